import { dateSchema, textSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Holds what a client can agree to, each on its own (MARKET G2). Only `analysis` is required. */
export const consentPurposes = ["analysis", "email", "communication", "improvement"] as const;

/** A purpose that a client consents to, each on its own. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The version of the sentences below; a change of a sentence is a new version, and consents are asked for again. */
export const CONSENT_VERSION = "1";

/** Time that a consent is relied on without a new one, in years: the file's retention (MARKET G5). */
export const CONSENT_YEARS = 3;

/** The sentence of each box, in the first person, and what happens when it is withdrawn. */
export const consentTexts: Readonly<
  Record<ConsentPurpose, { readonly clause: string; readonly withdrawal: string }>
> = {
  analysis: {
    clause: "J’accepte que ma photo soit analysée et que mes résultats soient conservés dans mon dossier.",
    withdrawal: "Aucun nouveau diagnostic n’est possible et les photos sont effacées.",
  },
  email: {
    clause: "J’accepte de recevoir mes résultats et mes conseils par e-mail.",
    withdrawal: "Plus aucun document n’est envoyé par e-mail.",
  },
  communication: {
    clause: "J’accepte que mes photos soient montrées pour présenter le travail de l’institut.",
    withdrawal: "Les photos ne sont plus utilisées pour la communication de l’institut.",
  },
  improvement: {
    clause: "J’accepte que mes photos servent à améliorer l’analyse par intelligence artificielle.",
    withdrawal: "Les photos ne servent plus à améliorer l’analyse.",
  },
};

/** One line of a client's consent ledger. Lines are added, never changed: the last one of a purpose is in force. */
export interface ConsentRecord {
  readonly purpose: ConsentPurpose;
  /** False when the consent was withdrawn. */
  readonly given: boolean;
  readonly date: Date;
  /** The version of the sentence that was read. */
  readonly version: string;
  /** BCP 47 tag of the language in which it was read. */
  readonly language: string;
  /** Uid of the professional who recorded it. */
  readonly author: string;
  /** Person who signed: the client, or the guardian of a minor. */
  readonly signer: string;
  /** File name of the drawn signature; null when there is none. */
  readonly signature: string | null;
}

/** A stored line of the ledger. */
export const consentRecordSchema: v.GenericSchema<unknown, ConsentRecord> = v.object({
  purpose: v.picklist(consentPurposes),
  given: v.boolean(),
  date: dateSchema,
  version: textSchema,
  language: v.nullish(v.string(), "fr"),
  author: textSchema,
  signer: textSchema,
  signature: v.nullish(v.string(), null),
});

/** The line in force for a purpose; null when nothing was ever recorded. */
export function consentRecordOf(
  records: readonly ConsentRecord[],
  purpose: ConsentPurpose,
): ConsentRecord | null {
  return records
    .filter((record) => record.purpose === purpose)
    .reduce<ConsentRecord | null>((last, record) => (last && last.date > record.date ? last : record), null);
}

/** Tells whether a purpose is agreed to now. */
export function hasConsented(records: readonly ConsentRecord[], purpose: ConsentPurpose): boolean {
  return consentRecordOf(records, purpose)?.given ?? false;
}

/**
 * Tells whether the consent to the analysis is to be asked for again: never recorded, given for an older text, or more
 * than three years ago. A withdrawn consent is not: the answer was no.
 */
export function consentNeedsRenewal(records: readonly ConsentRecord[], now: Date): boolean {
  const record = consentRecordOf(records, "analysis");
  return record === null || (record.given && !isUpToDate(record, now));
}

/**
 * Version and day of the consent to the analysis, as a text that is less the sooner it is asked for again; empty when none was
 * recorded, null once it is withdrawn. The server finds by it whose consent is to be renewed (`consentKeyLimit`).
 */
export function consentKey(records: readonly ConsentRecord[]): string | null {
  const record = consentRecordOf(records, "analysis");
  if (record === null) return "";
  return record.given ? keyOf(record.version, record.date) : null;
}

/**
 * Rank of a client by the consent to the analysis, as a text in the order of the stored `consentKey`: withdrawn, never
 * recorded, then the sooner it is asked for again.
 */
export function consentRank(records: readonly ConsentRecord[]): string {
  const key = consentKey(records);
  if (key === null) return "0";
  return key === "" ? "1" : `2 ${key}`;
}

/** Greatest `consentKey` of a consent that is to be renewed today, or in the hours to come. */
export function consentKeyLimit(now: Date): string {
  return keyOf(CONSENT_VERSION, renewalLimit(now));
}

/** Digits of a version in a key: « 2 » is less than « 10 ». */
const VERSION_DIGITS = 4;

function keyOf(version: string, date: Date): string {
  return `${version.padStart(VERSION_DIGITS, "0")} ${date.toISOString().slice(0, "2026-11-30".length)}`;
}

/**
 * Tells whether a consent may be relied on: given for the text of today, and not longer ago than one is relied on without a new one.
 */
export function isConsentInForce(
  records: readonly ConsentRecord[],
  purpose: ConsentPurpose,
  now: Date,
): boolean {
  const record = consentRecordOf(records, purpose);
  return record !== null && record.given && isUpToDate(record, now);
}

function isUpToDate({ version, date }: ConsentRecord, now: Date): boolean {
  return version === CONSENT_VERSION && date >= renewalLimit(now);
}

/** The moment before which a consent is too old. */
function renewalLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - CONSENT_YEARS);
  return limit;
}
