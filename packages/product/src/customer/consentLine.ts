import { CONSENT_VERSION, type ConsentRecord } from "./consent.ts";
import { type Customer, customerName } from "./customer.ts";

/** Person who records a client, and when. */
export interface Recording {
  /** Uid of the professional. */
  readonly author: string;
  readonly now: Date;
}

/** A line of the ledger, for the text as it is now; signed by the client, or by the guardian of a minor. */
export function consentLine(
  client: Pick<Customer, "firstname" | "lastname" | "guardian">,
  answer: Pick<ConsentRecord, "purpose" | "given" | "signature">,
  { author, now }: Recording,
): ConsentRecord {
  const signer = client.guardian?.name ?? customerName(client);
  return { ...answer, date: now, version: CONSENT_VERSION, language: "fr", author, signer };
}
