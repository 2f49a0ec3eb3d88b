import * as v from "valibot";
import { isDocumentId } from "./documentId.ts";

/** Holds what a full resource name begins with: `projects/{project}/databases/{database}/documents/`. */
const RESOURCE_ROOT = /^(?:\/\/[^/]+\/)?projects\/[^/]+\/databases\/[^/]+\/documents\//u;

/** The text that a stored value names another document by; null when it names none. */
function nameOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return null;
  // A reference of either SDK; its `path` is that from the root of the database.
  if ("path" in value && typeof value.path === "string") return value.path;
  return "id" in value && typeof value.id === "string" ? value.id : null;
}

/**
 * The id of a document that another one names, in any of the forms that are found in stored documents: a reference of
 * either SDK, a path with or without a leading slash, a full resource name (`projects/…/documents/…`), or the bare id.
 * @param collection the name of the collection that it stands in, such as `customers`
 * @returns null for what names no document of that collection
 */
export function relatedId(value: unknown, collection: string): string | null {
  const name = nameOf(value);
  if (name === null) return null;
  const path = name
    .replace(RESOURCE_ROOT, "")
    .replace(/^\//u, "")
    .replace(RESOURCE_ROOT, "")
    .replace(/\/$/u, "");
  const segments = path.split("/");
  const id = segments.at(-1) ?? "";
  if (!isDocumentId(id)) return null;
  if (segments.length === 1) return id;
  return segments.length % 2 === 0 && segments.at(-2) === collection ? id : null;
}

/**
 * The texts that name a document, to look for it in a query beside its reference: the path, which is what the product
 * writes, the path with a leading slash, and the bare id. Other forms are `foreignNames`.
 * @param path of the document, from the root of the database
 */
export function relatedNames(path: string): readonly string[] {
  return [path, `/${path}`, path.slice(path.lastIndexOf("/") + 1)];
}

/**
 * Further forms that `relatedId` reads, for a query that no rule has to prove: what is a person's own must be found whole, to be
 * shown, exported and erased. They are full resource names, and a map that holds the id alone.
 * @param path of the document, from the root of the database
 * @param project id of the project that the database is of
 */
export function foreignNames(path: string, project: string): readonly (string | { readonly id: string })[] {
  const resource = `projects/${project}/databases/(default)/documents/${path}`;
  return [resource, `/${resource}`, { id: path.slice(path.lastIndexOf("/") + 1) }];
}

/** The id of a related document (`relatedId`); anything else is an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function relatedIdSchema(collection: string) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => relatedId(value, collection)),
    v.string(),
  );
}

/** The id of a related document that nothing depends on: absent, null or unreadable is null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalRelatedIdSchema(collection: string) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => relatedId(value, collection)),
  );
}

/** The ids of a list of related documents, each once: what cannot be read is left out, what is no list is an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export function relatedIdsSchema(collection: string) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => relatedIds(value, collection)),
  );
}

/** The ids of a stored list of related documents, each once; those that cannot be read are left out. */
export function relatedIds(value: unknown, collection: string): string[] {
  return [...new Set(relatedItems(value).flatMap((item) => relatedId(item, collection) ?? []))];
}

/** The items of a stored list of related documents, as they are stored: of a list, or of a map from id to true. */
export function relatedItems(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([id, chosen]: [string, unknown]) => (chosen === true ? id : []));
}
