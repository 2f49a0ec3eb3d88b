import { CarnationError } from "@carnation/domain/error";
import { parisMonth } from "@carnation/domain/internal/format";
import { documentPaths } from "@carnation/product/path";
import { monthlyDiagnoses, monthlyDiagnosesUsed } from "@carnation/product/plan";
import type { Firestore } from "firebase-admin/firestore";
import { readPlan } from "../readers/readPlan.ts";

/** Time after which a diagnosis that was started and has no result is no longer counted: its photo never came. */
const UNDER_WAY_MS = 3_600_000;

/**
 * Refuses a further diagnosis where the plan names how many it contains a month, and as many are finished or under way. What failed
 * costs nothing.
 * @throws CarnationError refused
 */
export async function requireMonthlyDiagnoses(
  db: Firestore,
  uid: string,
  now: Date = new Date(),
): Promise<void> {
  const plan = await readPlan(db, uid, (reference) => reference.get());
  const limit = plan === null ? null : monthlyDiagnoses(plan);
  if (limit === null) return;
  const { from, before } = parisMonth(now);
  const since = new Date(Math.max(from.getTime(), now.getTime() - UNDER_WAY_MS));
  const all = db.collection(documentPaths.diagnoses(uid));
  const [finished, started] = await Promise.all(
    [
      all.where("state", "==", "done").where("created", ">=", from).where("created", "<", before),
      all.where("state", "==", "started").where("created", ">=", since),
    ].map(async (counted) => (await counted.count().get()).data().count),
  );
  if ((finished ?? 0) + (started ?? 0) >= limit) {
    throw new CarnationError("refused", monthlyDiagnosesUsed(limit, before));
  }
}
