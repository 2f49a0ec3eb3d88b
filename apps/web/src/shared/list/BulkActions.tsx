import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { useState, type ReactNode } from "react";
import type { Identified, ResourceActivation } from "../resource/Resource.ts";
import type { Activation } from "./useActivation.ts";

/** Count of how many of the chosen ones the question names. */
const NAMED = 5;

interface BulkActionsProps<Row extends Identified> {
  readonly chosen: readonly Row[];
  readonly activation: ResourceActivation<Row>;
  readonly nameOf: (row: Row) => string;
  readonly running: Activation<Row>;
  /** Called with those that stay chosen: what failed. */
  readonly onDone: (ids: readonly string[]) => void;
}

/** Switches the chosen rows on and off. Switching off asks first, and names them. */
export function BulkActions<Row extends Identified>({
  chosen,
  activation,
  nameOf,
  running,
  onDone,
}: BulkActionsProps<Row>): ReactNode {
  const [asked, setAsked] = useState(false);
  const off = chosen.filter((row) => !activation.isActive(row));
  const on = chosen.filter(activation.isActive);
  const busy = running.busy.size > 0;
  const run = async (rows: readonly Row[], active: boolean): Promise<void> => {
    const { failed } = await running.run(rows, active);
    onDone(failed.map(({ row }) => row.id));
  };
  return (
    <>
      <Button disabled={off.length === 0} loading={busy} onClick={() => void run(off, true)}>
        Activer
      </Button>
      <Button disabled={on.length === 0 || busy} onClick={() => setAsked(true)}>
        Désactiver
      </Button>
      {asked ? (
        <DeactivationQuestion
          rows={on}
          activation={activation}
          nameOf={nameOf}
          onConfirm={() => run(on, false)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

interface DeactivationQuestionProps<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly activation: ResourceActivation<Row>;
  readonly nameOf: (row: Row) => string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before rows are switched off: it names them, and says what follows. */
export function DeactivationQuestion<Row extends Identified>({
  rows,
  activation,
  nameOf,
  onConfirm,
  onClose,
}: DeactivationQuestionProps<Row>): ReactNode {
  const [only, ...more] = rows;
  const named = only && more.length === 0 ? `«\u00A0${nameOf(only)}\u00A0»` : activation.count(rows.length);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Désactiver ${named}\u202F?`}
      consequence={activation.consequence(rows)}
      confirmLabel={more.length === 0 ? "Désactiver" : `Désactiver ${named}`}
      onConfirm={async () => {
        await onConfirm();
        onClose();
      }}
    >
      {more.length > 0 ? <Named rows={rows} nameOf={nameOf} /> : null}
    </ConfirmDialog>
  );
}

interface NamedProps<Row> {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
}

/** Two of them may be called the same. */
function Named<Row extends Identified>({ rows, nameOf }: NamedProps<Row>): ReactNode {
  const more = rows.length - NAMED;
  return (
    <ul className="list-disc ps-5 text-ink-2">
      {rows.slice(0, NAMED).map((row) => (
        <li key={row.id}>{nameOf(row)}</li>
      ))}
      {more > 0 ? <li>{`et ${more} ${more === 1 ? "autre" : "autres"}`}</li> : null}
    </ul>
  );
}
