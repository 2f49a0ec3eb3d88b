import * as v from "valibot";
import { wrappedIntegerSchema } from "../query/parseStructuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { WireDocument } from "../documents/documentWire.ts";
import { compareResourceNames } from "../values/compareText.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { validateCollectionId, validateParent } from "../values/resourceName.ts";
import { consistencyEntries, joinTransaction } from "./consistency.ts";
import { requireAdmin, requireInDatabase, type MethodContext } from "./methodContext.ts";
import { paginate } from "./pages.ts";
import { maskSchema, toMaskedWire } from "./readMethods.ts";

const pageEntries = {
  pageSize: v.optional(wrappedIntegerSchema, 0),
  pageToken: v.optional(v.string(), ""),
};
const listDocumentsSchema = v.object({
  ...pageEntries,
  mask: v.exactOptional(maskSchema),
  orderBy: v.optional(v.string(), ""),
  showMissing: v.optional(v.boolean(), false),
  ...consistencyEntries,
});
const listCollectionIdsSchema = v.object({ ...pageEntries, readTime: consistencyEntries.readTime });

/**
 * `ListDocuments`: a collection in the order of its names. With `showMissing`, also documents that only exist as the
 * place of deeper ones: they have a name and nothing else.
 */
export function listDocuments(
  context: MethodContext,
  parent: string,
  collectionId: string,
  request: unknown,
): { documents: (WireDocument | { name: string })[]; nextPageToken?: string } {
  const options = parseMessage(listDocumentsSchema, request, "ListDocumentsRequest");
  requireInDatabase(context, parent);
  validateCollectionId(collectionId);
  if (options.showMissing) requireAdmin(context);
  if (options.orderBy !== "" && !/^__name__( asc)?$/.test(options.orderBy)) {
    throw new RpcError("UNIMPLEMENTED", "Documents are listed by name only; use a query for another order.");
  }
  const { id, reads, documents: snapshot } = joinTransaction(context, options);
  const query = { from: [{ collectionId, allDescendants: false }], orderBy: [], offset: 0 };
  const documents = reads.list(parent, query);
  if (id !== undefined) context.store.transactions.recordQuery(id, parent, query, documents);
  const collection = `${parent}/${collectionId}`;
  const stored = new Map(documents.map((document) => [document.name, document]));
  const names = options.showMissing
    ? snapshot.listDocumentIds(collection).map((documentId) => `${collection}/${documentId}`)
    : [...stored.keys()];
  const page = paginate(names.sort(compareResourceNames), options, compareResourceNames);
  return {
    ...page.next,
    documents: page.items.map((name) => {
      const document = stored.get(name);
      return document === undefined ? { name } : toMaskedWire(document, options.mask);
    }),
  };
}

/** `ListCollectionIds`, for service accounts only. */
export function listCollectionIds(
  context: MethodContext,
  parent: string,
  request: unknown,
): { collectionIds: string[]; nextPageToken?: string } {
  const options = parseMessage(listCollectionIdsSchema, request, "ListCollectionIdsRequest");
  requireInDatabase(context, parent);
  validateParent(parent);
  requireAdmin(context);
  const { readTime } = options;
  const { documents } = joinTransaction(context, readTime === undefined ? {} : { readTime });
  const page = paginate(documents.listCollectionIds(parent), options, (a, b) => (a < b ? -1 : Number(a > b)));
  return { ...page.next, collectionIds: page.items };
}
