import { otherEmailField } from "@carnation/domain/field";
import * as v from "valibot";

// What every part needs of the environment; the settings of a port stand beside it. Values are read when they are asked for, so
// that tests can set them first.

/** Region of every function (specification, section 9). */
export const REGION = "europe-west3";

/** Tells whether a local Firebase runs these functions, from where nothing is sent to anybody. */
export function isLocalFirebase(): boolean {
  return Boolean(process.env["LOCAL_FIREBASE_OUTBOX"]);
}

/**
 * Counts how many proxies stand in front of the functions and add to `X-Forwarded-For`: Google's front end in a deployment, none
 * on one machine, where the connection itself tells who asks.
 * @throws Error when the variable is no number from 0 to 9
 */
export function trustedProxies(): number {
  const said = process.env["CARNATION_TRUSTED_PROXIES"]?.trim();
  if (!said) return isLocalFirebase() ? 0 : 1;
  if (!/^\d$/u.test(said)) throw new Error("CARNATION_TRUSTED_PROXIES must be a number from 0 to 9.");
  return Number(said);
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

/**
 * Address of who answers people about the product (`CARNATION_SUPPORT_EMAIL`); null where the deployment names nobody, or no
 * address.
 */
export function supportEmail(): string | null {
  const read = v.safeParse(otherEmailField, process.env["CARNATION_SUPPORT_EMAIL"]?.trim() ?? "");
  return read.success ? read.output : null;
}

/** Id of the project that the functions run in; empty where nothing says it. */
export function projectId(): string {
  const config: unknown = JSON.parse(process.env["FIREBASE_CONFIG"] ?? "{}");
  const named =
    typeof config === "object" && config !== null && "projectId" in config ? config.projectId : "";
  return String(named) || (process.env["GCLOUD_PROJECT"] ?? "");
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
