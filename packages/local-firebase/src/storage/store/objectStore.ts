import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { ObjectAttributes } from "./attributes.ts";
import type { ObjectRecord } from "./objectRecord.ts";

export interface ObjectPage {
  readonly objects: readonly ObjectRecord[];
  /** Names up to and including the delimiter, each standing for what lies below. */
  readonly prefixes: readonly string[];
  /** Token at which the next page begins; absent on the last one. */
  readonly nextPageToken?: string;
}

/** The objects' metadata. Writes belong inside a `Database.transaction`. */
export class ObjectStore {
  readonly #sqlite: DatabaseSync;
  #lastGeneration: number;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
    const row = sqlite.prepare("SELECT max(generation) AS last FROM storage_objects").get();
    this.#lastGeneration = Number(row?.["last"] ?? 0);
  }

  get(bucket: string, name: string): ObjectRecord | null {
    const row = this.#sqlite
      .prepare("SELECT * FROM storage_objects WHERE bucket = ? AND name = ?")
      .get(bucket, name);
    return row ? toRecord(row) : null;
  }

  /** A generation number: the time in microseconds, or one more than the last when the clock has not moved on. */
  nextGeneration(microseconds: number): number {
    this.#lastGeneration = Math.max(microseconds, this.#lastGeneration + 1);
    return this.#lastGeneration;
  }

  save(object: ObjectRecord): void {
    this.#sqlite
      .prepare("INSERT OR REPLACE INTO storage_objects VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(
        object.bucket,
        object.name,
        object.blobId,
        object.generation,
        object.metageneration,
        object.size,
        object.md5Hash,
        object.crc32c,
        JSON.stringify(object.attributes),
        JSON.stringify(object.downloadTokens),
        object.timeCreated,
        object.updated,
      );
  }

  delete(bucket: string, name: string): void {
    this.#sqlite.prepare("DELETE FROM storage_objects WHERE bucket = ? AND name = ?").run(bucket, name);
  }

  /** Lists where the bytes of every object lie, and how many there are. */
  blobs(): Pick<ObjectRecord, "blobId" | "bucket" | "name" | "size">[] {
    return this.#sqlite
      .prepare("SELECT blob_id, bucket, name, size FROM storage_objects ORDER BY bucket, name")
      .all()
      .map((row) => ({
        blobId: String(row["blob_id"]),
        bucket: String(row["bucket"]),
        name: String(row["name"]),
        size: Number(row["size"]),
      }));
  }

  /**
   * Objects whose name begins with `prefix`, in the order of their UTF-8 bytes, grouped at `delimiter`.
   * @param pageToken name that the page begins with
   * @param limit largest number of objects and prefixes together
   */
  list(bucket: string, prefix: string, delimiter: string, pageToken: string, limit: number): ObjectPage {
    const objects: ObjectRecord[] = [];
    const prefixes: string[] = [];
    let from = pageToken.startsWith(prefix) ? pageToken : prefix;
    for (;;) {
      const row = this.#firstFrom(bucket, from);
      if (!row || !row.name.startsWith(prefix)) return { objects, prefixes };
      const end = delimiter === "" ? -1 : row.name.indexOf(delimiter, prefix.length);
      const group = end < 0 ? null : row.name.slice(0, end + delimiter.length);
      if (group !== null && group === prefixes.at(-1)) {
        from = `${row.name}\0`;
        continue;
      }
      if (objects.length + prefixes.length >= limit) return { objects, prefixes, nextPageToken: row.name };
      if (group === null) {
        objects.push(row);
        from = `${row.name}\0`;
      } else {
        prefixes.push(group);
        // Skips the group, but for names that go on with the last code point of all.
        from = `${group}\u{10FFFF}`;
      }
    }
  }

  #firstFrom(bucket: string, name: string): ObjectRecord | null {
    const row = this.#sqlite
      .prepare("SELECT * FROM storage_objects WHERE bucket = ? AND name >= ? ORDER BY name LIMIT 1")
      .get(bucket, name);
    return row ? toRecord(row) : null;
  }
}

function toRecord(row: Record<string, SQLOutputValue>): ObjectRecord {
  return {
    bucket: String(row["bucket"]),
    name: String(row["name"]),
    blobId: String(row["blob_id"]),
    generation: Number(row["generation"]),
    metageneration: Number(row["metageneration"]),
    size: Number(row["size"]),
    md5Hash: String(row["md5_hash"]),
    crc32c: String(row["crc32c"]),
    attributes: JSON.parse(String(row["attributes"])) as ObjectAttributes,
    downloadTokens: JSON.parse(String(row["download_tokens"])) as string[],
    timeCreated: Number(row["time_created"]),
    updated: Number(row["updated"]),
  };
}
