import { relatedId } from "@carnation/domain/internal/wire";
import { documentPaths } from "@carnation/product/path";
import type { StoredDocuments } from "@carnation/product/stored";
import type { DocumentData, DocumentReference, DocumentSnapshot, Query } from "firebase-admin/firestore";
import { namesOf } from "../backend/namesOf.ts";
import type { ReferenceTo } from "../backend/storedReferences.ts";

/** Finds the client of a stored diagnosis, in whichever form it names them; null for a quick one. */
export function customerOf(diagnosis: DocumentSnapshot): ReferenceTo<"customer"> | null {
  const id = relatedId(diagnosis.get("customer"), "customers");
  const account = diagnosis.ref.parent.parent;
  if (id === null || account === null) return null;
  return diagnosis.ref.firestore.doc(documentPaths.customer(account.id, id));
}

/** The diagnoses of a client, in whichever form they name them. */
export function diagnosesOf(customer: DocumentReference): Query<DocumentData, StoredDocuments["diagnosis"]> {
  const uid = customer.parent.parent?.id ?? "";
  return customer.firestore
    .collection(documentPaths.diagnoses(uid))
    .where("customer", "in", namesOf(customer));
}
