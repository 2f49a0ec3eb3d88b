import { type Customer, parseCustomer } from "@carnation/product/customer";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import type { FirebaseApp } from "firebase/app";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { openFirestoreLite } from "../workspace/openFirestoreLite.ts";

/**
 * Reads the clients who were analysed last with one request of Firestore's small SDK, which is sent while the other one
 * opens what it keeps on this device. The small one gives the token of who is signed in, and App Check's, as that one does.
 * @throws FirestoreError when it is refused; ValiError when one of them is not a client
 */
export async function readLastAnalysed(
  app: FirebaseApp,
  emulators: RuntimeConfig["emulators"],
  uid: string,
): Promise<readonly Customer[]> {
  const { lite, firestore } = await openFirestoreLite(app, emulators);
  const latest = lite.query(
    lite.collection(firestore, documentPaths.customers(uid)),
    lite.orderBy("last_diagnostic.date", "desc"),
    lite.limit(listLimits.firstAnalysedCustomers),
  );
  const { docs } = await lite.getDocs(latest);
  return docs.map((found) => parseCustomer(found.id, found.data()));
}
