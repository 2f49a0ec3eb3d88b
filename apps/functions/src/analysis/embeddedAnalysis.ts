import { createAnalyser } from "@carnation/skin-analysis/node";
import type { AnalysisPort } from "./analysisPort.ts";

/** Where the bundle puts the worker and the models; absent when running from source, where the engine knows. */
export interface EngineLocation {
  readonly workerUrl: URL;
  readonly assetsDir: URL;
}

/** Milliseconds, both of them. */
export interface EmbeddedLimits {
  /** For one photo, from its turn on; beyond them the outcome is `timeout`. */
  readonly timeoutMs: number;
  /** For the photos before it; beyond them the outcome is `busy`. */
  readonly maxWaitMs: number;
}

/** The embedded engine: one worker thread, one photo at a time. The worker starts with the first photo. */
export function embeddedAnalysis(limits: EmbeddedLimits, location?: EngineLocation): AnalysisPort {
  let analyser: ReturnType<typeof createAnalyser> | undefined;
  return {
    analyse(photo, options = {}) {
      analyser ??= createAnalyser({ ...limits, ...location });
      const timeoutMs = Math.min(limits.timeoutMs, options.timeoutMs ?? Infinity);
      return analyser.analyse(photo, { ...options, timeoutMs });
    },
  };
}
