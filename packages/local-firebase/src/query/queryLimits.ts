import { RpcError } from "../rpc/status.ts";
import { arrayElements } from "../values/value.ts";
import { fieldConditions, inequalityFields } from "./queryOrder.ts";
import type { Filter, StructuredQuery } from "./structuredQuery.ts";

/** From "Query limitations" and "Usage and limits" in Firestore's documentation. */
const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;
/** Filters, sort orders and the parent together. */
const MAX_PARTS = 100;

const NEGATIONS: ReadonlySet<string> = new Set(["NOT_EQUAL", "NOT_IN", "IS_NOT_NAN", "IS_NOT_NULL"]);

/**
 * Refuses queries beyond Firestore's limits.
 * @throws RpcError INVALID_ARGUMENT
 */
export function validateLimits(query: StructuredQuery): void {
  const conditions = fieldConditions(query.where);
  if (conditions.length + query.orderBy.length + 1 > MAX_PARTS)
    throw invalid(`A query has at most ${MAX_PARTS} filters, sort orders and parents.`);
  if (inequalityFields(query.where).size > MAX_INEQUALITY_FIELDS)
    throw invalid(`A query has inequalities on at most ${MAX_INEQUALITY_FIELDS} fields.`);
  const negations = conditions.filter((condition) =>
    NEGATIONS.has("fieldFilter" in condition ? condition.fieldFilter.op : condition.unaryFilter.op),
  );
  if (negations.length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const operators = new Set(conditions.map((one) => ("fieldFilter" in one ? one.fieldFilter.op : null)));
  if (operators.has("NOT_IN") && (operators.has("IN") || operators.has("ARRAY_CONTAINS_ANY")))
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN' or 'ARRAY_CONTAINS_ANY'.");
  if (query.where === undefined) return;
  const { disjunctions, arrayContains } = normalForm(query.where);
  if (disjunctions > MAX_DISJUNCTIONS)
    throw invalid(`The filters have ${disjunctions} disjunctions, more than ${MAX_DISJUNCTIONS}.`);
  if (arrayContains > 1) throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/** Size of a filter's disjunctive normal form, without writing it out. */
interface NormalForm {
  readonly disjunctions: number;
  /** Most conditions on the elements of arrays in one disjunction. */
  readonly arrayContains: number;
}

function normalForm(filter: Filter): NormalForm {
  if ("unaryFilter" in filter) return { disjunctions: 1, arrayContains: 0 };
  if ("fieldFilter" in filter) {
    const { op, value } = filter.fieldFilter;
    const isList = op === "IN" || op === "ARRAY_CONTAINS_ANY";
    return {
      disjunctions: isList ? arrayElements(value).length : 1,
      arrayContains: op === "ARRAY_CONTAINS" || op === "ARRAY_CONTAINS_ANY" ? 1 : 0,
    };
  }
  const parts = filter.compositeFilter.filters.map(normalForm);
  const disjunctions = parts.map((part) => part.disjunctions);
  const arrayContains = parts.map((part) => part.arrayContains);
  return filter.compositeFilter.op === "OR"
    ? { disjunctions: sum(disjunctions), arrayContains: Math.max(0, ...arrayContains) }
    : { disjunctions: disjunctions.reduce((a, b) => a * b, 1), arrayContains: sum(arrayContains) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function invalid(message: string): RpcError {
  return new RpcError("INVALID_ARGUMENT", message);
}
