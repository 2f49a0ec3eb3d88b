import type { Measure } from "@carnation/domain/ui";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import type { ReactNode } from "react";

interface MeasureListProps {
  readonly title: string;
  readonly measures: readonly Measure[];
}

/** Sub-measures or zones of a criterion, between hairlines; nothing when there are none. */
export function MeasureList({ title, measures }: MeasureListProps): ReactNode {
  if (measures.length === 0) return null;
  return (
    <div>
      <h3 className="pb-1.5 text-small font-medium">{title}</h3>
      <ul>
        {measures.map((measure) => (
          <li key={measure.id} className="border-t border-line py-1.5 text-small">
            {"reading" in measure ? (
              <CriterionGauge variant="compact" {...measure.reading} />
            ) : (
              <span className="flex justify-between gap-3">
                {measure.label}
                <span className="font-medium">{measure.text}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
