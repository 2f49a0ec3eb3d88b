import { createAnalyser } from "@carnation/skin-analysis/node";
import type { AnalysisPort } from "./analysisPort.ts";

/** Where the bundle puts the worker and the models; absent when running from source, where the engine knows. */
export interface EngineLocation {
  readonly workerUrl: URL;
  readonly assetsDir: URL;
}

/**
 * The embedded engine: one worker thread, one photo at a time. The worker starts with the first photo.
 * @param timeoutMs longest time for one photo; beyond it the outcome is `timeout`
 */
export function embeddedAnalysis(timeoutMs: number, location?: EngineLocation): AnalysisPort {
  let analyser: ReturnType<typeof createAnalyser> | undefined;
  return {
    analyse(photo) {
      analyser ??= createAnalyser({ timeoutMs, ...location });
      return analyser.analyse(photo);
    },
  };
}
