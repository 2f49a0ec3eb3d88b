import { matchesSource, type Candidates } from "../../query/evaluateQuery.ts";
import { filteredDocumentNames } from "../../query/filteredDocumentNames.ts";
import type { StructuredQuery } from "../../query/structuredQuery.ts";
import type { DocumentReader } from "./documentReader.ts";

/** The documents that a query asks for by name, or `null` for a query that must look through its collections. */
export function namedCandidates(
  reader: Pick<DocumentReader, "get">,
  parent: string,
  query: StructuredQuery,
): Candidates | null {
  const names = filteredDocumentNames(query.where);
  if (names === null) return null;
  const documents = [...names].flatMap((name) =>
    matchesSource(parent, query, name) ? (reader.get(name) ?? []) : [],
  );
  return { documents, inNameOrder: false };
}
