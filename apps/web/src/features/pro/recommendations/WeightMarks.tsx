import type { Weight } from "@carnation/domain/routine";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";

const steps = [1, 2, 3, 4, 5] as const;

/** A weight from 1 to 5 as strokes, as the form draws it, with its number. */
export function WeightMarks({ weight }: { readonly weight: Weight }): ReactNode {
  return (
    <span className="flex items-center gap-4">
      <span aria-hidden="true" className="flex gap-1">
        {steps.map((step) => (
          <span key={step} className={`h-1.5 w-6 ${step <= weight ? "bg-ink" : "bg-line"}`} />
        ))}
      </span>
      <span aria-hidden="true">{weight}</span>
      <VisuallyHidden>{`poids ${weight} sur 5`}</VisuallyHidden>
    </span>
  );
}
