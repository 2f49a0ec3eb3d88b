import { effectiveOrder } from "../../query/queryOrder.ts";
import type { FieldFilter, FieldOperator, Filter, StructuredQuery } from "../../query/structuredQuery.ts";
import { DOCUMENT_ID, parseFieldPath } from "../../values/fieldPath.ts";
import { arrayElements, isNaNValue, isNull } from "../../values/value.ts";
import { mapWith, type KnownField } from "./knownFields.ts";
import { fieldFacts, unaryFacts } from "./queryFacts.ts";
import { RulePath, RuleUnknown, type RuleValue } from "../values/ruleValue.ts";

/** Facts that all documents of one of a query's alternatives have in common. */
export interface QueryCase {
  /** The document's path when a filter fixes it. */
  readonly path: RulePath | null;
  /** `resource.data` */
  readonly data: RuleValue;
}

/** Conditions that all hold; of a list of alternatives, at least one does. */
type Alternatives = readonly (readonly KnownField[])[];

/** A query with more alternatives than Firestore takes disjunctions (30) is judged by some of its filters only. */
const MAX_ALTERNATIVES = 100;

/** Operators that stand for several conditions of a simpler one. */
const SEVERAL: Partial<Record<FieldOperator, FieldOperator>> = {
  IN: "EQUAL",
  ARRAY_CONTAINS_ANY: "ARRAY_CONTAINS",
};

/**
 * The query's filters in disjunctive form: every document that it can return is of one of these cases. Cursors and
 * ranges of the document's name are left out of account: they only narrow the result further.
 */
export function queryCases(query: StructuredQuery): readonly QueryCase[] {
  const isName = ({ path }: KnownField): boolean => path[0] === DOCUMENT_ID;
  // A document without a field that the results are ordered by is not among them.
  const present = effectiveOrder(query).map(({ fieldPath }) =>
    describe(fieldPath, (description) => new RuleUnknown(description)),
  );
  return (query.where ? alternatives(query.where) : [[]]).map((fields) => {
    const names = fields.filter(isName).map(({ value }) => value);
    return {
      path: names.find((value) => value instanceof RulePath) ?? null,
      data: mapWith(
        "resource.data",
        [...fields, ...present].filter((field) => !isName(field)),
      ),
    };
  });
}

function alternatives(filter: Filter): Alternatives {
  if ("fieldFilter" in filter) return fieldAlternatives(filter.fieldFilter);
  if ("unaryFilter" in filter) {
    const { field, op } = filter.unaryFilter;
    return [[describe(field.fieldPath, (description) => unaryFacts(description, op))]];
  }
  const { op, filters } = filter.compositeFilter;
  const parts = filters.map(alternatives);
  if (op === "AND") return parts.reduce(everyPair, [[]]);
  const all = parts.flat();
  return all.length > MAX_ALTERNATIVES ? [[]] : all;
}

/** Those of `left` alone when there would be too many, which says less but nothing wrong. */
function everyPair(left: Alternatives, right: Alternatives): Alternatives {
  if (left.length * right.length > MAX_ALTERNATIVES) return left;
  return left.flatMap((one) => right.map((other) => [...one, ...other]));
}

function fieldAlternatives({ field, op, value }: FieldFilter): Alternatives {
  const simple = SEVERAL[op];
  if (!simple) return [[describe(field.fieldPath, (description) => fieldFacts(description, op, value))]];
  // null and NaN in such a list find nothing.
  const elements = arrayElements(value).filter((element) => !isNull(element) && !isNaNValue(element));
  if (elements.length === 0) return [[]];
  return elements.map((element) => [
    describe(field.fieldPath, (description) => fieldFacts(description, simple, element)),
  ]);
}

function describe(fieldPath: string, facts: (description: string) => RuleValue): KnownField {
  const path = parseFieldPath(fieldPath);
  return { path, value: facts(`resource.data.${path.join(".")}`) };
}
