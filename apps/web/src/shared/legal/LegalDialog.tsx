import "../../styles/joining.css";
import { type LegalTextName, legalTextTitles } from "@carnation/product/legal";
import { Dialog } from "@carnation/ui/dialog";
import type { ReactNode } from "react";
import { LegalSections } from "./LegalSections.tsx";

interface LegalDialogProps {
  readonly text: LegalTextName;
  readonly onClose: () => void;
}

/** One of the legal texts, to read without leaving the page. */
export function LegalDialog({ text, onClose }: LegalDialogProps): ReactNode {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={legalTextTitles[text]}
    >
      <LegalSections text={text} heading="h3" />
    </Dialog>
  );
}
