import { ErrorState } from "@carnation/ui/error-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { OpenPdf, PdfPage } from "./openPdf.ts";

interface PdfPagesProps {
  readonly file: Blob;
  /** Holds what it is: « Rapport de comparaison ». */
  readonly label: string;
}

/** The pages of a PDF one under the other, as they are printed. */
export function PdfPages({ file, label }: PdfPagesProps): ReactNode {
  const [opened, setOpened] = useState<OpenPdf | "failed" | null>(null);
  useEffect(() => {
    let isShown = true;
    let document: OpenPdf | null = null;
    const open = async (): Promise<void> => {
      try {
        const { openPdf } = await import("./openPdf.ts");
        document = await openPdf(file);
        if (isShown) setOpened(document);
        else document.close();
      } catch {
        if (isShown) setOpened("failed");
      }
    };
    void open();
    return () => {
      isShown = false;
      document?.close();
    };
  }, [file]);
  if (opened === null) return <Skeleton height="24rem" />;
  if (opened === "failed") {
    return (
      <ErrorState title="L’aperçu ne peut pas être affiché ici">
        Le document lui-même est prêt{"\u00A0"}: téléchargez-le pour le lire.
      </ErrorState>
    );
  }
  return (
    <ol aria-label={label} className="grid gap-4">
      {opened.pages.map((page) => (
        <li key={page.number}>
          <Page page={page} of={opened.pages.length} />
        </li>
      ))}
    </ol>
  );
}

function Page({ page, of }: { readonly page: PdfPage; readonly of: number }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // A drawing that is cut short by the closing of its document is seen by nobody.
    if (canvas.current) page.draw(canvas.current).catch(() => undefined);
  }, [page]);
  return (
    <figure>
      <canvas
        ref={canvas}
        aria-hidden="true"
        className="block w-full border border-line bg-white"
        style={{ aspectRatio: page.ratio }}
      />
      <figcaption className="cn-visually-hidden">{`Page ${page.number} sur ${of}. ${page.text}`}</figcaption>
    </figure>
  );
}
