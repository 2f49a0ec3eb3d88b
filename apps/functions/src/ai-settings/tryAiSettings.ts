import type { AiEnvironment } from "@carnation/product/ai-settings";
import { callables, parseRequest } from "@carnation/product/callable";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import { type Actor, authorize } from "@carnation/product/permission";
import { ENGINE_VERSION } from "@carnation/skin-analysis";
import type { Analyses } from "../ports/analysis/chooseAnalysis.ts";
import type { Backend } from "../backend/backend.ts";
import { AI_TRIAL_MS, EMBEDDED_LIMITS, REMOTE_TIMEOUT_MS } from "../ports/analysis/analysisLimits.ts";
import { requireHourlyLimit } from "../rate-limit/hourlyRateLimit.ts";

const SECOND_MS = 1000;

/** Frequency: how often an hour one administrator tries settings out: each trial takes the engine's time from waiting photos. */
const TRIALS_PER_HOUR = 60;

/**
 * Analyses a photo for an administrator who tries settings out. Nothing of it is kept: no document, no file, no counter.
 * @param payload `{ photo, engine, perceivedAge }`, untrusted
 * @throws CarnationError invalid-argument, permission-denied, resource-exhausted
 */
export async function tryAiSettings(
  { db }: Pick<Backend, "db">,
  analyses: Analyses,
  actor: Actor,
  payload: unknown,
): Promise<AiSettingsTrial> {
  const { photo, engine, perceivedAge } = parseRequest(callables.tryaisettings, payload);
  authorize(actor, "write-ai-settings");
  await requireHourlyLimit(db, { key: `tryaisettings:${actor.uid}`, perHour: TRIALS_PER_HOUR });
  const chosen = analyses[engine];
  if (chosen === null) return { ok: false, error: "unavailable" };
  const began = performance.now();
  const analysis = await chosen.analyse(Buffer.from(photo, "base64"), {
    account: actor.uid,
    perceivedAge,
    timeoutMs: AI_TRIAL_MS,
  });
  if (!analysis.ok) return analysis;
  const { entries, engineVersion } = analysis;
  return { ok: true, entries, engineVersion, analysisMs: Math.round(performance.now() - began) };
}

/** Describes what of the environment is configured. */
export type ConfiguredServices = Pick<AiEnvironment, "hasRemote" | "hasRecapModel" | "hasAgeModel">;

/** Tells what this deployment can do of what the settings ask for. @throws CarnationError permission-denied */
export function readAiEnvironment(actor: Actor, services: ConfiguredServices): AiEnvironment {
  authorize(actor, "read-ai-settings");
  return aiEnvironment(services);
}

/** Tells what this deployment can do of what the settings ask for. */
export function aiEnvironment(services: ConfiguredServices): AiEnvironment {
  return {
    engineVersion: ENGINE_VERSION,
    ...services,
    longestSeconds: {
      embedded: EMBEDDED_LIMITS.timeoutMs / SECOND_MS,
      remote: REMOTE_TIMEOUT_MS / SECOND_MS,
    },
  };
}
