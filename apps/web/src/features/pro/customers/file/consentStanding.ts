import {
  consentNeedsRenewal,
  type ConsentPurpose,
  consentRecordOf,
  type Customer,
} from "@carnation/product/customer";

/** Place where a consent stands: agreed to, agreed to without a line that says when, to be asked for again, taken back, or never asked for. */
export type ConsentStanding = "given" | "undated" | "renew" | "withdrawn" | "never";

/** Tells where a client's consent to one purpose stands now. */
export function consentStanding(
  { consent, consents }: Pick<Customer, "consent" | "consents">,
  purpose: ConsentPurpose,
  now: Date,
): ConsentStanding {
  const record = consentRecordOf(consents, purpose);
  // A client of before the ledger agreed to the analysis without a line.
  if (record === null) return purpose === "analysis" && consent ? "undated" : "never";
  if (!record.given) return "withdrawn";
  return purpose === "analysis" && consentNeedsRenewal(consents, now) ? "renew" : "given";
}
