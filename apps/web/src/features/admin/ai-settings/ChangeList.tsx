import { type AiSettingsChange, aiSettingsChangeWords } from "@carnation/product/ai-settings";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";

/** Shows what differs between two versions, each from what to what. */
export function ChangeList({ changes }: { readonly changes: readonly AiSettingsChange[] }): ReactNode {
  if (changes.length === 0) return <p className="text-small text-ink-2">Aucune différence.</p>;
  return (
    <ul className="grid gap-1.5">
      {changes.map((change) => {
        const { label, before, after } = aiSettingsChangeWords(change);
        return (
          <li key={label} className="grid gap-x-4 text-small tablet:grid-cols-[17rem_minmax(0,1fr)]">
            <span className="font-medium">{label}</span>
            <span className="text-ink-2 [overflow-wrap:anywhere]">
              {before} <span aria-hidden="true">→</span>
              <VisuallyHidden>devient</VisuallyHidden> <span className="text-ink">{after}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
