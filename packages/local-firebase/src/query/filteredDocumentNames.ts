import { DOCUMENT_ID } from "../values/fieldPath.ts";
import { arrayElements } from "../values/value.ts";
import type { Filter } from "./structuredQuery.ts";

/**
 * The names that a query's results must be among, or `null` when its filter does not say: such a query need not look
 * through its collections.
 */
export function filteredDocumentNames(filter: Filter | undefined): ReadonlySet<string> | null {
  if (filter === undefined || "unaryFilter" in filter) return null;
  if ("compositeFilter" in filter) {
    const { op, filters } = filter.compositeFilter;
    if (op === "OR") return null;
    return filters.map(filteredDocumentNames).find((names) => names !== null) ?? null;
  }
  const { field, op, value } = filter.fieldFilter;
  if (field.fieldPath !== DOCUMENT_ID) return null;
  const keys = op === "EQUAL" ? [value] : op === "IN" ? arrayElements(value) : null;
  if (keys === null) return null;
  return new Set(keys.flatMap((key) => ("referenceValue" in key ? [key.referenceValue] : [])));
}
