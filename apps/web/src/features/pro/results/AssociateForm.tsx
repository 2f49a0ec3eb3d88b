import type { Workspace } from "@carnation/data";
import { type Customer, customerLabel } from "@carnation/product/customer";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { type ChoiceOption, ComboboxField } from "@carnation/ui/combobox-field";
import { LockedFields } from "@carnation/ui/form";
import { useState, type FormEvent, type ReactNode } from "react";
import { asking } from "../../../shared/customers/customers.ts";
import { matchCustomers } from "../../../shared/customers/matchCustomers.ts";
import { useChoiceSearch } from "../../../shared/resource/useChoiceSearch.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";

const associate = (workspace: Workspace, id: string, customer: string): Promise<void> =>
  workspace.diagnoses.associate(id, customer);

interface AssociateFormProps {
  readonly diagnosisId: string;
  readonly customers: readonly Customer[];
  /** True when there may be more clients than these: the server is searched too. */
  readonly isCut: boolean;
}

const optionOf = (customer: Customer): ChoiceOption => ({
  value: customer.id,
  label: customerLabel(customer),
  description: customer.consent ? customer.email : `${customer.email} · accord à recueillir`,
});

/** Shows which client a quick diagnosis belongs to. What the server refuses is said, and the choice stays. */
export function AssociateForm({ diagnosisId, customers, isCut }: AssociateFormProps): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { run, pending, failure } = useMutation(associate);
  const search = useChoiceSearch({ asking, read: customers, match: matchCustomers, optionOf });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(chosen === null);
    // The failure is said below. Once it is done the page itself shows the client, and this form is gone.
    if (chosen !== null) run(diagnosisId, chosen).catch(() => undefined);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <LockedFields locked={pending}>
        <ComboboxField
          label="Client"
          hint="Le client doit avoir donné son accord à l’analyse de ses photos."
          options={customers.map(optionOf)}
          onSearch={isCut ? search : undefined}
          value={chosen}
          onValueChange={setChosen}
          error={missing && chosen === null ? "Choisissez un client." : undefined}
        />
      </LockedFields>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button type="submit" variant="primary" className="justify-self-start" loading={pending}>
        Associer le diagnostic
      </Button>
    </form>
  );
}
