import type { Filter, StructuredQuery } from "../query/structuredQuery.ts";
import { parseFieldPath } from "../values/fieldPath.ts";
import { arrayElements, NULL, type Value } from "../values/value.ts";
import { fromValue } from "./fromFirestore.ts";
import { isRuleMap, type RuleMap, type RuleValue } from "./ruleValue.ts";

/** One path with the values that a filter lets it have. */
interface Known {
  readonly path: readonly string[];
  readonly values: readonly Value[];
}

/** More alternatives than Firestore's limit on disjunctions cannot come from a valid query. */
const MAX_ALTERNATIVES = 30;

/**
 * Data of the documents that a query's equality filters describe, one for each combination of the values of its `in`
 * filters. A query without result is judged by them: what the filters leave open is absent, so a rule about it denies,
 * as it does in production, where the filters must prove the rule.
 */
export function describedDocuments(query: StructuredQuery | undefined): readonly RuleMap[] {
  let documents: RuleMap[] = [new Map()];
  for (const { path, values } of query?.where ? knownValues(query.where) : []) {
    documents = documents
      .flatMap((document) => values.map((value) => withValue(document, path, fromValue(value))))
      .slice(0, MAX_ALTERNATIVES);
  }
  return documents;
}

function knownValues(filter: Filter): Known[] {
  if ("compositeFilter" in filter) {
    return filter.compositeFilter.op === "AND" ? filter.compositeFilter.filters.flatMap(knownValues) : [];
  }
  if ("unaryFilter" in filter) {
    const { field, op } = filter.unaryFilter;
    return op === "IS_NULL" ? [{ path: parseFieldPath(field.fieldPath), values: [NULL] }] : [];
  }
  const { field, op, value } = filter.fieldFilter;
  const path = parseFieldPath(field.fieldPath);
  if (path[0] === "__name__") return [];
  if (op === "EQUAL") return [{ path, values: [value] }];
  if (op === "ARRAY_CONTAINS") return [{ path, values: [{ arrayValue: { values: [value] } }] }];
  const alternatives = op === "IN" ? arrayElements(value) : [];
  return alternatives.length === 0 ? [] : [{ path, values: alternatives }];
}

function withValue(document: RuleMap, path: readonly string[], value: RuleValue): RuleMap {
  const [name, ...rest] = path;
  if (name === undefined) return document;
  const inner = document.get(name);
  const nested =
    rest.length === 0 ? value : withValue(inner && isRuleMap(inner) ? inner : new Map(), rest, value);
  return new Map([...document, [name, nested]]);
}
