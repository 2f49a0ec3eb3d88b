import { CarnationError } from "@carnation/domain/error";
import {
  isLegalComplete,
  LEGAL_INCOMPLETE,
  type LegalSettings,
  parseLegalSettings,
  recaptchaProcessor,
} from "@carnation/product/legal";
import { logger } from "firebase-functions";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { appCheckMode } from "../config/appCheckSettings.ts";

/** File of the legal facts, beside the package of the functions, where `CARNATION_LEGAL` names no other. */
const FILE = "legal.json";

/** Settings that were read, by the path of their file: it changes with a deployment alone. */
const read = new Map<string, LegalSettings>();

/** Reads the legal facts of this deployment; all of them are missing where there is no file, or none that is JSON. */
export function legalSettings(): LegalSettings {
  const path = resolve(process.env["CARNATION_LEGAL"]?.trim() || FILE);
  const known = read.get(path) ?? withRecaptcha(parseLegalSettings(readJson(path)));
  read.set(path, known);
  return known;
}

/** Names the processor that App Check brings with it, unless the file does; what lacks all others stays as it is, and is missing. */
function withRecaptcha(settings: LegalSettings): LegalSettings {
  const { processors } = settings;
  if (appCheckMode() === null || processors.length === 0) return settings;
  if (processors.some(({ name }) => name?.includes("reCAPTCHA"))) return settings;
  return { ...settings, processors: [...processors, recaptchaProcessor] };
}

/** @throws CarnationError refused, with a sentence, while this deployment has not said who it is */
export function assertLegalComplete(): void {
  if (!isLegalComplete(legalSettings())) throw new CarnationError("refused", LEGAL_INCOMPLETE);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    logger.error(`The legal facts of the deployment cannot be read: ${path}`, error);
    return null;
  }
}
