import { CarnationError } from "@carnation/domain/error";
import { absentOr, documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { consentPurposes, consentRecordOf, CONSENT_VERSION, consentNeedsRenewal } from "./consent.ts";
import { consentLine, type Recording } from "./consentLine.ts";
import { type Customer, withConsent } from "./customer.ts";
import { consentSignatureName, drawnSignatureSchema } from "./drawnSignature.ts";
import { minorMessages } from "./guardian.ts";

const INVALID = "Certaines informations du consentement manquent ou sont incorrectes.";

/** Payload of the callable `recordconsent`: what a client now says about one purpose. */
export const recordConsentRequest = v.object(
  {
    id: documentIdSchema(INVALID),
    purpose: v.picklist(consentPurposes, INVALID),
    given: v.boolean(INVALID),
    /** The drawn signature, a PNG as a data address; a name that was typed in its place leaves it out. */
    signature: absentOr(drawnSignatureSchema),
  },
  INVALID,
);

/** Payload of the callable `recordconsent`. */
export type RecordConsentRequest = v.InferOutput<typeof recordConsentRequest>;

/** Tells whether the line in force says the same already, so that the answer is no news; then it may be sent again. */
function saysAlready(customer: Customer, { purpose, given }: RecordConsentRequest, now: Date): boolean {
  const record = consentRecordOf(customer.consents, purpose);
  // Clients of before the ledger agreed to the analysis without a line.
  if (record === null) return !given && !(purpose === "analysis" && customer.consent);
  if (record.given !== given) return false;
  if (!given) return true;
  return purpose === "analysis"
    ? !consentNeedsRenewal(customer.consents, now)
    : record.version === CONSENT_VERSION;
}

/**
 * The client with one more line in the ledger, signed by them or by the guardian of a minor; the client as they are when
 * the line in force says so already.
 * @throws {CarnationError} invalid-argument when the photos of a minor are to be shown
 */
export function withRecordedConsent(
  customer: Customer,
  request: RecordConsentRequest,
  recording: Recording,
): Customer {
  const { purpose, given, signature: drawn } = request;
  if (given && purpose === "communication" && customer.guardian !== null) {
    throw new CarnationError("invalid-argument", minorMessages.noCommunication);
  }
  if (saysAlready(customer, request, recording.now)) return customer;
  const signature = drawn === undefined ? null : consentSignatureName(customer.id, customer.consents.length);
  return withConsent(customer, consentLine(customer, { purpose, given, signature }, recording));
}
