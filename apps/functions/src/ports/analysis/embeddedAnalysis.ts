import { createAnalyser } from "@carnation/skin-analysis/node";
import { logger } from "firebase-functions";
import type { AnalysisPort } from "./analysisPort.ts";

/** Places of the engine's files. */
export interface EngineLocation {
  /** Worker and models beside the bundle; absent when the source runs, where the engine knows its own. */
  readonly bundled?: { readonly workerUrl: URL; readonly assetsDir: URL } | undefined;
  /** Folder of the age model, where it is installed. */
  readonly ageModelDir?: string | undefined;
}

/** Milliseconds, both of them. */
export interface EmbeddedLimits {
  /** For one photo, from its turn on; beyond them the outcome is `timeout`. */
  readonly timeoutMs: number;
  /** For the photos before it; beyond them the outcome is `busy`. */
  readonly maxWaitMs: number;
}

/** The embedded engine: one worker thread, one photo at a time. The worker starts with the first photo. */
export function embeddedAnalysis(
  limits: EmbeddedLimits,
  { bundled, ageModelDir }: EngineLocation = {},
): AnalysisPort {
  let analyser: ReturnType<typeof createAnalyser> | undefined;
  return {
    async analyse(photo, options = {}) {
      analyser ??= createAnalyser({ ...limits, ...bundled, ageModelDir });
      const timeoutMs = Math.min(limits.timeoutMs, options.timeoutMs ?? Infinity);
      const outcome = await analyser.analyse(photo, { ...options, timeoutMs });
      if (outcome.ok && outcome.problem !== undefined) logger.error(outcome.problem);
      return outcome;
    },
  };
}
