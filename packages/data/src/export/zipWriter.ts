import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** An archive that is written as its files come. */
export interface ZipWriter {
  /** Adds a file; a text is compressed, a picture is so already. */
  add(name: string, bytes: Uint8Array): void;
  /** Ends it, and gives the archives: one, unless it grew beyond what a ZIP can say of itself. */
  end(): readonly Blob[];
}

interface ZipLimits {
  /** Most bytes of an archive: without the extension for large ones, sizes and places are told in 32 bits. */
  readonly maxBytes?: number;
  /** Most files of an archive: they are counted in 16 bits. */
  readonly maxFiles?: number;
}

/** Measure of how much is kept in memory: what is in a `Blob`, a browser keeps where it has room. */
const PENDING_BYTES = 16_000_000;

const isText = (name: string): boolean => /\.(?:json|txt|csv)$/u.test(name);

/**
 * Opens an archive. What was added is handed to the browser some megabytes at a time: an account's photos are more than a
 * page can hold.
 */
export function openZip({ maxBytes = 3_900_000_000, maxFiles = 65_000 }: ZipLimits = {}): ZipWriter {
  const archives: Blob[] = [];
  let zip: Zip | null = null;
  let parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;
  let bytes = 0;
  let files = 0;

  const flush = (): void => {
    if (pending.length > 0) parts.push(new Blob(pending));
    pending = [];
    pendingBytes = 0;
  };
  const begin = (): Zip => {
    bytes = 0;
    files = 0;
    parts = [];
    return new Zip((error, chunk) => {
      if (error) throw error;
      pending.push(chunk);
      pendingBytes += chunk.length;
      bytes += chunk.length;
      if (pendingBytes >= PENDING_BYTES) flush();
    });
  };
  const close = (): void => {
    zip?.end();
    zip = null;
    flush();
    archives.push(new Blob(parts, { type: "application/zip" }));
  };
  return {
    add(name, content) {
      if (zip !== null && (files >= maxFiles || bytes + content.length > maxBytes)) close();
      zip ??= begin();
      const file = isText(name) ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      zip.add(file);
      file.push(content, true);
      files += 1;
    },
    end() {
      if (zip !== null) close();
      return archives;
    },
  };
}
