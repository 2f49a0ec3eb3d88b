import { foreignNames, relatedNames } from "@carnation/domain/internal/wire";
import type { DocumentReference } from "firebase/firestore";

/** Everything by which a stored document may name another one (`relatedNames`, and its reference), for a query. */
export function namesOf(document: DocumentReference): readonly (string | DocumentReference)[] {
  return [...relatedNames(document.path), document];
}

/** The same with the forms that no rule can prove (`foreignNames`), for a query of one's own documents. */
export function allNamesOf(document: DocumentReference): readonly unknown[] {
  const project = document.firestore.app.options.projectId ?? "";
  return [...namesOf(document), ...foreignNames(document.path, project)];
}
