import { dateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Version of the general terms that are shown and accepted now: the day on which they came into force. */
export const TERMS_VERSION = "2026-11-30";

/** Version of the privacy policy that is shown now: the day on which it came into force. */
export const PRIVACY_VERSION = "2026-11-30";

/** Version of the contract about her clients' data that a professional accepts now: the day on which it came into force. */
export const CONTRACT_VERSION = "2026-11-30";

/** Describes what somebody accepted, and when: the proof that is kept with their account. */
export interface Acceptance {
  /** `TERMS_VERSION`, `PRIVACY_VERSION` or `CONTRACT_VERSION` of the page that they had before them. */
  readonly version: string;
  readonly date: Date;
}

/** The version of a text, as a page sends it: a day. */
export const textVersionSchema = v.pipe(v.string(), v.isoDate());

/** An acceptance as stored; absent or unreadable is null. */
export const storedAcceptanceSchema = v.fallback(
  v.nullish(v.object({ version: textVersionSchema, date: dateSchema }), null),
  null,
);
