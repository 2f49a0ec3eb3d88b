import type { DatabaseSync } from "node:sqlite";
import type { ExpectedHashes, ObjectAttributes } from "./attributes.ts";

/** Conditions that must hold of the object that a write replaces; 0 = there is none. */
export interface WriteConditions {
  readonly ifGenerationMatch?: number | undefined;
  readonly ifMetagenerationMatch?: number | undefined;
}

export type UploadState = "active" | "final" | "cancelled";

/** An upload in progress, or just ended: a client that missed the last answer asks for its state. */
export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  /** Identity that began it: `admin`, `anonymous` or `user:<uid>`. */
  readonly owner: string;
  readonly attributes: ObjectAttributes & {
    readonly expected: ExpectedHashes;
    readonly tokens?: readonly string[];
  };
  readonly conditions: WriteConditions;
  /** Bytes that the client announced, `null` when it did not. */
  readonly announcedSize: number | null;
  /** Bytes that are on disk. */
  readonly received: number;
  readonly state: UploadState;
}

export class UploadStore {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  get(id: string): Upload | null {
    const row = this.#sqlite.prepare("SELECT * FROM storage_uploads WHERE id = ?").get(id);
    if (!row) return null;
    const state = String(row["state"]);
    return {
      id,
      bucket: String(row["bucket"]),
      name: String(row["name"]),
      owner: String(row["owner"]),
      attributes: JSON.parse(String(row["attributes"])) as Upload["attributes"],
      conditions: JSON.parse(String(row["conditions"])) as WriteConditions,
      announcedSize: typeof row["announced_size"] === "number" ? row["announced_size"] : null,
      received: Number(row["received"]),
      state: state === "final" || state === "cancelled" ? state : "active",
    };
  }

  /** @param now milliseconds since 1970, here and below */
  insert(upload: Upload, now: number): void {
    this.#sqlite
      .prepare("INSERT INTO storage_uploads VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(
        upload.id,
        upload.bucket,
        upload.name,
        upload.owner,
        JSON.stringify(upload.attributes),
        JSON.stringify(upload.conditions),
        upload.announcedSize,
        upload.received,
        upload.state,
        now,
      );
  }

  progress(id: string, received: number, now: number): void {
    this.#sqlite
      .prepare("UPDATE storage_uploads SET received = ?, touched_at = ? WHERE id = ?")
      .run(received, now, id);
  }

  end(id: string, state: UploadState, now: number): void {
    this.#sqlite
      .prepare("UPDATE storage_uploads SET state = ?, touched_at = ? WHERE id = ?")
      .run(state, now, id);
  }

  /** Uploads in progress, with what the database knows to have come. */
  active(): Pick<Upload, "id" | "received">[] {
    return this.#sqlite
      .prepare("SELECT id, received FROM storage_uploads WHERE state = 'active'")
      .all()
      .map((row) => ({ id: String(row["id"]), received: Number(row["received"]) }));
  }

  /** Ends every upload in progress, in a copy of the database that comes without their bytes. */
  cancelAll(): void {
    this.#sqlite.exec("UPDATE storage_uploads SET state = 'cancelled' WHERE state = 'active'");
  }

  /**
   * Forgets uploads untouched since `before`; their bytes are to go.
   * @returns whether there were any
   */
  deleteStale(before: number): boolean {
    this.#sqlite
      .prepare(
        `INSERT OR IGNORE INTO storage_removals
         SELECT 'uploads', id FROM storage_uploads WHERE touched_at < ? AND state <> 'final'`,
      )
      .run(before);
    const remove = this.#sqlite.prepare("DELETE FROM storage_uploads WHERE touched_at < ?");
    return remove.run(before).changes > 0;
  }
}
