import { type AiSettingsChange, aiSettingsChangeWords } from "@carnation/product/ai-settings";
import { formatCount } from "@carnation/domain/format";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { sectionOfPath, settingsSection } from "./settingsSections.ts";
import { sectionAddress } from "./useSettingsSection.ts";

interface DraftSectionProps {
  readonly changes: readonly AiSettingsChange[];
}

const first = settingsSection(null);

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
          <ChangeList
            isDraft
            changes={changes}
            renderLabel={({ path }, label) => (
              <Link
                to={sectionAddress((sectionOfPath(path.join("."), first) ?? first).id)}
                replace
                preventScrollReset
                data-row=""
                className="ai-link font-medium"
              >
                {label}
              </Link>
            )}
          />
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
