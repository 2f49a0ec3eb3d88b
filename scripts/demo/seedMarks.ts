import { CarnationError } from "@carnation/domain/error";
import { documentPaths } from "@carnation/product/path";
import type { Backend } from "../../apps/functions/src/backend/backend.ts";
import { saveMarks } from "../../apps/functions/src/diagnosis/saveMarks.ts";
import { waitForAnalysis } from "./waitForAnalysis.ts";
import { DEMO_CLIENTS_OF, verifiedDiagnoses } from "./clients.ts";

/** Criterion of pigment spots. */
const PIGMENTATION = 39;

/**
 * Confirms the pigment spots of the demo's verified diagnoses as the product's own function does, once they are analysed; what
 * was said of marks by whoever uses the demo stays.
 */
export async function seedMarks({ db, files }: Pick<Backend, "db" | "files">): Promise<void> {
  const actor = { uid: DEMO_CLIENTS_OF, role: "customer", active: true, subscribed: true } as const;
  for (const diagnosisId of verifiedDiagnoses) {
    const diagnosis = await waitForAnalysis(db.doc(documentPaths.diagnosis(DEMO_CLIENTS_OF, diagnosisId)));
    if (diagnosis.get("state") !== "done" || diagnosis.get("mark_reviews") !== undefined) continue;
    const decisions = { struck: [], kept: [], added: [], confirmed: true, version: 0 };
    await saveMarks({ db, files }, actor, { diagnosisId, criterion: PIGMENTATION, ...decisions }).catch(
      (error: unknown) => {
        // Another engine than the embedded one keeps no marks one by one.
        if (!(error instanceof CarnationError)) throw error;
      },
    );
  }
}
