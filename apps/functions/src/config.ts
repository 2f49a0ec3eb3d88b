/** The only reader of the environment. Values are read when asked for, so that tests can set them first. */

import { readRemoteSettings, type RemoteSettings } from "./analysis/remote/remoteSettings.ts";
import {
  isLocalAddress,
  type RecapModelSettings,
  readRecapModelSettings,
} from "./comparison/recapModelSettings.ts";
import { type MailSettings, needsPassword, readMailSettings } from "./mail/mailSettings.ts";
import { type PaymentSettings, readPaymentSettings, usesPaymentSecrets } from "./payment/paymentSettings.ts";

/** Region of every function (specification, section 9). */
export const REGION = "europe-west3";

/** Longest time of a photo on which the settings are tried, milliseconds: before it another one may be under way. */
export const AI_TRIAL_MS = 60_000;

/** Time that a function has which works on the queue of the analysis, seconds: the most that an event is given. */
export const QUEUE_FUNCTION_SECONDS = 540;

/** Time after which it begins no further photo, milliseconds: the last one may take two minutes. */
export const QUEUE_WORK_MS = 410_000;

/** Photos that one process has a remote service analyse at the same time. */
export const REMOTE_LANES = 4;

/**
 * Longest times of the embedded engine, milliseconds: for a photo's own analysis, and for those before it. A photo takes a
 * second or two; on a machine with twenty busy processes it took a minute.
 */
export const EMBEDDED_LIMITS = { timeoutMs: 120_000, maxWaitMs: 50_000 } as const;

/** Time limit of one attempt to erase; what is left then is the next one's. */
export const ERASURE_SECONDS = 300;

/** Longest time of a remote analysis, milliseconds. */
export const REMOTE_TIMEOUT_MS = 100_000;

/**
 * The remote analysis of this deployment; `null` without one.
 * @throws Error naming the variables that are missing
 */
export function remoteSettings(): RemoteSettings | null {
  return readRemoteSettings(process.env);
}

/**
 * Folder of the age model that the environment names, as it is written there; null where it names none. Unset is the default:
 * an installation opts in to that model.
 */
export function ageModelSetting(): string | null {
  return process.env["CARNATION_AGE_MODEL"] || null;
}

/**
 * Which secrets the analysis needs from the secret manager: none in a deployment without a remote service, which
 * could not be deployed if it had to have them.
 */
export function analysisSecrets(): string[] {
  if (!process.env["CARNATION_ANALYSIS_URL"]) return [];
  const hasLogin = Boolean(process.env["CARNATION_ANALYSIS_USERNAME"]);
  return [hasLogin ? "CARNATION_ANALYSIS_PASSWORD" : "CARNATION_ANALYSIS_TOKEN"];
}

/** Time that the function which sends an e-mail has for it, seconds. */
export const SENDING_FUNCTION_SECONDS = 90;

/**
 * How e-mails leave this deployment; `null` where they cannot.
 * @throws Error naming the variables that are missing
 */
export function mailSettings(): MailSettings | null {
  return readMailSettings(process.env);
}

/** Which secrets the sending of e-mails needs from the secret manager: none for a server without a login. */
export function mailSecrets(): string[] {
  return needsPassword(process.env) ? ["CARNATION_SMTP_PASSWORD"] : [];
}

/** Whether a local Firebase runs these functions, from where nothing is sent to anybody. */
export function isLocalFirebase(): boolean {
  return Boolean(process.env["LOCAL_FIREBASE_OUTBOX"]);
}

/**
 * How many proxies stand in front of the functions and add to `X-Forwarded-For`: Google's front end in a deployment, none
 * on one machine, where the connection itself tells who asks.
 * @throws Error when the variable is no number from 0 to 9
 */
export function trustedProxies(): number {
  const said = process.env["CARNATION_TRUSTED_PROXIES"]?.trim();
  if (!said) return isLocalFirebase() ? 0 : 1;
  if (!/^\d$/u.test(said)) throw new Error("CARNATION_TRUSTED_PROXIES must be a number from 0 to 9.");
  return Number(said);
}

/** Time that the function which announces an article has for all devices, seconds. */
export const ANNOUNCEMENT_SECONDS = 300;

/** For how long devices that cannot be told at once are tried again, milliseconds: later it is no news to announce. */
export const ANNOUNCEMENT_TRIED_MS = 30 * 60_000;

/** Longest time that a language model has for a recap, milliseconds: what is left is enough to store other words. */
export const RECAP_MODEL_MS = 180_000;

/**
 * The language models of this deployment; `null` without any.
 * @throws Error naming the variables that are missing
 */
export function recapModelSettings(): RecapModelSettings | null {
  return readRecapModelSettings(process.env);
}

/** Which secrets the writing of recaps needs from the secret manager: none for a model on this machine. */
export function recapSecrets(): string[] {
  const address = process.env["CARNATION_RECAP_URL"]?.trim();
  return address && !isLocalAddress(address) ? ["CARNATION_RECAP_TOKEN"] : [];
}

/**
 * Whether the retention of photos only counts what it would erase: until a deployment says `erase`, once its operator
 * has seen the report of a dry run. On one machine it erases, unless it is told otherwise.
 */
export function isRetentionDryRun(): boolean {
  const mode = process.env["CARNATION_RETENTION"]?.trim();
  if (!mode) return !process.env["LOCAL_FIREBASE_SITE"];
  return mode !== "erase";
}

/** Time that the functions have that run once a night, seconds. */
export const NIGHTLY_SECONDS = 1800;

/**
 * Scheme, host and port of the application, which messages lead to. Never what a request says of itself: whoever asks
 * for somebody else's link must not choose where it leads.
 */
export function siteOrigin(): string {
  // The first of those that a deployment is reached at; on one machine, where its own hosting is.
  const [given] = (process.env["CARNATION_ORIGIN"] ?? "").split(",").map((origin) => origin.trim());
  const origin = given || process.env["LOCAL_FIREBASE_SITE"];
  return origin ? new URL(origin).origin : `https://${projectId()}.web.app`;
}

/** Id of the project that the functions run in; empty where nothing says it. */
export function projectId(): string {
  const config: unknown = JSON.parse(process.env["FIREBASE_CONFIG"] ?? "{}");
  const named =
    typeof config === "object" && config !== null && "projectId" in config ? config.projectId : "";
  return String(named) || (process.env["GCLOUD_PROJECT"] ?? "");
}

/** Time that a function which asks the payment provider has, seconds: some requests, each sent again at need. */
export const PAYMENT_FUNCTION_SECONDS = 120;

/**
 * The payment provider of this deployment; `null` without one.
 * @throws Error naming the variables that are missing
 */
export function paymentSettings(): PaymentSettings | null {
  return readPaymentSettings(process.env);
}

/** Which secrets payment needs from the secret manager: none in a deployment without it. */
export function paymentSecrets(): string[] {
  return usesPaymentSecrets(process.env) ? ["CARNATION_STRIPE_KEY", "CARNATION_STRIPE_WEBHOOK_SECRET"] : [];
}

/** Cloud Storage bucket of the project, from the configuration that Firebase gives every function. */
export function storageBucket(): string {
  const config: unknown = JSON.parse(process.env["FIREBASE_CONFIG"] ?? "{}");
  const bucket =
    typeof config === "object" && config !== null && "storageBucket" in config
      ? config.storageBucket
      : undefined;
  if (typeof bucket !== "string" || bucket === "") throw new Error("FIREBASE_CONFIG names no storageBucket");
  return bucket;
}
