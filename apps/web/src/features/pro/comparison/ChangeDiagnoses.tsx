import { comparisonRefusalTexts } from "@carnation/domain/comparison";
import { formatDateTime } from "@carnation/domain/format";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { SelectField } from "@carnation/ui/select-field";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { diagnosesOf } from "../../../shared/watch/catalogueAtoms.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";

interface ChangeDiagnosesProps {
  readonly before: Diagnosis;
  readonly after: Diagnosis;
  readonly customer: Customer;
}

/** Two other diagnoses of the same client. */
export function ChangeDiagnoses({ before, after, customer }: ChangeDiagnosesProps): ReactNode {
  const listed = itemsOf(useAtomValue(diagnosesOf(customer.id))).filter(({ state }) => state === "done");
  // Those of the address may be older than the list goes back.
  const known = new Map([...listed, after, before].map((diagnosis) => [diagnosis.id, diagnosis]));
  const options = [...known.values()].map(({ id, created }) => ({
    value: id,
    label: formatDateTime(created),
  }));
  const [open, setOpen] = useState(false);
  const [one, setOne] = useState(before.id);
  const [other, setOther] = useState(after.id);
  const navigate = useNavigate();
  const same = one === other ? comparisonRefusalTexts["same-diagnosis"].message : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="text">Changer les diagnostics</Button>}
      title="Changer les diagnostics"
      description={`Deux diagnostics terminés de ${customerLabel(customer)}. Le plus ancien est toujours montré en premier.`}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Annuler</Button>
          <Button
            variant="primary"
            disabled={same !== undefined}
            onClick={() => {
              setOpen(false);
              void navigate(paths.comparison(one, other));
            }}
          >
            Comparer
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="Premier diagnostic"
          options={options}
          value={one}
          onValueChange={(id) => setOne(id ?? before.id)}
        />
        <SelectField
          label="Second diagnostic"
          options={options}
          value={other}
          onValueChange={(id) => setOther(id ?? after.id)}
          error={same}
        />
        {options.length === 2 ? (
          <p className="text-small text-ink-2">
            Ce sont les deux seuls diagnostics terminés de cette fiche. Une prochaine photo permettra d’autres
            comparaisons.
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
