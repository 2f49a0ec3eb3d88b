import type { StoredDocument } from "../../documents/storedDocument.ts";
import { fieldReader } from "../../query/fieldReader.ts";
import type { IndexField, IndexMode } from "../../query/indexes/indexConfig.ts";
import { encodeId, encodeName, encodeValue, invert } from "../../values/orderedKey.ts";
import { lastId } from "../../values/resourceName.ts";
import { arrayElements, type Value } from "../../values/value.ts";
import type { Scope } from "./indexScope.ts";

/** Makes the keys of a document in an index, without the index's id; none when it lacks one of the fields. */
export function indexKeys(
  fields: readonly IndexField[],
  scope: Scope["kind"],
): (document: StoredDocument) => Buffer[] {
  const readers = fields.map(({ fieldPath, mode }) => ({ read: fieldReader(fieldPath), mode }));
  return (document) => {
    let keys: Buffer[][] = [[]];
    for (const { read, mode } of readers) {
      const value = read(document);
      const parts = value === undefined ? [] : partsOf(value, mode);
      keys = keys.flatMap((key) => parts.map((part) => [...key, part]));
    }
    if (keys.length === 0) return [];
    const name = nameKey(document.name, scope);
    return keys.map((key) => Buffer.concat([...key, name]));
  };
}

/** Bytes of a value as a part of a key. */
export function valueKeyPart(value: Value, mode: Exclude<IndexMode, "CONTAINS">): Buffer {
  const bytes = encodeValue(value);
  return mode === "DESCENDING" ? invert(bytes) : bytes;
}

/** Bytes of a name as the last part of a key: within one collection the id says all. */
export function nameKey(name: string, scope: Scope["kind"]): Buffer {
  return scope === "collection" ? encodeId(lastId(name)) : encodeName(name);
}

/** An array has a key for each of its different elements. */
function partsOf(value: Value, mode: IndexMode): Buffer[] {
  if (mode !== "CONTAINS") return [valueKeyPart(value, mode)];
  const parts = arrayElements(value).map(encodeValue);
  return [...new Map(parts.map((part) => [part.toString("latin1"), part])).values()];
}
