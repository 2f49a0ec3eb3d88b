import type { CriterionId } from "@carnation/domain/criterion";
import type { CriterionResult } from "@carnation/domain/result";
import { criterionReading } from "@carnation/domain/ui";
import { CriterionRow } from "@carnation/ui/criteria-panel";
import type { ReactNode } from "react";

interface ChoosingRowProps {
  readonly result: CriterionResult;
  readonly chosen: boolean;
  /** Words for the drawing on the photo (`ShownMask.where`); undefined without one. */
  readonly seen: string | undefined;
  /** True when the photo shows what this criterion counted once it is chosen: the row is then said to show it. */
  readonly onPhoto: boolean;
  readonly onChoose: (id: CriterionId) => void;
}

/** A criterion whose row chooses it: for the detail, and for the photo when there are masks. */
export function ChoosingRow({ result, chosen, seen, onPhoto, onChoose }: ChoosingRowProps): ReactNode {
  return (
    <CriterionRow
      {...criterionReading(result, { seen })}
      aria-current={chosen ? "true" : undefined}
      shownOnPhoto={onPhoto ? chosen : undefined}
      onClick={() => onChoose(result.criterion.id)}
    />
  );
}
