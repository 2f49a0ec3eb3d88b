import { type Routine, routineDifferences } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import type { RoutineEditing } from "./useRoutineEditing.ts";

interface RoutineConflictProps {
  readonly editing: RoutineEditing;
  /** Holds what was saved elsewhere meanwhile. */
  readonly other: Routine;
  /** Takes the other one. */
  readonly onGiveUp: () => void;
}

/** The routine was saved elsewhere while it was changed here: the person chooses, and until then nothing is lost. */
export function RoutineConflict({ editing, other, onGiveUp }: RoutineConflictProps): ReactNode {
  const differences = routineDifferences(editing.routine, other);
  return (
    <Alert
      tone="warning"
      role="alert"
      actions={
        <>
          <Button onClick={onGiveUp}>Prendre l’autre version</Button>
          <Button loading={editing.saving} onClick={() => void editing.save({ over: true })}>
            Garder la mienne
          </Button>
        </>
      }
    >
      <strong className="font-medium">Cette routine a été enregistrée ailleurs entre-temps.</strong> Vos
      modifications sont gardées ici. L’autre version{"\u00A0"}:
      <ul className="mt-1 list-disc ps-5">
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </Alert>
  );
}
