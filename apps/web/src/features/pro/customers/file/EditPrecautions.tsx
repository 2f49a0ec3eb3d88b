import {
  type Contraindication,
  contraindicationGroupLabels,
} from "@carnation/domain/internal/contraindication";
import { contraindicationsByGroup } from "@carnation/product/contraindication";
import { type Customer, customerLabel } from "@carnation/product/customer";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { Dialog } from "@carnation/ui/dialog";
import { Skeleton } from "@carnation/ui/skeleton";
import { useUnsavedChanges } from "@carnation/ui/unsaved-changes";
import { useAtom } from "jotai";
import { useId, useState, type ReactNode } from "react";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { contraindicationsAtom } from "../../../../shared/watch/catalogueAtoms.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { savePrecautions } from "./customerFile.ts";
import { GONE_FROM_CATALOGUE } from "./namedPrecautions.ts";
import { useLeaveBlocker } from "../../../../shared/forms/useLeaveBlocker.ts";

interface EditPrecautionsProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** The precautions of a client, ticked in the catalogue, group by group. */
export function EditPrecautions({ customer, onClose }: EditPrecautionsProps): ReactNode {
  const [watched, retry] = useAtom(contraindicationsAtom);
  const formId = useId();
  // As they are when it opens: what another tab changes meanwhile is not overwritten.
  const [seen] = useState(customer);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(seen.contraindications));
  const { run, pending, failure } = useMutation(savePrecautions);
  const own = new Set(seen.contraindications);
  const dirty = ticked.size !== own.size || [...own].some((id) => !ticked.has(id));
  const { confirmLeave, dialog } = useUnsavedChanges({ dirty, blocker: useLeaveBlocker(() => dirty) });
  const replace = (offered: readonly Contraindication[], chosen: readonly string[]): void =>
    setTicked((before) => {
      const elsewhere = [...before].filter((id) => offered.every((other) => other.id !== id));
      return new Set([...elsewhere, ...chosen]);
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || pending ? undefined : confirmLeave(onClose))}
      title="Modifier les précautions"
      description={`Ce que ${customerLabel(customer)} vous a signalé. Les prochains diagnostics en tiennent compte.`}
      actions={
        <>
          {/* Beside what was pressed: the list scrolls, and its end may be out of sight. */}
          {failure === null ? null : (
            <Alert tone="error" className="w-full">
              {failure}
            </Alert>
          )}
          <Button disabled={pending} onClick={() => confirmLeave(onClose)}>
            Annuler
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={pending}>
            Enregistrer les précautions
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          // Why it failed is said beside the button; what is ticked stays.
          run(seen, [...ticked]).then(onClose, () => undefined);
        }}
      >
        <ListContent
          watched={watched}
          onRetry={retry}
          skeleton={<Skeleton height="12rem" />}
          empty={<p className="text-ink-2">Le catalogue ne contient aucune précaution.</p>}
        >
          {(catalogue) =>
            contraindicationsByGroup([...catalogue, ...goneFrom(catalogue, seen)]).map(
              ({ group, contraindications: offered }) => (
                <CheckboxGroup
                  key={group ?? "other"}
                  label={group === null ? "Autres" : contraindicationGroupLabels[group]}
                  options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                  value={offered.map(({ id }) => id).filter((id) => ticked.has(id))}
                  onValueChange={(chosen) => replace(offered, chosen ?? [])}
                  layout="columns"
                  // What was ticked while it is sent would be lost when it closes.
                  readOnly={pending}
                />
              ),
            )
          }
        </ListContent>
      </form>
      {dialog}
    </Dialog>
  );
}

/** The precautions of a client that the catalogue has no more: they are kept until they are unticked. */
function goneFrom(catalogue: readonly Contraindication[], { contraindications: own }: Customer) {
  return own
    .filter((id) => catalogue.every((known) => known.id !== id))
    .map((id): Contraindication => ({ id, name: GONE_FROM_CATALOGUE, created: null, group: null }));
}
