import { foreignNames, relatedNames } from "@carnation/domain/internal/wire";
import type { DocumentReference } from "firebase-admin/firestore";
import { projectId } from "../config/environment.ts";

/** Everything by which a stored document may name another one (`relatedNames`, `foreignNames`, its reference), for a query. */
export function namesOf(document: DocumentReference): readonly unknown[] {
  return [...relatedNames(document.path), document, ...foreignNames(document.path, projectId())];
}
