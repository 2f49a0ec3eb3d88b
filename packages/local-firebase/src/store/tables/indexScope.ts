import { collectionOf, lastId } from "../../values/resourceName.ts";

/** Documents that an index covers: those of one collection, or of all collections of an id in a database. */
export interface Scope {
  readonly kind: "collection" | "group";
  /** A collection's name, or `projects/P/databases/D/documents//<collection id>`. */
  readonly key: string;
}

/** The scopes that a document belongs to. */
export function scopesOf(name: string): readonly Scope[] {
  const collection = collectionOf(name);
  return [{ kind: "collection", key: collection }, groupScope(rootOf(name), lastId(collection))];
}

/** @param root `projects/P/databases/D/documents` */
export function groupScope(root: string, collectionId: string): Scope {
  return { kind: "group", key: `${root}//${collectionId}` };
}

/** `projects/P/databases/D/documents` of a name in it. */
export function rootOf(name: string): string {
  return name.split("/", 5).join("/");
}

/** The scope of a stored key: no collection's name has two slashes together. */
export function parseScope(key: string): Scope {
  return { kind: key.includes("//") ? "group" : "collection", key };
}
