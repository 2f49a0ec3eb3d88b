import { formatDate } from "@carnation/domain/format";
import { type LegalTextName, legalTextOf } from "@carnation/product/legal";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { errorMessage } from "../feedback/errorMessage.ts";
import { useLegalSettings } from "./useLegalSettings.ts";

interface LegalSectionsProps {
  readonly text: LegalTextName;
  /** Level of the sections' headings: under the page's, or under the dialog's. */
  readonly heading: "h2" | "h3";
}

/** The words of a legal text with the facts of the deployment, once those are there. */
export function LegalSections({ text, heading: Heading }: LegalSectionsProps): ReactNode {
  const [state, retry] = useLegalSettings();
  if (state.status === "loading") return <output className="text-ink-2">Chargement…</output>;
  if (state.status === "failed") {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="error">{errorMessage(state.error)}</Alert>
        <Button onClick={retry}>Réessayer</Button>
      </div>
    );
  }
  const { version, sections } = legalTextOf(text, state.settings);
  return (
    <div className="grid gap-6 pb-2">
      {version === null ? null : (
        <p className="text-small text-ink-2">{`En vigueur depuis le ${formatDate(new Date(version))}.`}</p>
      )}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-2">
          <Heading className="font-serif text-[18px]/[1.3] font-normal">{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="break-words text-ink-2 text-pretty">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
