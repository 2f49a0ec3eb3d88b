import * as v from "valibot";
import { wrappedIntegerSchema } from "../query/parseStructuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import type { WireDocument } from "../store/documentWire.ts";
import { compareResourceNames } from "../values/compareText.ts";
import { parseMessage } from "../values/parseMessage.ts";
import { validateCollectionId, validateParent } from "../values/resourceName.ts";
import { consistencyEntries, joinTransaction } from "./consistency.ts";
import { requireAdmin, requireInDatabase, type MethodContext } from "./methodContext.ts";
import { maskSchema, toMaskedWire } from "./readMethods.ts";

const DEFAULT_PAGE_SIZE = 300;

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
const listCollectionIdsSchema = v.object({ ...pageEntries, readTime: v.exactOptional(v.unknown()) });

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
  const { id } = joinTransaction(context, options);
  const query = { from: [{ collectionId, allDescendants: false }], orderBy: [], offset: 0 };
  const documents = context.reads.list(parent, query);
  if (id !== undefined) context.store.transactions.recordQuery(id, parent, query, documents);
  const collection = `${parent}/${collectionId}`;
  const stored = new Map(documents.map((document) => [document.name, document]));
  const names = options.showMissing
    ? context.store.listDocumentIds(collection).map((documentId) => `${collection}/${documentId}`)
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
  joinTransaction(context, options);
  const page = paginate(context.store.listCollectionIds(parent), options, (a, b) =>
    a < b ? -1 : Number(a > b),
  );
  return { ...page.next, collectionIds: page.items };
}

/** One page of sorted texts; the token is the last text of the page before. */
function paginate(
  sorted: readonly string[],
  { pageSize, pageToken }: { pageSize: number; pageToken: string },
  compare: (a: string, b: string) => number,
): { items: string[]; next: { nextPageToken?: string } } {
  const after = Buffer.from(pageToken, "base64url").toString();
  const rest = pageToken === "" ? sorted : sorted.filter((text) => compare(text, after) > 0);
  const items = rest.slice(0, pageSize === 0 ? DEFAULT_PAGE_SIZE : pageSize);
  const last = items.at(-1);
  const next =
    last === undefined || items.length === rest.length
      ? {}
      : { nextPageToken: Buffer.from(last).toString("base64url") };
  return { items, next };
}
