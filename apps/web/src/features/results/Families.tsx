import type { CriterionId } from "@carnation/domain";
import { CriteriaGroup } from "@carnation/ui/criteria-panel";
import type { ReactNode } from "react";
import { ChoosingRow } from "./ChoosingRow.tsx";
import type { Family } from "./families.ts";

interface FamiliesProps {
  readonly families: readonly Family[];
  readonly chosen: CriterionId | undefined;
  /** Whether the photo shows what a criterion counted. */
  readonly onPhoto: (id: CriterionId) => boolean;
  readonly onChoose: (id: CriterionId) => void;
}

/** The criteria in their families, in two balanced columns; a row shows its criterion in the detail. */
export function Families({ families, chosen, onPhoto, onChoose }: FamiliesProps): ReactNode {
  return (
    <div className="gap-x-7 tablet:columns-2 wide:gap-x-10">
      {families.map(({ title, results }) => (
        <CriteriaGroup key={title} title={title} className="mb-7.5 break-inside-avoid">
          {results.map((result) => (
            <ChoosingRow
              key={result.criterion.id}
              result={result}
              chosen={result.criterion.id === chosen}
              onPhoto={onPhoto(result.criterion.id)}
              onChoose={onChoose}
            />
          ))}
        </CriteriaGroup>
      ))}
    </div>
  );
}
