import type { IndexField } from "../../query/indexes/indexConfig.ts";
import type { EffectiveOrder } from "../../query/queryOrder.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import { compareUtf8 } from "../../values/compareText.ts";
import { DOCUMENT_ID } from "../../values/fieldPath.ts";
import { encodeValue } from "../../values/orderedKey.ts";
import { NULL, type Value } from "../../values/value.ts";
import type { KeyRange } from "../tables/documentsIndex.ts";
import type { Scope } from "../tables/indexScope.ts";
import { narrowByConditions } from "./conditionBounds.ts";
import { narrowByCursors } from "./cursorBounds.ts";
import type { Condition } from "./disjuncts.ts";
import { KeyInterval } from "./keyInterval.ts";

/** A walk through one index that meets all documents of a conjunction, and maybe others, in the order of the query. */
export interface ScanPlan extends KeyRange {
  /** Fields of the index before the name; none: the names alone. */
  readonly fields: readonly IndexField[];
}

/** Parts of a plan that bounds are made from. */
export interface KeyShape {
  readonly scope: Scope;
  /** Bytes of the values that the conjunction asks for: all keys of the walk begin with them. */
  readonly prefix: Uint8Array;
  /** Values compared for equality, by field path. */
  readonly equal: ReadonlyMap<string, Value>;
  /** Fields of the index behind those of the prefix, in the order of the query. */
  readonly sorted: readonly IndexField[];
  /** True when the walk goes from the greatest key to the least. */
  readonly descending: boolean;
}

/**
 * Plans one conjunction of a query: an index of its equalities, then of its order. Documents that the walk meets still have
 * to be tested; none that matches is left out.
 */
export function planScan(
  scope: Scope,
  query: StructuredQuery,
  orders: readonly EffectiveOrder[],
  conditions: readonly Condition[],
): ScanPlan {
  const equal = equalities(conditions);
  const element = containedElement(conditions);
  const direction = orders.at(-1)?.direction ?? "ASCENDING";
  // Names are kept upwards: an index serves an order and its reverse.
  const sorted = orders
    .filter(({ fieldPath }) => fieldPath !== DOCUMENT_ID && !equal.has(fieldPath))
    .map((order): IndexField => ({
      fieldPath: order.fieldPath,
      mode: order.direction === direction ? "ASCENDING" : "DESCENDING",
    }));
  const paths = [...equal.keys()].sort(compareUtf8);
  const fields: IndexField[] = [
    ...paths.map((fieldPath): IndexField => ({ fieldPath, mode: "ASCENDING" })),
    ...(element === null ? [] : [{ fieldPath: element.fieldPath, mode: "CONTAINS" } as const]),
    ...sorted,
  ];
  const prefix = Buffer.concat([
    ...paths.map((path) => encodeValue(equal.get(path) ?? NULL)),
    ...(element === null ? [] : [encodeValue(element.value)]),
  ]);
  const shape: KeyShape = { scope, prefix, equal, sorted, descending: direction === "DESCENDING" };
  const interval = new KeyInterval(prefix);
  narrowByConditions(interval, shape, conditions);
  narrowByCursors(interval, shape, orders, query);
  const { lower, upper } = interval;
  return { fields, lower, upper, descending: shape.descending };
}

/** The first value that each field is compared with for equality. */
function equalities(conditions: readonly Condition[]): ReadonlyMap<string, Value> {
  const equal = new Map<string, Value>();
  for (const condition of conditions) {
    const { field } = "fieldFilter" in condition ? condition.fieldFilter : condition.unaryFilter;
    const value = equalValue(condition);
    if (value !== null && field.fieldPath !== DOCUMENT_ID && !equal.has(field.fieldPath)) {
      equal.set(field.fieldPath, value);
    }
  }
  return equal;
}

function equalValue(condition: Condition): Value | null {
  if ("fieldFilter" in condition) {
    return condition.fieldFilter.op === "EQUAL" ? condition.fieldFilter.value : null;
  }
  if (condition.unaryFilter.op === "IS_NULL") return NULL;
  return condition.unaryFilter.op === "IS_NAN" ? { doubleValue: "NaN" } : null;
}

function containedElement(
  conditions: readonly Condition[],
): { readonly fieldPath: string; readonly value: Value } | null {
  for (const condition of conditions) {
    if (!("fieldFilter" in condition) || condition.fieldFilter.op !== "ARRAY_CONTAINS") continue;
    const { field, value } = condition.fieldFilter;
    if (field.fieldPath !== DOCUMENT_ID) return { fieldPath: field.fieldPath, value };
  }
  return null;
}
