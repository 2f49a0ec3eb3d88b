import type { DatabaseSync } from "node:sqlite";
import { OBJECTS_FOLDER, UPLOADS_FOLDER } from "./blobFiles.ts";

/** A file that is to be deleted. */
export interface Removal {
  readonly folder: typeof OBJECTS_FOLDER | typeof UPLOADS_FOLDER;
  readonly id: string;
}

/**
 * Files that are to be deleted, written down in the transaction that makes them superfluous. A file that stands neither
 * here nor with an object or upload is not ours to delete.
 */
export class Removals {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** Call inside a `Database.transaction`. */
  add({ folder, id }: Removal): void {
    this.#sqlite.prepare("INSERT OR IGNORE INTO storage_removals (folder, id) VALUES (?, ?)").run(folder, id);
  }

  all(): Removal[] {
    return this.#sqlite
      .prepare("SELECT folder, id FROM storage_removals")
      .all()
      .map(({ folder, id }) => ({
        folder: folder === OBJECTS_FOLDER ? OBJECTS_FOLDER : UPLOADS_FOLDER,
        id: String(id),
      }));
  }

  /** All of them are gone: one commit, however many they were. */
  clear(): void {
    this.#sqlite.exec("DELETE FROM storage_removals");
  }

  /** They are gone. Call inside a `Database.transaction`. */
  forget(removals: readonly Removal[]): void {
    const remove = this.#sqlite.prepare("DELETE FROM storage_removals WHERE folder = ? AND id = ?");
    for (const { folder, id } of removals) remove.run(folder, id);
  }
}
