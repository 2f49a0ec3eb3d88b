import type { CriterionId, CriterionResult, DiagnosisResult } from "@carnation/domain";
import type { ReactNode } from "react";
import { ChoosingRow } from "./ChoosingRow.tsx";
import { toFamilies } from "./families.ts";

interface CriteriaListProps {
  readonly result: DiagnosisResult;
  readonly hidden: readonly CriterionId[];
  /** The criterion of the photo and of the detail; null when everything is hidden. */
  readonly chosen: CriterionResult | null;
  /** Whether its mask is on the photo. */
  readonly onPhoto: boolean;
  readonly onChoose: (id: CriterionId) => void;
}

/** Every criterion with what it observes, one under the other. */
export function CriteriaList({ result, hidden, chosen, onPhoto, onChoose }: CriteriaListProps): ReactNode {
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
                <ChoosingRow
                  result={criterionResult}
                  chosen={criterionResult.criterion.id === chosen?.criterion.id}
                  onPhoto={onPhoto}
                  onChoose={onChoose}
                />
                <p className="text-small text-ink-2">{criterionResult.criterion.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
