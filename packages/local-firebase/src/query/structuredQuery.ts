import type { Value } from "../values/value.ts";

/**
 * A query as `parseStructuredQuery` leaves it: the wire's shape with enums as names, wrappers unwrapped, defaults
 * filled in and field paths in canonical form.
 */
export interface StructuredQuery {
  readonly select?: { readonly fields: readonly FieldReference[] };
  readonly from: readonly CollectionSelector[];
  readonly where?: Filter;
  /** As sent. The effective order, implicit parts included, is `effectiveOrder(query)`. */
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  /** Results to skip, from 0. */
  readonly offset: number;
  readonly limit?: number;
}

export interface FieldReference {
  readonly fieldPath: string;
}

export interface CollectionSelector {
  /** Absent: every collection. */
  readonly collectionId?: string;
  readonly allDescendants: boolean;
}

export type Direction = "ASCENDING" | "DESCENDING";

export interface Order {
  readonly field: FieldReference;
  readonly direction: Direction;
}

export interface Cursor {
  /** One per order, from the first; may be fewer. */
  readonly values: readonly Value[];
  /** True when the position is just before the values (`startAt`, `endBefore`) or just after. */
  readonly before: boolean;
}

export type FieldOperator =
  | "LESS_THAN"
  | "LESS_THAN_OR_EQUAL"
  | "GREATER_THAN"
  | "GREATER_THAN_OR_EQUAL"
  | "EQUAL"
  | "NOT_EQUAL"
  | "ARRAY_CONTAINS"
  | "IN"
  | "ARRAY_CONTAINS_ANY"
  | "NOT_IN";

export type UnaryOperator = "IS_NAN" | "IS_NULL" | "IS_NOT_NAN" | "IS_NOT_NULL";

type Operator = FieldOperator | UnaryOperator;

/** Operators that ask for one value or one of a list: what matches is not sorted by their field. */
export const EQUALITY_OPERATORS: ReadonlySet<Operator> = new Set(["EQUAL", "IN", "IS_NULL", "IS_NAN"]);

/** Operators that ask for an element of an array; they sort nothing either. */
export const ELEMENT_OPERATORS: ReadonlySet<Operator> = new Set(["ARRAY_CONTAINS", "ARRAY_CONTAINS_ANY"]);

export interface FieldFilter {
  readonly field: FieldReference;
  readonly op: FieldOperator;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly field: FieldReference;
  readonly op: UnaryOperator;
}

export interface CompositeFilter {
  readonly op: "AND" | "OR";
  readonly filters: readonly Filter[];
}

export type Filter =
  | { readonly compositeFilter: CompositeFilter }
  | { readonly fieldFilter: FieldFilter }
  | { readonly unaryFilter: UnaryFilter };

export interface Aggregation {
  /** Key of the result. */
  readonly alias: string;
  readonly operator:
    | { readonly kind: "count"; readonly upTo?: number }
    | { readonly kind: "sum" | "avg"; readonly field: FieldReference };
}

export interface StructuredAggregationQuery {
  readonly structuredQuery: StructuredQuery;
  readonly aggregations: readonly Aggregation[];
}
