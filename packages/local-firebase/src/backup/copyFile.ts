import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

const CHUNK = 1 << 18;

/** Digest and size of a file when it was read from the first byte to the last. */
export interface Content {
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Says that a file to be copied cannot be read; `cause` says why. Failures of the copy are thrown as they are. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Copies a file to where there is none yet; once this resolves, the copy's bytes are on disk. When it fails, what has
 * been copied stays.
 * @throws UnreadableError when the source is missing, or the disk does not give it
 */
export async function copyFile(source: string, target: string): Promise<Content> {
  await mkdir(dirname(target), { recursive: true });
  const { pass, content } = measure();
  const from = await open(source).catch((cause: unknown) => {
    throw new UnreadableError(source, cause);
  });
  try {
    const to = await open(target, "wx", 0o600);
    try {
      await to.writeFile(pass(bytesOf(from, source)));
      await to.sync();
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  return content();
}

async function* bytesOf(file: FileHandle, name: string): AsyncGenerator<Buffer> {
  try {
    yield* file.createReadStream({ autoClose: false, highWaterMark: CHUNK }) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new UnreadableError(name, cause);
  }
}

export async function readContent(file: string): Promise<Content> {
  const { pass, content } = measure();
  await pipeline(createReadStream(file), pass, async (chunks) => {
    for await (const _chunk of chunks);
  });
  return content();
}

function measure() {
  const hash = createHash("sha256");
  let size = 0;
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    content: (): Content => ({ size, sha256: hash.digest("hex") }),
  };
}
