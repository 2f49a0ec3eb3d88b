import { type AiSettingsChange, aiSettingsChangeWords } from "@carnation/product/ai-settings";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";

interface ChangeListProps {
  readonly changes: readonly AiSettingsChange[];
  /** Draws the name of a change that leads somewhere. @default its words */
  readonly renderLabel?: (change: AiSettingsChange, label: string) => ReactNode;
  /** True where each stands on a line of its own, what it was before struck. @default false */
  readonly isDraft?: boolean;
}

/** Shows what differs between two versions, each from what to what. */
export function ChangeList({ changes, renderLabel, isDraft = false }: ChangeListProps): ReactNode {
  if (changes.length === 0) return <p className="text-small text-ink-2">Aucune différence.</p>;
  return (
    <ul className={isDraft ? "" : "grid gap-1.5"}>
      {changes.map((change) => {
        const { label, before, after } = aiSettingsChangeWords(change);
        return (
          <li
            key={change.path.join(".")}
            className={`grid items-baseline gap-x-4 text-small tablet:grid-cols-[17rem_minmax(0,1fr)] ${isDraft ? "border-t border-line py-2.5" : ""}`}
          >
            {renderLabel ? renderLabel(change, label) : <span className="font-medium">{label}</span>}
            <span className="text-ink-2 [overflow-wrap:anywhere]">
              {isDraft ? <s className="text-ink-3">{before}</s> : before} <span aria-hidden="true">→</span>
              <VisuallyHidden>devient</VisuallyHidden> <span className="text-ink">{after}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
