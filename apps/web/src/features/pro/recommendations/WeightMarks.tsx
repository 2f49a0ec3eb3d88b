import type { Weight } from "@carnation/domain/routine";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";

const steps = [1, 2, 3, 4, 5] as const;

interface WeightMarksProps {
  readonly weight: Weight;
  /** `sm` draws short strokes without the number. */
  readonly size?: "sm" | "md";
}

/** A weight from 1 to 5 as strokes, as the form draws it, with its number. */
export function WeightMarks({ weight, size = "md" }: WeightMarksProps): ReactNode {
  const isSmall = size === "sm";
  return (
    <span className="flex flex-none items-center gap-4">
      <span aria-hidden="true" className={`flex ${isSmall ? "gap-0.5" : "gap-1"}`}>
        {steps.map((step) => (
          <span
            key={step}
            className={`${isSmall ? "h-1 w-2.5" : "h-1.5 w-6"} ${step <= weight ? "bg-ink" : "bg-line"}`}
          />
        ))}
      </span>
      {isSmall ? null : <span aria-hidden="true">{weight}</span>}
      <VisuallyHidden>{`poids ${weight} sur 5`}</VisuallyHidden>
    </span>
  );
}
