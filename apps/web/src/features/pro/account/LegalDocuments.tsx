import type { Workspace } from "@carnation/data";
import type { LegalDocumentName } from "@carnation/product/legal";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { download } from "../../../shared/browser/download.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";

const read = (workspace: Workspace, document: LegalDocumentName) => workspace.account.legalDocument(document);

const buttons: readonly { readonly document: LegalDocumentName; readonly words: string }[] = [
  { document: "contract", words: "Contrat de sous-traitance (PDF)" },
  { document: "register", words: "Modèle de registre (PDF)" },
];

/** The contract with her name, and the register that she completes. */
export function LegalDocuments(): ReactNode {
  const { run, failure } = useMutation(read);
  const [asked, setAsked] = useState<LegalDocumentName | null>(null);
  const fetchDocument = async (document: LegalDocumentName): Promise<void> => {
    setAsked(document);
    try {
      const { name, pdf } = await run(document);
      download(pdf, name);
    } catch {
      // Why it failed is said in the page.
    } finally {
      setAsked(null);
    }
  };
  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <p className="text-small text-ink-2">
        Vous décidez des données de vos clients{"\u00A0"}: la loi vous demande ce contrat, et un registre à
        compléter.
      </p>
      {buttons.map(({ document, words }) => (
        <Button
          key={document}
          size="sm"
          loading={asked === document}
          onClick={() => void fetchDocument(document)}
        >
          {words}
        </Button>
      ))}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </div>
  );
}
