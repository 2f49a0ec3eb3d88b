import type { ReactNode } from "react";
import type { RoutineStep } from "./routineMoves.ts";

interface RoutineStepContentProps {
  readonly step: RoutineStep;
  /** Place in the moment, from 1. */
  readonly rank: number;
}

/** Shows what is said of a step in its whole width, under its name and what is done with it. */
export function RoutineStepDetails({ step }: Pick<RoutineStepContentProps, "step">): ReactNode {
  return step.details ? <div className="cn-routine__details">{step.details}</div> : null;
}

/** Shows what is read of a step, wherever it stands: in the list, on paper, under the finger that moves it. */
export function RoutineStepContent({ step, rank }: RoutineStepContentProps): ReactNode {
  return (
    <>
      <span aria-hidden="true" className="cn-routine__rank">
        {rank}
      </span>
      {step.media ? <span className="cn-routine__media">{step.media}</span> : null}
      <div className="cn-routine__body">
        <p className="cn-routine__name">{step.name}</p>
        {step.note ? <p className="cn-routine__note">{step.note}</p> : null}
      </div>
    </>
  );
}
