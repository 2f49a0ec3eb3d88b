import { matchPath } from "react-router";

/** The kinds of records that the palette remembers, by the route that shows one. */
const kinds: readonly (readonly [route: string, kind: RecordKind])[] = [
  ["/user/customers/:id", "customer"],
  ["/user/recommendations/:id", "recommendation"],
  ["/user/news/:id", "article"],
  ["/admin/customers/view/:id", "professional"],
  ["/admin/recommendations/edit/:id", "recommendation"],
  ["/admin/news/edit/:id", "article"],
];

/** Kind of a record that the palette finds. */
export type RecordKind = "customer" | "professional" | "recommendation" | "article";

/** The id of a record in the palette. */
export const recordId = (kind: RecordKind, id: string): string => `${kind}:${id}`;

/** The record that a page shows; null where it shows none. */
export function openedRecord(pathname: string): string | null {
  for (const [route, kind] of kinds) {
    const id = matchPath(route, pathname)?.params["id"];
    // A written word of the route table comes before a parameter.
    if (id !== undefined && id !== "add") return recordId(kind, id);
  }
  return null;
}
