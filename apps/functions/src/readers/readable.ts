import type { DocumentSnapshot } from "firebase-admin/firestore";

/** Gives what a document holds, in a list; an empty one when it cannot be read: it must not keep a diagnosis from its end. */
export function readable<T>(
  document: DocumentSnapshot,
  parse: (id: string, fields: unknown, path: string) => T,
): T[] {
  try {
    return [parse(document.id, document.data(), document.ref.path)];
  } catch {
    return [];
  }
}
