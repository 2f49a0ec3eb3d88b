import { CarnationError } from "@carnation/domain/error";
import { documentPaths } from "@carnation/product/path";
import type { Firestore, Transaction } from "firebase-admin/firestore";

/** Describes what an administrator chooses for a professional's account, as ids. */
interface Chosen {
  readonly coupon?: string | null | undefined;
  readonly trial_plan?: string | null | undefined;
  readonly enabled_subcategories?: readonly string[] | undefined;
}

/**
 * Gives what was chosen, as it is stored: as references. What was not chosen is left out.
 * @throws CarnationError refused, with a sentence, for a coupon or a plan that does not exist
 */
export async function storedReferences(
  db: Firestore,
  transaction: Transaction,
  { coupon, trial_plan, enabled_subcategories }: Chosen,
): Promise<Readonly<Record<string, unknown>>> {
  const stored: Record<string, unknown> = {};
  const refer = async (name: string, path: string | null, problem: string): Promise<void> => {
    if (path !== null && !(await transaction.get(db.doc(path))).exists) {
      throw new CarnationError("refused", problem);
    }
    stored[name] = path;
  };
  if (coupon !== undefined) {
    const path = coupon === null ? null : documentPaths.coupon(coupon);
    await refer("coupon", path, "Cette réduction n’existe plus. Choisissez-en une autre.");
  }
  if (trial_plan !== undefined) {
    const path = trial_plan === null ? null : documentPaths.plan(trial_plan);
    await refer("trial_plan", path, "Cette formule n’existe plus. Choisissez-en une autre.");
  }
  if (enabled_subcategories !== undefined) {
    stored["enabled_subcategories"] = enabled_subcategories.map(documentPaths.subcategory);
  }
  return stored;
}
