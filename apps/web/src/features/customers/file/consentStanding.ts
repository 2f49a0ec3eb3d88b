import { consentNeedsRenewal, type ConsentPurpose, consentRecordOf, type Customer } from "@carnation/domain";

/** Where a consent stands: agreed to, to be asked for again, taken back, or never asked for. */
export type ConsentStanding = "given" | "renew" | "withdrawn" | "never";

/** Where a client's consent to one purpose stands now. */
export function consentStanding(
  { consents }: Pick<Customer, "consents">,
  purpose: ConsentPurpose,
  now: Date,
): ConsentStanding {
  const record = consentRecordOf(consents, purpose);
  if (record === null) return "never";
  if (!record.given) return "withdrawn";
  return purpose === "analysis" && consentNeedsRenewal(consents, now) ? "renew" : "given";
}
