import { CarnationError } from "@carnation/domain/error";

/** Sentence for people whose browser has no App Check token, while the service asks for one. */
export const NOT_ATTESTED =
  "Votre navigateur n’a pas pu être vérifié. Un bloqueur de publicité ou un réseau filtré empêche peut-être Google\u00A0reCAPTCHA de s’ouvrir\u00A0: autorisez-le pour ce site, puis réessayez. Ce que vous avez saisi est toujours là.";

/** A page has one attestation, as it has one network. */
let failing = false;

/** End of the last token, milliseconds since 1970: it is good until then, although another could not be had. */
let attestedUntil = 0;

/**
 * Notes how the last attempt to have this page attested ended.
 * @param until end of the token, milliseconds since 1970; null when there is none
 */
export function noteAttestation(until: number | null): void {
  failing = until === null;
  attestedUntil = until ?? attestedUntil;
}

/** Codes by which services refuse an app without a token; `unknown` is Auth's, whose own code for it has no name here. */
const refusals: ReadonlySet<CarnationError["code"]> = new Set([
  "unauthenticated",
  "permission-denied",
  "unknown",
]);

/**
 * Tells a refusal apart that is the page's and not the account's: it must neither sign somebody out nor tell them that they may
 * not do what they may.
 * @returns null for what has another cause
 */
export function attestationFailure(error: CarnationError, offline: boolean): CarnationError | null {
  if (!failing || Date.now() < attestedUntil || !refusals.has(error.code)) return null;
  return offline
    ? new CarnationError("offline", error.message, { cause: error })
    : new CarnationError("refused", NOT_ATTESTED, { cause: error });
}
