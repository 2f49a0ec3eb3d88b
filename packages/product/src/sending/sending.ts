import {
  dateSchema,
  optionalRelatedIdSchema,
  relatedIdsSchema,
  storedCountSchema,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { sendingReasons } from "./sendingReasons.ts";

/** Holds what is sent by e-mail. */
export const sendingKinds = ["comparison-report", "results-report", "quote", "prescription"] as const;

/** Kinds of sendings that are counted as reports. */
export const reportSendingKinds = [
  "comparison-report",
  "results-report",
] as const satisfies readonly SendingKind[];

/** Kinds of sendings whose file may show the face: they go with the photo. */
export const faceSendingKinds: readonly SendingKind[] = ["comparison-report", "results-report"];

/** Describes what is sent by e-mail. */
export type SendingKind = (typeof sendingKinds)[number];

/** `queued` until a mail server has taken the message (`sent`) or it cannot be sent (`refused`). */
export const sendingStates = ["queued", "sent", "refused"] as const;

/** Place where a sending is. */
export type SendingState = (typeof sendingStates)[number];

/** A file that is sent along. */
export interface SendingAttachment {
  /** Its name, as whoever gets the message reads it. */
  readonly name: string;
  /** Place where it is stored: `sendingAttachmentPath`. */
  readonly path: string;
}

/** One e-mail of a professional to one person; written by the functions alone. */
export interface Sending {
  readonly id: string;
  readonly kind: SendingKind;
  /** The address. */
  readonly to: string;
  readonly subject: string;
  /** Id of the end client; null when it is about nobody's file. */
  readonly customer: string | null;
  /** Ids of the diagnoses that it is about. */
  readonly diagnoses: readonly string[];
  readonly state: SendingState;
  /** Reason why it was not sent, a sentence; null unless the state is `refused`. */
  readonly reason: string | null;
  /** Frequency: how often a mail server was asked to take it, since it was queued last. */
  readonly attempts: number;
  readonly created: Date;
  /** Moment when it was sent or refused; null while it is queued. */
  readonly finished: Date | null;
  readonly attachment: SendingAttachment | null;
}

const attachmentSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  path: v.pipe(v.string(), v.nonEmpty()),
});

const storedSending = v.object({
  kind: v.picklist(sendingKinds),
  to: v.pipe(v.string(), v.nonEmpty()),
  subject: v.string(),
  customer: optionalRelatedIdSchema("customers"),
  diagnoses: relatedIdsSchema("diagnosis"),
  state: v.picklist(sendingStates),
  reason: v.nullish(v.string(), null),
  attempts: v.fallback(storedCountSchema, 0),
  created: dateSchema,
  finished: v.nullish(dateSchema, null),
  attachment: v.nullish(attachmentSchema, null),
});

/** Names of the fields under which a sending is stored. */
export type SendingField = keyof typeof storedSending.entries;

/**
 * Reads a stored sending.
 * @param id the document's id
 * @param fields the document's fields, with the timestamps and references of either Firebase SDK
 * @throws {v.ValiError} when the document is no sending
 */
export function parseSending(id: string, fields: unknown): Sending {
  const { reason, finished, ...stored } = v.parse(storedSending, fields);
  return {
    ...stored,
    id,
    reason: stored.state === "refused" ? (reason ?? sendingReasons.failed) : null,
    finished: stored.state === "queued" ? null : finished,
  };
}

/** Tells whether a sending may be sent again: what is on its way or has been sent is not. */
export function canResend({ state }: Pick<Sending, "state">): boolean {
  return state === "refused";
}
