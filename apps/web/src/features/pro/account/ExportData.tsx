import { formatCount, formatList } from "@carnation/domain/format";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Progress } from "@carnation/ui/progress";
import { useEffect, useRef, type ReactNode } from "react";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useAccountExport } from "./useAccountExport.ts";

/** Count of how many of what could not be read are named in the page; the archive names all. */
const NAMED = 3;

/** « Exporter mes données »: everything, in one archive. */
export function ExportData(): ReactNode {
  const { progress, failure, done, cancelled, start, cancel } = useAccountExport();
  const button = useRef<HTMLButtonElement>(null);
  const underWay = progress !== null;
  // The button that gives it up goes away with it, and with it the focus.
  useEffect(() => {
    if (!underWay) return undefined;
    const origin = button.current;
    return () => {
      if (document.activeElement === document.body) origin?.focus();
    };
  }, [underWay]);
  return (
    <PageSection title="Vos données">
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-2">
          Une archive ZIP de tout ce que Carnation garde de vous{"\u00A0"}: profil, clients, diagnostics,
          photos, routines, devis, factures et recommandations.
        </p>
        <Button ref={button} loading={underWay} onClick={start}>
          Exporter mes données
        </Button>
        {progress === null ? null : (
          <div className="grid w-full justify-items-start gap-1">
            <Progress
              className="w-full"
              label={progress.step === "documents" ? "Lecture de vos fiches" : "Lecture de vos fichiers"}
              value={progress.step === "documents" || progress.of === 0 ? null : progress.read / progress.of}
              detail={
                progress.step === "documents"
                  ? formatCount(progress.read, "élément lu", "éléments lus")
                  : `${formatCount(progress.read, "fichier", "fichiers")} sur ${progress.of}`
              }
            />
            <Button variant="text" size="sm" className="-ms-[12px]" onClick={cancel}>
              Annuler l’export
            </Button>
          </div>
        )}
        {cancelled ? <p className="text-small text-ink-2">L’export est annulé.</p> : null}
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        {done === null ? null : <Done failed={done.failed} />}
      </div>
    </PageSection>
  );
}

function Done({ failed }: { readonly failed: readonly string[] }): ReactNode {
  if (failed.length === 0) {
    return <Alert tone="success">Votre archive est prête, dans vos téléchargements.</Alert>;
  }
  const named = failed.slice(0, NAMED);
  const others = failed.length - named.length;
  const list = formatList([...named, ...(others > 0 ? [formatCount(others, "autre", "autres")] : [])]);
  return (
    <Alert tone="warning" role="alert">
      {`Votre archive est prête, sauf ${formatCount(failed.length, "élément qui n’a pas pu être lu", "éléments qui n’ont pas pu être lus")}\u00A0: ${list}. Elle les nomme dans LISEZ-MOI.txt. Recommencez dans un instant.`}
    </Alert>
  );
}
