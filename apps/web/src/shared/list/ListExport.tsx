import { formatCount, formatNumber } from "@carnation/domain/format";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Progress } from "@carnation/ui/progress";
import type { ReactNode } from "react";
import type { useListExport } from "./useListExport.ts";

/** Shows how far the export of a list is, and what came of it. */
export function ListExportNews({
  exporting: { progress, lines, failure, cancel },
}: {
  readonly exporting: ReturnType<typeof useListExport>;
}): ReactNode {
  if (progress !== null) {
    const { read, of } = progress;
    return (
      <div className="mb-5 grid justify-items-start gap-1">
        <Progress
          className="w-full"
          label="Export de la liste"
          value={of === 0 ? null : read / of}
          detail={
            of === 0 ? undefined : `${formatCount(read, "fiche lue", "fiches lues")} sur ${formatNumber(of)}`
          }
        />
        <Button variant="text" size="sm" className="-ms-3" onClick={cancel}>
          Annuler l’export
        </Button>
      </div>
    );
  }
  if (failure !== null) {
    return (
      <Alert tone="error" className="mb-5">
        {failure}
      </Alert>
    );
  }
  return lines === null ? null : (
    <Alert tone="success" className="mb-5">
      {`Le fichier est dans vos téléchargements\u00A0: ${formatCount(lines, "ligne", "lignes")}.`}
    </Alert>
  );
}
