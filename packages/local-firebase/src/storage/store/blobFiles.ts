import { createHash } from "node:crypto";
import { existsSync, mkdirSync, statSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type FilePort, syncFolder } from "../../database/syncFolder.ts";
import { crc32c, encodeCrc32c } from "../../checksum/crc32c.ts";

export interface Digest {
  readonly md5Hash: string;
  readonly crc32c: string;
}

/** Folder of the complete ones in the service's folder, and those that are still arriving. */
export const OBJECTS_FOLDER = "objects";
export const UPLOADS_FOLDER = "uploads";

/**
 * The bytes, one file each, named by generated ids and never by what a client says: `uploads/` holds what is still
 * arriving, `objects/` what is complete and on disk.
 */
export class BlobFiles {
  readonly #objects: string;
  readonly #uploads: string;
  readonly #port: FilePort;

  constructor(folder: string, port: FilePort = { open, rename }) {
    this.#objects = join(folder, OBJECTS_FOLDER);
    this.#uploads = join(folder, UPLOADS_FOLDER);
    this.#port = port;
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
    const file = await this.#openUpload(id);
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
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    }
  }

  /** Cuts an upload to its final size, flushes it and computes its checksums. */
  async seal(id: string, size: number): Promise<Digest> {
    const file = await this.#openUpload(id);
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

  #openUpload(id: string): Promise<FileHandle> {
    const path = join(this.#uploads, id);
    return this.#port.open(path, existsSync(path) ? "r+" : "wx+", 0o600);
  }

  /** Bytes of an upload that are on disk. */
  uploadSize(id: string): number {
    return statSync(join(this.#uploads, id), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Moves a sealed upload to the objects; once this resolves, the file is there after a power cut too. */
  async publish(id: string): Promise<void> {
    await this.#port.rename(join(this.#uploads, id), join(this.#objects, id));
    await syncFolder(this.#objects, this.#port.open);
    await syncFolder(this.#uploads, this.#port.open);
  }

  isPublished(id: string): boolean {
    return existsSync(join(this.#objects, id));
  }

  /** Takes `publish` back: the bytes are an upload again. */
  async unpublish(id: string): Promise<void> {
    await this.#port.rename(join(this.#objects, id), join(this.#uploads, id));
  }

  /** An object's file, for reading; its user closes it. */
  openObject(id: string): Promise<FileHandle> {
    return this.#port.open(join(this.#objects, id), "r");
  }

  /** @returns whether it is gone; Windows keeps a file that somebody reads, which goes later, see `Removals` */
  removeObject(id: string): Promise<boolean> {
    return remove(join(this.#objects, id));
  }

  removeUpload(id: string): Promise<boolean> {
    return remove(join(this.#uploads, id));
  }

  /** Makes removals durable. */
  async sync(): Promise<void> {
    for (const folder of [this.#objects, this.#uploads]) await syncFolder(folder, this.#port.open);
  }
}

async function remove(path: string): Promise<boolean> {
  try {
    await rm(path, { force: true });
    return true;
  } catch {
    return false;
  }
}
