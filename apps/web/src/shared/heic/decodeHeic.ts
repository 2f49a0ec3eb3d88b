import { photoLimits } from "@carnation/domain/internal/photo";
import { HeicError } from "./heicError.ts";
import type { HeicReply, HeicRequest } from "./heicMessages.ts";

/** Milliseconds after which a file counts as unreadable: 12 megapixels take 3 s on a laptop. */
const LIMIT_MS = 60_000;

/**
 * Decodes a HEIC file in a worker, which loads the decoder (0.7 MB) and ends with its memory once it has answered.
 * @returns a PNG, upright, in the file's own colours and without its metadata
 * @throws {HeicError}
 */
export async function decodeHeic(file: Blob, limitMs = LIMIT_MS): Promise<Blob> {
  const worker = new Worker(new URL("./heicWorker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const reply = await new Promise<HeicReply>((resolve, reject) => {
      timer = setTimeout(() => reject(new HeicError("unreadable", { cause: "timeout" })), limitMs);
      worker.addEventListener("message", ({ data }: MessageEvent<HeicReply>) => resolve(data));
      // Its own failures are answered: what is left is a worker that could not be loaded.
      worker.addEventListener("error", ({ message }) =>
        reject(new HeicError("unavailable", { cause: message })),
      );
      const request: HeicRequest = { file, maxPixels: photoLimits.maxChosenPixels };
      worker.postMessage(request, { transfer: [] });
    });
    if ("problem" in reply) throw new HeicError(reply.problem, { cause: reply.message });
    return reply.png;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
