import { isSameValue } from "@carnation/product/wire";
import type { DocumentData, DocumentSnapshot } from "firebase/firestore";
import type { ParseDocument } from "../watch/watches.ts";

/**
 * Of the fields to save, those that change what is read of the stored document, and those that it has not. What is read
 * the same stays as it is stored: a form that was opened with the fallback of a field must not write it over.
 * @param stored a document that exists
 */
export function changingFields<Fields extends object>(
  parse: ParseDocument<unknown>,
  stored: DocumentSnapshot,
  fields: Fields,
): Partial<Fields> {
  const data: DocumentData = stored.data() ?? {};
  const read = (of: DocumentData): unknown => {
    try {
      return parse(stored.id, of, stored.ref.path);
    } catch {
      return unreadable;
    }
  };
  const now = read(data);
  const changing = Object.entries(fields).filter(
    ([name, value]) =>
      now === unreadable ||
      !Object.hasOwn(data, name) ||
      !isSameValue(now, read({ ...data, [name]: value as unknown })),
  );
  return Object.fromEntries(changing) as Partial<Fields>;
}

const unreadable = Symbol("unreadable");
