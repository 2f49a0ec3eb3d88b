import type { CriterionId } from "@carnation/domain";
import { criterionReading } from "@carnation/domain/ui";
import { CriteriaGroup, CriterionRow } from "@carnation/ui/criteria-panel";
import type { ReactNode } from "react";
import type { Family } from "./families.ts";

interface FamiliesProps {
  readonly families: readonly Family[];
  readonly chosen: CriterionId | undefined;
  readonly onChoose: (id: CriterionId) => void;
}

/** The criteria in their families, in two balanced columns; a row shows its criterion in the detail. */
export function Families({ families, chosen, onChoose }: FamiliesProps): ReactNode {
  return (
    <div className="gap-x-7 tablet:columns-2 wide:gap-x-10">
      {families.map(({ title, results }) => (
        <CriteriaGroup key={title} title={title} className="mb-7.5 break-inside-avoid">
          {results.map((result) => (
            <CriterionRow
              key={result.criterion.id}
              {...criterionReading(result)}
              aria-current={result.criterion.id === chosen ? "true" : undefined}
              onClick={() => onChoose(result.criterion.id)}
            />
          ))}
        </CriteriaGroup>
      ))}
    </div>
  );
}
