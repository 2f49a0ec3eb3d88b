import { documentPaths } from "@carnation/product/path";
import { OWN_RECOMMENDATIONS_MAX } from "@carnation/product/recommendation";
import type { Firestore } from "firebase-admin/firestore";

/**
 * Deletes a recommendation that was just created beyond what a professional may have. The rules refuse it by the counter,
 * which many creations at once outrun.
 * @param most how many she may have
 */
export async function limitOwnRecommendations(
  db: Firestore,
  id: string,
  owner: string,
  most: number = OWN_RECOMMENDATIONS_MAX,
): Promise<void> {
  const own = db.collection(documentPaths.recommendations()).where("owner", "==", owner);
  await db.runTransaction(async (transaction) => {
    const { count } = (await transaction.get(own.count())).data();
    if (count > most) transaction.delete(db.doc(documentPaths.recommendation(id)));
  });
}
