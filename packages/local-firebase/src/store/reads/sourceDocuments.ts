import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { Candidates } from "../../query/evaluateQuery.ts";
import type { CollectionSelector } from "../../query/structuredQuery.ts";
import { collectionOf } from "../../values/resourceName.ts";
import { ALL_IDS, type DocumentTable } from "../tables/documentTable.ts";

/** All documents of the collections that a selector names, read from the disk one by one. */
export function sourceDocuments(
  table: DocumentTable,
  parent: string,
  selector: CollectionSelector,
): Candidates {
  const collections = selectCollections(table, parent, selector);
  return { documents: documentsOf(table, collections), inNameOrder: collections.length <= 1 };
}

/** Names of the collections that a selector names. */
export function selectCollections(
  table: DocumentTable,
  parent: string,
  { collectionId, allDescendants }: CollectionSelector,
): readonly string[] {
  if (collectionId !== undefined && !allDescendants) return [`${parent}/${collectionId}`];
  if (collectionId !== undefined) return table.collections.ofGroup(parent, collectionId);
  return [...table.collections.below(parent)].filter(
    (name) => allDescendants || collectionOf(name) === parent,
  );
}

function* documentsOf(table: DocumentTable, collections: readonly string[]): Generator<StoredDocument> {
  for (const collection of collections) yield* table.scan(collection, ALL_IDS);
}
