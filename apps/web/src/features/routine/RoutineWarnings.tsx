import type { ContraindicatedStep, RoutineWarning } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";

interface RoutineWarningsProps {
  readonly warnings: readonly RoutineWarning[];
  /** Steps that stand against a contraindication without a written reason. */
  readonly forbidden: readonly ContraindicatedStep[];
}

/** What to look at again before the routine leaves, summed up. Only what is set aside without a reason keeps it back. */
export function RoutineWarnings({ warnings, forbidden }: RoutineWarningsProps): ReactNode {
  const points = [
    ...forbidden.map(
      ({ step, reasons }) =>
        `«\u00A0${step.label}\u00A0»\u00A0: contre-indication (${reasons.join("\u202F; ")}). Retirez cette étape, ou écrivez pourquoi vous la gardez.`,
    ),
    ...warnings.map(({ sentence }) => sentence),
  ];
  if (points.length === 0) return null;
  return (
    <Alert tone="warning">
      {points.length === 1 ? (
        points[0]
      ) : (
        <>
          {points.length} points à revoir
          <ul className="mt-1 list-disc ps-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
