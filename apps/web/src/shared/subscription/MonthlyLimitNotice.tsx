import { parisMonth } from "@carnation/domain/internal/format";
import { monthlyDiagnoses, monthlyDiagnosesUsed } from "@carnation/product/plan";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNow } from "../browser/useNow.ts";
import { paths } from "../navigation/paths.ts";
import { valueOf } from "../state/queryState.ts";
import { standingAtom } from "../watch/accountAtoms.ts";
import { useMonthCount } from "./useMonthCount.ts";
import { usePlan } from "./usePlan.ts";

/** Says before a photo is taken that the plan's diagnoses of the month are made; nothing before that, or before it is known. */
export function MonthlyLimitNotice(): ReactNode {
  const now = useNow();
  const plan = usePlan(valueOf(useAtomValue(standingAtom)));
  const count = useMonthCount(now);
  const limit = plan === null ? null : monthlyDiagnoses(plan);
  if (limit === null || count === null || count < limit) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button asChild>
          <Link to={paths.subscription}>Changer de formule</Link>
        </Button>
      }
    >
      {monthlyDiagnosesUsed(limit, parisMonth(now).before)}
    </Alert>
  );
}
