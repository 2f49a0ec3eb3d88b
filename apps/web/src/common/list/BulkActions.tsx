import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { useState, type ReactNode } from "react";
import type { Identified, ResourceActivation } from "../resource/Resource.ts";
import type { Activation } from "./useActivation.ts";

/** How many of the chosen ones the question names. */
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
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title={
            on.length === 1 && on[0]
              ? `Désactiver «\u00A0${nameOf(on[0])}\u00A0»\u202F?`
              : `Désactiver ${activation.count(on.length)}\u202F?`
          }
          consequence={activation.consequence(on, false)}
          confirmLabel={on.length === 1 ? "Désactiver" : `Désactiver ${activation.count(on.length)}`}
          onConfirm={async () => {
            await run(on, false);
            setAsked(false);
          }}
        >
          {on.length > 1 ? <Named names={on.map(nameOf)} /> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Named({ names }: { readonly names: readonly string[] }): ReactNode {
  const more = names.length - NAMED;
  return (
    <ul className="list-disc ps-5 text-ink-2">
      {names.slice(0, NAMED).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more > 0 ? <li>{`et ${more} ${more === 1 ? "autre" : "autres"}`}</li> : null}
    </ul>
  );
}
