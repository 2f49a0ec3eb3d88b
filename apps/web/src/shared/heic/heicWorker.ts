/** Entry file of the worker that decodes one HEIC file: loads libheif, answers once, and is ended. */
import type MainModuleFactory from "libheif-js/libheif-wasm/libheif";
// A file of its own, as its licence asks: whoever runs Carnation can put another build of libheif in its place.
import libheifUrl from "libheif-js/libheif-wasm/libheif-bundle.mjs?url";
import { HeicError } from "./heicError.ts";
import type { HeicReply, HeicRequest } from "./heicMessages.ts";
import { decodeHeicPixels } from "./heicPixels.ts";
import { taggedPng } from "./taggedPng.ts";

type Libheif = ReturnType<typeof MainModuleFactory>;

async function loadLibheif(): Promise<Libheif> {
  try {
    const { default: createLibheif }: { readonly default: typeof MainModuleFactory } = await import(
      /* @vite-ignore */ libheifUrl
    );
    return createLibheif();
  } catch (cause) {
    throw new HeicError("unavailable", { cause });
  }
}

async function answer({ file, maxPixels }: HeicRequest): Promise<HeicReply> {
  try {
    const libheif = await loadLibheif();
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { png: await taggedPng(decodeHeicPixels(libheif, bytes, maxPixels)) };
  } catch (error) {
    const problem = error instanceof HeicError ? error.problem : "unreadable";
    return { problem, message: String(error instanceof HeicError ? error.cause : error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<HeicRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply, { transfer: [] }));
});
