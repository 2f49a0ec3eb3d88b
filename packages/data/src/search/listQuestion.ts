import { canonicalEmail } from "@carnation/domain/field";
import { isSearchEmail, searchKeyOf } from "@carnation/product/search";
import { orderBy, type QueryConstraint, where } from "firebase/firestore";

/** Question to a collection of which a list shows the beginning alone: the server looks through all of it. */
export type ListQuestion =
  /** Finds what words were typed of; what comes is searched again, because a key may find others, too. */
  | { readonly search: string }
  /** Begins with the least, or the greatest, of a stored field; documents without the field are left out. */
  | { readonly order: string; readonly descending: boolean }
  /** Keeps those whose stored field is one of some values, by name. */
  | { readonly field: string; readonly values: readonly (string | boolean | null)[] }
  /** Keeps those whose stored text is at most another one, the greatest first. */
  | { readonly field: string; readonly upTo: string };

/** Beyond every text that begins with another one. */
const LAST = "\uF8FF";

/** Makes the query of a question; null when nothing is asked. Each shape of it has an index where it is asked (`firestore.indexes.json`). */
export function questionQuery(question: ListQuestion): readonly QueryConstraint[] | null {
  if ("order" in question) return [orderBy(question.order, question.descending ? "desc" : "asc")];
  if ("upTo" in question) {
    return [where(question.field, "<=", question.upTo), orderBy(question.field, "desc")];
  }
  if ("field" in question) return [oneOf(question.field, question.values), orderBy("sort_key")];
  const typed = canonicalEmail(question.search);
  if (isSearchEmail(typed)) {
    return [where("email", ">=", typed), where("email", "<", `${typed}${LAST}`), orderBy("email")];
  }
  const key = searchKeyOf(typed);
  return key === null ? null : [where("search_keys", "array-contains", key), orderBy("sort_key")];
}

/** A list of values finds no null; null alone is found. */
function oneOf(field: string, values: readonly unknown[]): QueryConstraint {
  return values.length === 1 ? where(field, "==", values[0]) : where(field, "in", [...values]);
}
