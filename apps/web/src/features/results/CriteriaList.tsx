import type { CriterionId, DiagnosisResult } from "@carnation/domain";
import { criterionReading } from "@carnation/domain/ui";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import type { ReactNode } from "react";
import { toFamilies } from "./families.ts";

interface CriteriaListProps {
  readonly result: DiagnosisResult;
  readonly hidden: readonly CriterionId[];
}

/** Every criterion with what it observes, one under the other. */
export function CriteriaList({ result, hidden }: CriteriaListProps): ReactNode {
  return (
    <div className="grid gap-9">
      {toFamilies(result, hidden).map(({ title, results }) => (
        <section key={title} aria-label={title}>
          <h2 className="pb-2 font-serif text-family">{title}</h2>
          <ul>
            {results.map((criterionResult) => (
              <li
                key={criterionResult.criterion.id}
                className="grid items-start gap-x-10 gap-y-1.5 border-t border-line py-3.5 tablet:grid-cols-2"
              >
                <CriterionGauge {...criterionReading(criterionResult)} />
                <p className="text-small text-ink-2">{criterionResult.criterion.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
