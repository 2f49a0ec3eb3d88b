import type { ReactNode } from "react";
import type { RoutineStep } from "./routineMoves.ts";

interface RoutineStepContentProps {
  readonly step: RoutineStep;
  /** Control or picture before its words. @default its thumbnail */
  readonly lead?: ReactNode;
}

/** Shows what a step costs, at the end of its line. Not part of its content: its controls must not be there twice. */
export function RoutineStepEnd({ step }: Pick<RoutineStepContentProps, "step">): ReactNode {
  return step.end ? <div className="cn-routine__end">{step.end}</div> : null;
}

/** Shows what is said of a step in its whole width, under its name and what it costs. */
export function RoutineStepDetails({ step }: Pick<RoutineStepContentProps, "step">): ReactNode {
  return step.details ? <div className="cn-routine__details">{step.details}</div> : null;
}

/** Shows what is read of a step, wherever it stands: in the list, on paper, under the finger that moves it. */
export function RoutineStepContent({ step, lead = step.media }: RoutineStepContentProps): ReactNode {
  return (
    <>
      {lead ? <span className="cn-routine__lead">{lead}</span> : null}
      <div className="cn-routine__body">
        <p className="cn-routine__name">{step.name}</p>
        {step.note ? <p className="cn-routine__note">{step.note}</p> : null}
      </div>
    </>
  );
}
