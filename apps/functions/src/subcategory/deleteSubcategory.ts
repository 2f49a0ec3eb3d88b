import { CarnationError } from "@carnation/domain/error";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { relatedId, relatedIds, relatedItems } from "@carnation/domain/internal/wire";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";
import { namesOf } from "../backend/namesOf.ts";
import type { Backend } from "../backend/backend.ts";

/**
 * Deletes a subcategory, and puts another of its category in its place wherever it is named: in recommendations, those of
 * professionals too, and among what they practise. Of many, all but the last are changed before, page by page, while both
 * subcategories are there: cut off, what was moved stands in the other one, and asking again goes on.
 * @param payload `{ id, replacement }`, untrusted; without a replacement nothing may stand in it
 * @throws CarnationError invalid-argument (malformed; the other one is not of its category), not-found (it is gone, or the
 *   other one), permission-denied, aborted (recommendations stand in it and nothing is to take its place)
 */
export async function deleteSubcategory(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly recommendations: number; readonly professionals: number }> {
  const { id, replacement } = parseRequest(callables.deletesubcategory, payload);
  authorize(actor, "write-subcategories");
  const ref = db.doc(documentPaths.subcategory(id));
  const otherRef = replacement === null ? null : db.doc(documentPaths.subcategory(replacement));
  let [recommendations, professionals] = [0, 0];
  for (let isLast = false; !isLast;) {
    const step = await db.runTransaction((transaction) => replaceStep(db, transaction, ref, otherRef));
    recommendations += step.recommendations;
    professionals += step.professionals;
    ({ isLast } = step);
  }
  return { recommendations, professionals };
}

/** Documents of each kind that one transaction changes. */
const STEP = 200;

/** Puts the other subcategory in the place of one in a page of what names it, and deletes it with the last page. */
async function replaceStep(
  db: Firestore,
  transaction: Transaction,
  ref: DocumentReference,
  otherRef: DocumentReference | null,
): Promise<{ readonly recommendations: number; readonly professionals: number; readonly isLast: boolean }> {
  const names = namesOf(ref);
  const subcategory = await transaction.get(ref);
  if (!subcategory.exists) throw new CarnationError("not-found");
  const other = otherRef === null ? null : await transaction.get(otherRef);
  if (other !== null) assertTakesItsPlace(subcategory, other);
  const standing = await transaction.get(
    db.collection(documentPaths.recommendations()).where("subcategory", "in", names).select().limit(STEP),
  );
  const practising = await transaction.get(
    db
      .collection(documentPaths.users())
      .where("enabled_subcategories", "array-contains-any", names)
      .select("enabled_subcategories")
      .limit(STEP),
  );
  if (standing.size > 0 && other === null) {
    throw new CarnationError("aborted", "Recommendations stand in the subcategory");
  }
  // A form that is open on one of them learns that it was changed.
  const updated = FieldValue.serverTimestamp();
  for (const { ref: recommendation } of standing.docs) {
    transaction.update(recommendation, { subcategory: other?.ref.path ?? null, updated });
  }
  for (const { ref: user, data } of practising.docs.map((found) => ({
    ref: found.ref,
    data: found.data(),
  }))) {
    const named = relatedItems(data["enabled_subcategories"]);
    const kept = named.filter((name) => relatedId(name, "subcategories") !== ref.id);
    const isThere = (sought: string): boolean => relatedIds(kept, "subcategories").includes(sought);
    const added = other === null || isThere(other.id) ? [] : [other.ref.path];
    transaction.update(user, { enabled_subcategories: [...kept, ...added] });
  }
  const isLast = standing.size < STEP && practising.size < STEP;
  if (isLast) transaction.delete(ref);
  return { recommendations: standing.size, professionals: practising.size, isLast };
}

/** @throws CarnationError not-found, or invalid-argument when it is of the other category */
function assertTakesItsPlace(subcategory: DocumentSnapshot, other: DocumentSnapshot): void {
  if (!other.exists) throw new CarnationError("not-found", "The replacement does not exist");
  const [before, after] = [subcategory, other].map((stored) => parseSubcategory(stored.id, stored.data()));
  if (before?.category !== after?.category) {
    throw new CarnationError("invalid-argument", "Choisissez une sous-catégorie de la même catégorie.");
  }
}
