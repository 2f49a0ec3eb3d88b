import type { HeicProblem } from "./heicError.ts";

/** Asks the worker for the picture of one file. */
export interface HeicRequest {
  readonly file: Blob;
  readonly maxPixels: number;
}

/** Answers once: the picture as a PNG, or why there is none. */
export type HeicReply = { readonly png: Blob } | { readonly problem: HeicProblem; readonly message: string };
