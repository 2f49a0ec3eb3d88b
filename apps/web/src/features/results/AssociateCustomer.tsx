import type { Workspace } from "@carnation/data";
import { type Customer, customerLabel } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button, type ButtonProps } from "@carnation/ui/button";
import { ComboboxField } from "@carnation/ui/combobox-field";
import { Dialog } from "@carnation/ui/dialog";
import { Link as TextLink } from "@carnation/ui/link";
import { useAtom } from "jotai";
import { useState, type FormEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { ListContent } from "../../common/ListContent.tsx";
import { paths } from "../../common/navigation/paths.ts";
import { customersAtom } from "../../common/state/catalogueAtoms.ts";
import { useMutation } from "../../common/state/useMutation.ts";
import { Skeleton } from "@carnation/ui/skeleton";

const associate = (workspace: Workspace, id: string, customer: string): Promise<void> =>
  workspace.diagnoses.associate(id, customer);

interface AssociateCustomerProps {
  /** The quick diagnosis. */
  readonly diagnosisId: string;
  readonly variant?: ButtonProps["variant"];
}

/** « Associer à un client »: gives a quick diagnosis its client; the page follows the stored diagnosis by itself. */
export function AssociateCustomer({ diagnosisId, variant }: AssociateCustomerProps): ReactNode {
  const [customers, retry] = useAtom(customersAtom);
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
        {(known) => <AssociateForm diagnosisId={diagnosisId} customers={known} />}
      </ListContent>
      <p className="mt-5 text-small">
        <TextLink asChild size="sm">
          <Link to={paths.addCustomer}>Ajouter un client</Link>
        </TextLink>
      </p>
    </Dialog>
  );
}

interface AssociateFormProps {
  readonly diagnosisId: string;
  readonly customers: readonly Customer[];
}

function AssociateForm({ diagnosisId, customers }: AssociateFormProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { run, pending, failure } = useMutation(associate);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(chosen === null);
    // The failure is said below. Once it is done the page itself shows the client, and this form is gone.
    if (chosen !== null) run(diagnosisId, chosen).catch(() => undefined);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ComboboxField
        label="Client"
        hint="Le client doit avoir donné son accord à l’analyse de ses photos."
        options={customers.map((customer) => ({
          value: customer.id,
          label: customerLabel(customer),
          description: customer.consent ? customer.email : `${customer.email} · accord à recueillir`,
        }))}
        value={chosen}
        onValueChange={setChosen}
        error={missing && chosen === null ? "Choisissez un client." : undefined}
      />
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button type="submit" variant="primary" className="justify-self-start" loading={pending}>
        Associer le diagnostic
      </Button>
    </form>
  );
}
