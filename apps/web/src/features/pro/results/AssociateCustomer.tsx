import { listLimits } from "@carnation/product/limits";
import { Button, type ButtonProps } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { Link as TextLink } from "@carnation/ui/link";
import { useAtom } from "jotai";
import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { loadCode } from "../../../shared/code/loadCode.ts";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { customersAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { Skeleton } from "@carnation/ui/skeleton";

// The list that is searched weighs as much as the rest of the page, and few results ask for it.
const AssociateForm = lazy(async () => ({
  default: (await loadCode("associate-form", import("./AssociateForm.tsx"))).AssociateForm,
}));

interface AssociateCustomerProps {
  /** The quick diagnosis. */
  readonly diagnosisId: string;
  readonly variant?: ButtonProps["variant"];
}

/** « Associer à un client »: gives a quick diagnosis its client; the page follows the stored diagnosis by itself. */
export function AssociateCustomer({ diagnosisId, variant }: AssociateCustomerProps): ReactNode {
  const [customers, retry] = useAtom(customersAtom);
  const isCut =
    customers.status === "ready" && customers.value.length + customers.unreadable >= listLimits.customers;
  return (
    <Dialog
      trigger={<Button variant={variant}>Associer à un client</Button>}
      title="Associer à un client"
      description="Ce diagnostic rapide rejoindra la fiche du client, où il se suit et se compare."
    >
      <ListContent
        watched={customers}
        onRetry={retry}
        skeleton={<Skeleton height="5rem" />}
        empty={<p className="text-ink-2">Aucun client pour l’instant.</p>}
      >
        {(known) => (
          <Suspense fallback={<Skeleton height="5rem" />}>
            <AssociateForm diagnosisId={diagnosisId} customers={known} isCut={isCut} />
          </Suspense>
        )}
      </ListContent>
      <p className="mt-5 text-small">
        <TextLink asChild size="sm">
          <Link to={paths.addCustomer}>Ajouter un client</Link>
        </TextLink>
      </p>
    </Dialog>
  );
}
