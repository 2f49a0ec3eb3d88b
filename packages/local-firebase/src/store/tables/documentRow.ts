import type { SQLOutputValue } from "node:sqlite";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import type { Fields } from "../../values/value.ts";
import { decodeId } from "../../values/orderedKey.ts";

/** A row of a statement that selects `ROW_COLUMNS`, with integers as bigint. */
export type Row = Record<string, SQLOutputValue>;

/** Columns that `documentOf` reads: `d` is the document, `c` its collection. */
export const ROW_COLUMNS = "d.id, c.name AS collection, d.doc_key, d.fields, d.create_time, d.update_time";

/** Makes the document of a row. */
export function documentOf(row: Row): StoredDocument {
  return {
    name: nameOf(row),
    fields: JSON.parse(String(row["fields"])) as Fields,
    createTime: BigInt(Number(row["create_time"])),
    updateTime: BigInt(Number(row["update_time"])),
  };
}

/** The name of a row that has at least `collection` and `doc_key`. */
export function nameOf(row: Row): string {
  const key = row["doc_key"];
  return `${String(row["collection"])}/${decodeId(key instanceof Uint8Array ? key : new Uint8Array())}`;
}
