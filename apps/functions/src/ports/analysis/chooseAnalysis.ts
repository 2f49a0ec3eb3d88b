import type { AiSettings } from "@carnation/product/ai-settings";
import { logger } from "firebase-functions";
import type { AnalysisPort } from "./analysisPort.ts";

/** The engines that this deployment can use. */
export interface Analyses {
  readonly embedded: AnalysisPort;
  /** `null` where no remote service is configured. */
  readonly remote: AnalysisPort | null;
}

/**
 * The engine that the AI settings name, with the time that they give it. One that is not configured refuses every photo
 * instead of leaving it to the other, and so does one of another version than they ask for: scores of two engines in one
 * history could not be compared, and nobody would know why.
 */
export function chooseAnalysis(
  { engine, limits }: Pick<AiSettings, "engine" | "limits">,
  analyses: Analyses,
): AnalysisPort {
  const chosen = analyses[engine.name];
  const timeoutMs = limits.timeoutSeconds * 1000;
  return {
    async analyse(photo, options) {
      if (chosen === null) {
        logger.error(
          "The AI settings name the remote analysis, which this deployment is not configured for.",
        );
        return { ok: false, error: "internal" };
      }
      const analysis = await chosen.analyse(photo, { ...options, timeoutMs });
      if (!analysis.ok || engine.version === null || analysis.engineVersion === engine.version)
        return analysis;
      logger.error("The AI settings ask for another version of the engine.", {
        asked: engine.version,
        found: analysis.engineVersion,
      });
      return { ok: false, error: "internal" };
    },
  };
}
