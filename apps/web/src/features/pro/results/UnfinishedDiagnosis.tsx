import type { Diagnosis } from "@carnation/product/diagnosis";
import type { ReactNode } from "react";
import { AbandonedDiagnosis } from "./AbandonedDiagnosis.tsx";
import { AnalysisFailed } from "./AnalysisFailed.tsx";
import { AnalysisPending } from "./AnalysisPending.tsx";

/** A diagnosis without a result: not yet, or not any more. */
export function UnfinishedDiagnosis({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  if (diagnosis.state === "started") return <AnalysisPending diagnosis={diagnosis} />;
  if (diagnosis.error === "abandoned") return <AbandonedDiagnosis diagnosis={diagnosis} />;
  return <AnalysisFailed diagnosis={diagnosis} />;
}
