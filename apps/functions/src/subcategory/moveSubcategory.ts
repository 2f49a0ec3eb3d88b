import { CarnationError } from "@carnation/domain/error";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { subcategoryInUse } from "@carnation/product/subcategory";
import type { Backend } from "../backend/backend.ts";
import { namesOf } from "../backend/namesOf.ts";

/**
 * Puts a subcategory into the other category. Recommendations are shown by their category: none may stand in it, those of
 * professionals neither.
 * @param payload `{ id, category }`, untrusted
 * @throws CarnationError invalid-argument, not-found, permission-denied, refused (how many stand in it)
 */
export async function moveSubcategory(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<Record<never, never>> {
  const { id, category } = parseRequest(callables.movesubcategory, payload);
  authorize(actor, "write-subcategories");
  const ref = db.doc(documentPaths.subcategory(id));
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) throw new CarnationError("not-found");
    if (parseSubcategory(id, stored.data()).category === category) return;
    const standing = await transaction.get(
      db.collection(documentPaths.recommendations()).where("subcategory", "in", namesOf(ref)).select(),
    );
    if (standing.size > 0) throw new CarnationError("refused", subcategoryInUse(standing.size));
    transaction.update(ref, { category });
  });
  return {};
}
