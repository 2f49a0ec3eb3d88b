import { CarnationError } from "@carnation/domain/error";
import { type DiagnosisErrorCode, diagnosisErrorCodes } from "@carnation/domain/internal/photo";
import { diagnosisRetryOf } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import type { Backend } from "../../apps/functions/src/backend/backend.ts";
import { analyseAgain } from "../../apps/functions/src/diagnosis/queue/retryDiagnosis.ts";
import { DEMO_CLIENTS_OF, demoClients, otherDemoDiagnoses } from "./clients.ts";

const seeded = new Set(
  [...demoClients.flatMap(({ diagnoses = [] }) => diagnoses), ...otherDemoDiagnoses].map(({ id }) => id),
);

/**
 * Has the diagnoses of the demo analysed again that failed through no fault of their photo, on a machine that was too busy for
 * instance. The one whose photo shows two faces stays as it is, and so do those of whoever uses the demo.
 * @returns how many
 */
export async function repairDiagnoses({ db, files }: Pick<Backend, "db" | "files">): Promise<number> {
  const failed = db.collection(documentPaths.diagnoses(DEMO_CLIENTS_OF)).where("state", "==", "error");
  const { docs } = await failed.get();
  const mended = docs.filter((diagnosis) => seeded.has(diagnosis.id) && failedByLoad(diagnosis.get("error")));
  for (const { id } of mended) {
    await analyseAgain({ db, files }, { uid: DEMO_CLIENTS_OF, id }).catch((error: unknown) => {
      // Its photo was erased, or the consent withdrawn, by whoever uses the demo.
      if (!(error instanceof CarnationError)) throw error;
    });
  }
  return mended.length;
}

function failedByLoad(error: unknown): boolean {
  const code = diagnosisErrorCodes.find((known): known is DiagnosisErrorCode => known === error);
  return code !== undefined && diagnosisRetryOf(code) === "same-photo";
}
