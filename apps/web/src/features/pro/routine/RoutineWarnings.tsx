import { type RoutineWarning } from "@carnation/domain/routine";
import { type ContraindicatedStep } from "@carnation/domain/internal/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import type { Question } from "./RoutineQuestion.tsx";

interface RoutineWarningsProps {
  readonly warnings: readonly RoutineWarning[];
  /** Steps that stand against a contraindication without a written reason. */
  readonly forbidden: readonly ContraindicatedStep[];
  readonly onAsk: (question: Question) => void;
}

/** Shows what to look at again before the routine leaves, summed up. Only what is set aside without a reason keeps it back. */
export function RoutineWarnings({ warnings, forbidden, onAsk }: RoutineWarningsProps): ReactNode {
  const points = [
    ...forbidden.map(
      ({ step, reasons }) =>
        `«\u00A0${step.label}\u00A0»\u00A0: contre-indication (${reasons.join("\u202F; ")}). Retirez cette étape, ou écrivez pourquoi vous la gardez.`,
    ),
    ...warnings.map(({ sentence }) => sentence),
  ];
  if (points.length === 0) return null;
  return (
    <Alert
      tone="warning"
      actions={
        warnings.some(({ kind }) => kind === "no-sunscreen") ? (
          <Button onClick={() => onAsk({ kind: "add", moment: "morning", words: "protection solaire" })}>
            Choisir une protection solaire
          </Button>
        ) : undefined
      }
    >
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
