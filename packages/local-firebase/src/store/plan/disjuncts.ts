import { arrayElements, type Value } from "../../values/value.ts";
import type { FieldFilter, Filter, UnaryFilter } from "../../query/structuredQuery.ts";

/** A condition on one field. */
export type Condition = { readonly fieldFilter: FieldFilter } | { readonly unaryFilter: UnaryFilter };

/** Most disjuncts that a filter is taken apart into; Firestore allows 30. */
const MAX_DISJUNCTS = 30;

/**
 * The conjunctions of which a document has to meet one, lists of values taken apart too.
 * @returns one without conditions when there are too many
 */
export function disjuncts(filter: Filter | undefined): readonly (readonly Condition[])[] {
  const all = filter === undefined ? [[]] : expand(filter);
  return all.length > MAX_DISJUNCTS ? [[]] : all;
}

function expand(filter: Filter): readonly (readonly Condition[])[] {
  if ("unaryFilter" in filter) return [[filter]];
  if ("fieldFilter" in filter) return expandList(filter.fieldFilter).map((condition) => [condition]);
  const { op, filters } = filter.compositeFilter;
  const parts = filters.map(expand);
  if (op === "OR") return parts.flat();
  return parts.reduce((all, part) => all.flatMap((one) => part.map((other) => [...one, ...other])), [[]]);
}

function expandList({ field, op, value }: FieldFilter): readonly Condition[] {
  const each = (single: FieldFilter["op"]): Condition[] =>
    arrayElements(value).map((element: Value) => ({
      fieldFilter: { field, op: single, value: element },
    }));
  if (op === "IN") return each("EQUAL");
  if (op === "ARRAY_CONTAINS_ANY") return each("ARRAY_CONTAINS");
  return [{ fieldFilter: { field, op, value } }];
}
