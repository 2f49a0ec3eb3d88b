// What happens to the shared catalogue where a rule cannot see it.
import { FUNCTIONS_REGION as region } from "@carnation/product/limits";
import { getFirestore } from "firebase-admin/firestore";
import { HttpsError, onCall } from "firebase-functions/https";

export const deletesubcategory = onCall<{ id: string; replacement: string | null }>(
  { region },
  async ({ auth, data: { id, replacement } }) => {
    if (!auth) throw new HttpsError("unauthenticated", "");
    const subcategory = getFirestore().doc(`subcategories/${id}`);
    if (!(await subcategory.get()).exists) throw new HttpsError("not-found", "");
    await subcategory.delete();
    return { recommendations: 0, professionals: 0, replacement };
  },
);
