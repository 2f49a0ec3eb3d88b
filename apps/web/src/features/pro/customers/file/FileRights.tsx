import { type Customer, customerLabel } from "@carnation/product/customer";
import { erasureTexts } from "@carnation/product/erasure";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Progress } from "@carnation/ui/progress";
import { useEffect, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { noticeState } from "../../../../shared/session/notices.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { pages } from "../../../../shared/customers/customers.ts";
import { eraseCustomer } from "./customerFile.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useExport } from "./useExport.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

/** Shows what the client may ask for: their file, and that it be erased. */
export function FileRights({ customer }: { readonly customer: Customer }): ReactNode {
  const navigate = useNavigate();
  const { run } = useMutation(eraseCustomer);
  const exporting = useExport(customer);
  const name = customerLabel(customer);
  const exportButton = useRef<HTMLButtonElement>(null);
  const underWay = exporting.progress !== null;
  // The button that gives it up goes away with it, and with it the focus.
  useEffect(() => {
    if (!underWay) return undefined;
    const button = exportButton.current;
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [underWay]);
  return (
    <PageSection title="Droits de la personne">
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-2">
          Le dossier peut être remis à la personne, ou effacé à sa demande.
        </p>
        <Button ref={exportButton} loading={exporting.pending} onClick={() => exporting.start()}>
          Exporter le dossier
        </Button>
        {exporting.progress === null ? null : (
          <div className="grid w-full justify-items-start gap-1">
            <Progress className="w-full" label="Export du dossier" value={exporting.progress} />
            <Button variant="text" size="sm" className="-ms-[12px]" onClick={() => exporting.cancel()}>
              Annuler l’export
            </Button>
          </div>
        )}
        {exporting.failure === null ? null : <Alert tone="error">{exporting.failure}</Alert>}
        <ConfirmDialog
          trigger={<Button variant="danger">Supprimer le client et ses données</Button>}
          title={`Supprimer le dossier de ${name}\u202F?`}
          consequence={`${erasureTexts.customer.goes} ${erasureTexts.customer.stays}`}
          confirmLabel="Supprimer le dossier"
          confirmText={name}
          describeError={errorMessage}
          onConfirm={async () => {
            await run(customer.id);
            void navigate(pages.path, { state: noticeState("deleted") });
          }}
        >
          <p className="mb-4 text-small">
            Avant d’effacer, vous pouvez{" "}
            <Button variant="text" size="sm" loading={exporting.pending} onClick={() => exporting.start()}>
              exporter le dossier
            </Button>
          </p>
        </ConfirmDialog>
      </div>
    </PageSection>
  );
}
