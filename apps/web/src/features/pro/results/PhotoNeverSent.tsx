import type { Workspace } from "@carnation/data";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { PhotoMissingPage } from "./PhotoMissingPage.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

const abandon = (workspace: Workspace, id: string): Promise<void> => workspace.diagnoses.abandon(id);

/** A diagnosis whose photo never came: it is taken up again, with the agreement that was given for it if there is one, or ended. */
export function PhotoNeverSent({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const { run } = useMutation(abandon);
  return (
    <PhotoMissingPage title="Photo non envoyée" diagnosis={diagnosis}>
      <p className="max-w-[36em] font-serif text-synthesis">
        Ce diagnostic a été ouvert, mais sa photo n’a pas été envoyée jusqu’au bout.
      </p>
      <p className="max-w-[60ch] text-ink-2">
        {diagnosis.consent
          ? "L’accord de la personne est enregistré. Reprenez sa photo, ou mettez fin à ce diagnostic."
          : "L’accord de la personne n’est pas enregistré\u00A0: ce diagnostic ne peut pas être repris. Mettez-y fin."}
      </p>
      <div className="flex flex-wrap gap-3">
        {diagnosis.consent ? (
          <Button asChild variant="primary">
            <Link to={paths.resumeDiagnosis(diagnosis.id)}>Reprendre la photo</Link>
          </Button>
        ) : null}
        <ConfirmDialog
          trigger={<Button>Abandonner ce diagnostic</Button>}
          title={"Abandonner ce diagnostic\u202F?"}
          consequence="Il restera dans la liste, sans photo ni résultat, et ne pourra plus être repris."
          confirmLabel="Abandonner le diagnostic"
          describeError={errorMessage}
          onConfirm={() => run(diagnosis.id)}
        />
      </div>
    </PhotoMissingPage>
  );
}
