import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  type ReadStream,
} from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32c, encodeCrc32c } from "./crc32c.ts";

export interface Digest {
  readonly md5Hash: string;
  readonly crc32c: string;
}

/** Where the complete ones lie in the service's folder. */
export const OBJECTS_FOLDER = "objects";

/**
 * The bytes, one file each, named by generated ids and never by what a client says: `uploads/` holds what is still
 * arriving, `objects/` what is complete and on disk.
 */
export class BlobFiles {
  readonly #objects: string;
  readonly #uploads: string;

  constructor(folder: string) {
    this.#objects = join(folder, OBJECTS_FOLDER);
    this.#uploads = join(folder, "uploads");
    mkdirSync(this.#objects, { recursive: true });
    mkdirSync(this.#uploads, { recursive: true });
  }

  /**
   * Writes bytes from `offset` on, and flushes them to disk; when the source breaks off, what came is kept.
   * @param limit largest size of the file; the source is not read beyond it
   * @returns size reached, and the source's failure if any
   */
  async append(
    id: string,
    offset: number,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    limit: number,
  ): Promise<{ readonly size: number; readonly failure?: unknown; readonly overflow: boolean }> {
    const file = await open(
      join(this.#uploads, id),
      existsSync(join(this.#uploads, id)) ? "r+" : "wx+",
      0o600,
    );
    let size = offset;
    try {
      for await (const chunk of source) {
        if (size + chunk.length > limit) return { size, overflow: true };
        let written = 0;
        while (written < chunk.length) {
          written += (await file.write(chunk, written, chunk.length - written, size + written)).bytesWritten;
        }
        size += chunk.length;
      }
      return { size, overflow: false };
    } catch (failure) {
      return { size, failure, overflow: false };
    } finally {
      await file.datasync();
      await file.close();
    }
  }

  /** Cuts an upload to its final size, flushes it and computes its checksums. */
  async seal(id: string, size: number): Promise<Digest> {
    const file = await open(
      join(this.#uploads, id),
      existsSync(join(this.#uploads, id)) ? "r+" : "wx+",
      0o600,
    );
    try {
      await file.truncate(size);
      await file.sync();
      const md5 = createHash("md5");
      let crc = 0;
      for await (const chunk of file.createReadStream({
        start: 0,
        autoClose: false,
        highWaterMark: 1 << 18,
      })) {
        const bytes = chunk as Buffer;
        md5.update(bytes);
        crc = crc32c(bytes, crc);
      }
      return { md5Hash: md5.digest("base64"), crc32c: encodeCrc32c(crc) };
    } finally {
      await file.close();
    }
  }

  /** Bytes of an upload that are on disk. */
  uploadSize(id: string): number {
    return statSync(join(this.#uploads, id), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Moves a sealed upload to the objects; once this resolves, the file is there after a power cut too. */
  async publish(id: string): Promise<void> {
    await rename(join(this.#uploads, id), join(this.#objects, id));
    await syncFolder(this.#objects);
    await syncFolder(this.#uploads);
  }

  isPublished(id: string): boolean {
    return existsSync(join(this.#objects, id));
  }

  /** Takes `publish` back: the bytes are an upload again. */
  async unpublish(id: string): Promise<void> {
    await rename(join(this.#objects, id), join(this.#uploads, id));
  }

  /** @param end last byte, inclusive */
  read(id: string, start: number, end: number): ReadStream {
    return createReadStream(join(this.#objects, id), { start, end });
  }

  /** A file that cannot be removed now (Windows: somebody reads it) goes at the next start, see `recover`. */
  async removeObject(id: string): Promise<void> {
    await rm(join(this.#objects, id), { force: true }).catch(() => undefined);
  }

  async removeUpload(id: string): Promise<void> {
    await rm(join(this.#uploads, id), { force: true });
  }

  /**
   * Puts the folders in order after a crash, before anything is served: an object without metadata goes back to
   * its upload if that is still open, and away if not; so does an upload that nobody knows.
   */
  recover(isObject: (id: string) => boolean, isOpenUpload: (id: string) => boolean): void {
    for (const id of readdirSync(this.#objects)) {
      if (isObject(id)) continue;
      if (isOpenUpload(id)) renameSync(join(this.#objects, id), join(this.#uploads, id));
      else rmSync(join(this.#objects, id));
    }
    for (const id of readdirSync(this.#uploads)) if (!isOpenUpload(id)) rmSync(join(this.#uploads, id));
  }
}

/** Makes a rename durable. Windows cannot open folders, and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
