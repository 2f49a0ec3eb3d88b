import {
  type Actor,
  authorize,
  CarnationError,
  documentPaths,
  parseDeleteSubcategoryRequest,
  parseSubcategory,
} from "@carnation/domain";
import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import type { Backend } from "../backend.ts";

/**
 * Deletes a subcategory, and puts another of its category in its place wherever it is named: in recommendations, those of
 * professionals too, and among what they practise. All or nothing.
 * @param payload `{ id, replacement }`, untrusted; without a replacement nothing may stand in it
 * @throws CarnationError invalid-argument (malformed; the other one is not of its category), not-found (it is gone, or the
 *   other one), permission-denied, aborted (recommendations stand in it and nothing is to take its place)
 */
export async function deleteSubcategory(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly recommendations: number; readonly professionals: number }> {
  const { id, replacement } = parseDeleteSubcategoryRequest(payload);
  authorize(actor, "write-subcategories");
  const ref = db.doc(documentPaths.subcategory(id));
  // The three ways in which a reference may be stored.
  const names = [ref.path, id, ref];
  return db.runTransaction(async (transaction) => {
    const subcategory = await transaction.get(ref);
    if (!subcategory.exists) throw new CarnationError("not-found");
    const other =
      replacement === null ? null : await transaction.get(db.doc(documentPaths.subcategory(replacement)));
    if (other !== null) assertTakesItsPlace(subcategory, other);
    const standing = await transaction.get(
      db.collection(documentPaths.recommendations()).where("subcategory", "in", names).select(),
    );
    const practising = await transaction.get(
      db
        .collection(documentPaths.users())
        .where("enabled_subcategories", "array-contains-any", names)
        .select("enabled_subcategories"),
    );
    if (standing.size > 0 && other === null) {
      throw new CarnationError("aborted", "Recommendations stand in the subcategory");
    }
    // A form that is open on one of them learns that it was changed.
    const moved = { subcategory: other?.ref.path, updated: FieldValue.serverTimestamp() };
    for (const { ref: recommendation } of standing.docs) transaction.update(recommendation, moved);
    for (const { ref: user, data } of practising.docs.map((found) => ({
      ref: found.ref,
      data: found.data(),
    }))) {
      const kept = listOf(data["enabled_subcategories"]).filter((name) => !isOneOf(names, name));
      const added =
        other === null || kept.some((name) => isOneOf([other.ref.path, other.id, other.ref], name))
          ? []
          : [other.ref.path];
      transaction.update(user, { enabled_subcategories: [...kept, ...added] });
    }
    transaction.delete(ref);
    return { recommendations: standing.size, professionals: practising.size };
  });
}

/** @throws CarnationError not-found, or invalid-argument when it is of the other category */
function assertTakesItsPlace(subcategory: DocumentSnapshot, other: DocumentSnapshot): void {
  if (!other.exists) throw new CarnationError("not-found", "The replacement does not exist");
  const [before, after] = [subcategory, other].map((stored) => parseSubcategory(stored.id, stored.data()));
  if (before?.category !== after?.category) {
    throw new CarnationError("invalid-argument", "Choisissez une sous-catégorie de la même catégorie.");
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isOneOf(names: readonly (string | { readonly path: string })[], stored: unknown): boolean {
  const path = typeof stored === "object" && stored !== null && "path" in stored ? stored.path : stored;
  return names.some((name) => (typeof name === "string" ? name : name.path) === path);
}
