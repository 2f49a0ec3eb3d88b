import type { StructuredQuery } from "../../query/structuredQuery.ts";
import { pathOf } from "../values/fromFirestore.ts";
import {
  ANY_SEGMENT,
  ANY_SEGMENTS,
  pathValue,
  segmentValue,
  type PathPart,
} from "../evaluation/pathPattern.ts";
import { queryCases } from "./queryCases.ts";
import type { RuleMap, RuleValue } from "../values/ruleValue.ts";

/** Any of the documents that a query can return, as far as the query tells. */
export interface OpenDocument {
  readonly path: readonly PathPart[];
  /** `resource` */
  readonly resource: RuleMap;
}

/**
 * The documents that a query can return, one for each of its alternatives. A rule that allows all of them allows the
 * query, whatever is stored; any other rule is not proven by the query.
 * @param parent the database's `.../documents` or a document's name
 */
export function openDocuments(parent: string, query: StructuredQuery): readonly OpenDocument[] {
  const [selector = { allDescendants: true }] = query.from;
  const open: readonly PathPart[] = [
    ...pathOf(parent).segments,
    ...(selector.allDescendants ? [ANY_SEGMENTS as PathPart] : []),
    selector.collectionId ?? ANY_SEGMENT,
    ANY_SEGMENT,
  ];
  return queryCases(query).map(({ path: fixed, data }) => {
    const path: readonly PathPart[] = fixed?.segments ?? open;
    return { path, resource: describe(path, data) };
  });
}

function describe(path: readonly PathPart[], data: RuleValue): RuleMap {
  return new Map<string, RuleValue>([
    ["data", data],
    ["id", segmentValue("resource.id", path.at(-1))],
    ["__name__", pathValue("resource.__name__", path)],
  ]);
}

/** `request.query`: limit, offset and order. */
export function describeQuery(query: StructuredQuery): RuleMap {
  const orders = query.orderBy.map(
    ({ field, direction }) => `${field.fieldPath} ${direction === "ASCENDING" ? "ASC" : "DESC"}`,
  );
  return new Map<string, RuleValue>([
    ...(query.limit === undefined ? [] : [["limit", BigInt(query.limit)] as const]),
    ["offset", BigInt(query.offset)],
    ["orderBy", orders.join(", ")],
  ]);
}
