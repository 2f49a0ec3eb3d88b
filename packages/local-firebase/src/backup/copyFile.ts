import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

/** What a file held when it was read from the first byte to the last. */
export interface Content {
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Copies a file to where there is none yet; once this resolves, the copy's bytes are on disk. */
export async function copyFile(source: string, target: string): Promise<Content> {
  await mkdir(dirname(target), { recursive: true });
  const { pass, content } = measure();
  await pipeline(
    createReadStream(source),
    pass,
    createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
  );
  return content();
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

/** Whether a failure says that a file is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
