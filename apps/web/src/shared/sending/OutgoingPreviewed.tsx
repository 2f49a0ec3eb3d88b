import { Button } from "@carnation/ui/button";
import { ErrorState } from "@carnation/ui/error-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { download } from "../browser/download.ts";
import { PdfPages } from "../pdf/PdfPages.tsx";
import type { Reading } from "../watch/useReading.ts";
import { Waiting } from "../feedback/Waiting.tsx";
import type { OutgoingPreview } from "./outgoing.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

interface OutgoingPreviewedProps extends Reading<OutgoingPreview> {
  /** Holds what its pages are called. */
  readonly pages: string;
}

/** The message and the document that it carries, as they would leave now. */
export function OutgoingPreviewed({ reading, retry, pages }: OutgoingPreviewedProps): ReactNode {
  if (reading.status === "failed") {
    return (
      <div className="mt-6">
        <ErrorState title="Aperçu indisponible" onRetry={retry}>
          {errorMessage(reading.error)}
        </ErrorState>
      </div>
    );
  }
  if (reading.status !== "ready") {
    return (
      <div className="mt-6">
        <Waiting onRetry={retry}>
          <Skeleton height="20rem" />
        </Waiting>
      </div>
    );
  }
  const { subject, message, name, pdf } = reading.value;
  return (
    <div className="mt-6 grid gap-5 border-t border-line pt-4">
      <section aria-label="Message">
        <h3 className="text-[17px]/[1.3]">{subject}</h3>
        <p className="mt-2 text-small whitespace-pre-line text-ink-2">{message}</p>
      </section>
      <section aria-label="Pièce jointe" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-[17px]/[1.3] [overflow-wrap:anywhere]">{name}</h3>
          <Button
            size="sm"
            icon={<Download aria-hidden="true" size={16} strokeWidth={1.5} />}
            onClick={() => download(pdf, name)}
          >
            Télécharger
          </Button>
        </div>
        <PdfPages file={pdf} label={pages} />
      </section>
    </div>
  );
}
