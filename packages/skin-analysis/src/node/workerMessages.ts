import type { AnalysisOutcome } from "./analysisOutcome.ts";

/** Describes what the worker is started with. */
export interface WorkerSettings {
  /** Folder that holds `models/` and `wasm/`. */
  readonly assetsFolder: string;
  /** Folder that holds the age model's `models/`; undefined where it is not installed. */
  readonly ageModelFolder: string | undefined;
}

/** One photo at a time goes in; its buffer is moved, not copied. */
export interface AnalysisRequest {
  readonly photo: Uint8Array;
  /** True when the perceived age is read. */
  readonly perceivedAge: boolean;
}

/** One outcome per request comes out. */
export type AnalysisReply = AnalysisOutcome;
