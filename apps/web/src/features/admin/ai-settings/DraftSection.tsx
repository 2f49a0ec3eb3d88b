import { type AiSettingsChange, aiSettingsChangeWords } from "@carnation/product/ai-settings";
import { formatCount } from "@carnation/domain/format";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { sectionOfPath, settingsSection } from "./settingsSections.ts";
import { sectionAddress } from "./useSettingsSection.ts";

interface DraftSectionProps {
  readonly changes: readonly AiSettingsChange[];
}

/** Shows what is typed and not published yet, each change with the way to it. */
export function DraftSection({ changes }: DraftSectionProps): ReactNode {
  return (
    <PageSection title="Brouillon">
      {changes.length === 0 ? (
        <p className="text-ink-2">
          Rien n’a été changé{"\u00A0"}: les champs montrent les réglages en vigueur.
        </p>
      ) : (
        <>
          <p className="pb-2 text-small text-ink-2">
            Saisi ici et pas encore publié. Les photos suivent les réglages en vigueur jusque-là.
          </p>
          <ul>
            {changes.map((change) => {
              const { label, before, after } = aiSettingsChangeWords(change);
              return (
                <li
                  key={change.path.join(".")}
                  className="grid items-baseline gap-x-4 border-t border-line py-2.5 text-small tablet:grid-cols-[17rem_minmax(0,1fr)]"
                >
                  <Link
                    to={sectionAddress(
                      (sectionOfPath(change.path.join("."), settingsSection(null)) ?? settingsSection(null))
                        .id,
                    )}
                    replace
                    preventScrollReset
                    data-row=""
                    className="ai-link font-medium"
                  >
                    {label}
                  </Link>
                  <span className="text-ink-2 [overflow-wrap:anywhere]">
                    <s className="text-ink-3">{before}</s> <span aria-hidden="true">→</span>
                    <VisuallyHidden>devient</VisuallyHidden> <span className="text-ink">{after}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </PageSection>
  );
}

/** The changes in one line: the change itself when it is one and short, otherwise their number. */
export function draftWords(changes: readonly AiSettingsChange[]): string {
  const [only] = changes;
  if (only === undefined) return "Aucun changement";
  if (changes.length === 1) {
    const { label, before, after } = aiSettingsChangeWords(only);
    const words = `${label}\u00A0: ${before} → ${after}`;
    if (words.length <= LONGEST) return words;
  }
  return formatCount(changes.length, "changement à publier", "changements à publier");
}

/** Longest change that the foot of the form quotes, characters. */
const LONGEST = 64;
