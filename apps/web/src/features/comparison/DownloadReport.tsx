import type { DiagnosisComparison } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { download } from "../../common/download.ts";
import { useMutation } from "../../common/state/useMutation.ts";
import { pairOf, previewReport } from "./comparisons.ts";

/** The report as a PDF, for whoever prints it or hands it over. */
export function DownloadReport({ comparison }: { readonly comparison: DiagnosisComparison }): ReactNode {
  const { run, pending, failure } = useMutation(previewReport);
  const start = async (): Promise<void> => {
    try {
      const { pdf, name } = await run(pairOf(comparison));
      download(pdf, name);
    } catch {
      // Why it failed is said beside the button.
    }
  };
  return (
    <>
      <Button
        loading={pending}
        icon={<Download aria-hidden="true" size={20} strokeWidth={1.5} />}
        onClick={() => void start()}
      >
        Télécharger le PDF
      </Button>
      {failure === null ? null : (
        <Alert tone="error" className="w-full">
          {failure}
        </Alert>
      )}
    </>
  );
}
