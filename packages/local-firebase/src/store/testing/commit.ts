import { ADMIN } from "../../authentication/identity.ts";
import type { Fields } from "../../values/value.ts";
import type { CommitResult } from "../../documents/commit.ts";
import { parseWrites } from "../writes/parseWrite.ts";
import type { SqliteDocumentStore } from "../sqliteDocumentStore.ts";

export const root = "projects/p/databases/(default)/documents";

/** Full name of a document or collection. */
export function path(name: string): string {
  return `${root}/${name}`;
}

export function int(value: number) {
  return { integerValue: value };
}

/** A write as it comes from the wire. */
export function set(name: string, fields: unknown, extra: object = {}) {
  return { update: { name: path(name), fields }, ...extra };
}

/** A write as it comes from the wire. */
export function remove(name: string, extra: object = {}) {
  return { delete: path(name), ...extra };
}

export function commit(store: SqliteDocumentStore, ...writes: unknown[]): Promise<CommitResult> {
  return store.commit(parseWrites(writes), { identity: ADMIN });
}

export function fieldsOf(store: SqliteDocumentStore, name: string): Fields | undefined {
  return store.get(path(name))?.fields;
}
