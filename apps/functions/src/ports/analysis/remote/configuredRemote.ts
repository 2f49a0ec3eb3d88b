import { logger } from "firebase-functions";
import { REMOTE_TIMEOUT_MS } from "../analysisLimits.ts";
import { remoteSettings } from "./remoteSettings.ts";
import type { AnalysisPort } from "../analysisPort.ts";
import { remoteAnalysis } from "./remoteAnalysis.ts";

let configured: AnalysisPort | undefined;

/** The remote analysis of this deployment, one for all photos; `null` where none, or only a part of one, is configured. */
export function configuredRemote(): AnalysisPort | null {
  try {
    const settings = remoteSettings();
    if (settings === null) return null;
    const log = (message: string) => logger.warn(message);
    configured ??= remoteAnalysis(settings, { timeoutMs: REMOTE_TIMEOUT_MS, log });
    return configured;
  } catch (error) {
    logger.error(error instanceof Error ? error.message : "The remote analysis is not configured.");
    return null;
  }
}
