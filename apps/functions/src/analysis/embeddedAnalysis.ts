import { createAnalyser } from "@carnation/skin-analysis/node";
import { logger } from "firebase-functions";
import type { AnalysisPort } from "./analysisPort.ts";

/** Where the engine finds its files. */
export interface EngineLocation {
  /** Where the bundle puts the worker and the models; absent when running from source, where the engine knows. */
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
