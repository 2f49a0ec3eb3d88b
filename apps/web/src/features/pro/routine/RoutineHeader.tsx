import { formatTime } from "@carnation/domain/format";
import { type Customer, customerLabel } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { PageHeader } from "@carnation/ui/page-header";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import type { RoutineEditing } from "./useRoutineEditing.ts";
import { useDiagnosisDay } from "../../../shared/diagnosis/useDiagnosisDay.ts";

interface RoutineHeaderProps {
  readonly diagnosis: Diagnosis;
  readonly customer: Customer | null;
  readonly editing: RoutineEditing;
  readonly onSave: () => void;
  /** Gives one's own changes up. */
  readonly onGiveUp: () => void;
  /** Puts what the diagnosis asks for in the place of what is stored; null when it asks for nothing. */
  readonly onStartAgain: (() => void) | null;
}

/** Shows whose routine it is, and whether it is saved. */
export function RoutineHeader(props: RoutineHeaderProps): ReactNode {
  const { diagnosis, customer, editing, onSave } = props;
  const { id } = diagnosis;
  const day = useDiagnosisDay(diagnosis, customer?.id ?? null);
  const results = <Link to={paths.results(id)}>{`Diagnostic du ${day}`}</Link>;
  return (
    <>
      <PageHeader
        before={
          <Breadcrumbs
            items={[
              ...(customer === null
                ? [{ id: "diagnosis", content: <Link to={paths.diagnosis}>Diagnostic</Link> }]
                : [
                    { id: "customers", content: <Link to={paths.customers}>Mes clients</Link> },
                    {
                      id: "customer",
                      content: <Link to={paths.customer(customer.id)}>{customerLabel(customer)}</Link>,
                    },
                  ]),
              { id: "results", content: results },
              { id: "here", content: "Routine" },
            ]}
          />
        }
        title={<PageHeading as="span" />}
        facts={[
          customer === null ? "Diagnostic cosmétique rapide" : customerLabel(customer),
          `D’après la photo du ${day}`,
        ]}
        actions={
          <Button loading={editing.saving} onClick={onSave}>
            Enregistrer
          </Button>
        }
      />
      <SaveState editing={editing} onGiveUp={props.onGiveUp} onStartAgain={props.onStartAgain} />
    </>
  );
}

/** Tells whether what is shown is what is stored. */
function SaveState({
  editing,
  onGiveUp,
  onStartAgain,
}: Pick<RoutineHeaderProps, "editing" | "onGiveUp" | "onStartAgain">): ReactNode {
  const { dirty, isStored, savedAt } = editing;
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 text-small text-ink-2">
      <output className="flex items-center gap-2">
        {isStored && !dirty ? <Check aria-hidden="true" size={16} strokeWidth={1.5} /> : null}
        {stateText(dirty, isStored, savedAt)}
      </output>
      {dirty ? (
        <Button variant="text" size="sm" className="-ms-3" onClick={onGiveUp}>
          {isStored ? "Revenir à la version enregistrée" : "Revenir à la proposition"}
        </Button>
      ) : null}
      {isStored && !dirty && onStartAgain !== null ? (
        <Button variant="text" size="sm" className="-ms-3" onClick={onStartAgain}>
          Repartir de la proposition
        </Button>
      ) : null}
    </div>
  );
}

function stateText(dirty: boolean, isStored: boolean, savedAt: Date | null): string {
  if (dirty) return "Modifications non enregistrées, gardées dans cet onglet";
  if (!isStored) return "Proposition à partir du diagnostic, pas encore enregistrée";
  return savedAt === null ? "Enregistrée" : `Enregistrée à ${formatTime(savedAt)}`;
}
