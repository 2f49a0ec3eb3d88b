import "../../styles/joining.css";
import { formatDate } from "@carnation/domain/format";
import { Dialog } from "@carnation/ui/dialog";
import type { ReactNode } from "react";
import { type LegalTextName, legalTexts } from "./legalTexts.ts";

interface LegalDialogProps {
  readonly text: LegalTextName;
  readonly onClose: () => void;
}

/** One of the two texts, to read without leaving the page. */
export function LegalDialog({ text, onClose }: LegalDialogProps): ReactNode {
  const { title, version, sections } = legalTexts[text];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={`En vigueur depuis le ${formatDate(new Date(version))}.`}
    >
      <div className="grid gap-6 pb-2">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-2">
            <h3 className="font-serif text-[18px]/[1.3] font-normal">{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-ink-2 text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
