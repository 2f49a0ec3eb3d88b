import { relatedNames } from "@carnation/domain";
import type { DocumentReference } from "firebase-admin/firestore";

/** Everything by which a stored document may name another one (`relatedNames`, and its reference), for a query. */
export function namesOf(document: DocumentReference): readonly (string | DocumentReference)[] {
  return [...relatedNames(document.path), document];
}
