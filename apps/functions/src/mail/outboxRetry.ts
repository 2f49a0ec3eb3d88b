import { type SendingReason, sendingReasons } from "@carnation/product/sending";
import type { OutboxField, StoredDocuments } from "@carnation/product/stored";
import { type DocumentData, type DocumentReference, FieldValue } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { createHash } from "node:crypto";
import * as v from "valibot";
import { MailFailure, type MailPort, type OutgoingMail } from "../ports/mail/mailPort.ts";

/** Time that the function which sends an e-mail has for it, seconds. */
export const SENDING_FUNCTION_SECONDS = 90;

/**
 * Attempts before a message is given up (it stays as `refused` with its reason, as a dead letter would), as many as a local Firebase makes deliveries: a minute there; in production,
 * where the pauses grow from ten seconds to ten minutes, about half an hour, which greylisting needs.
 */
const ATTEMPTS = 8;
/** Age at which no further attempt is made, milliseconds. */
const LONGEST_MS = 45 * 60_000;

/** Refusal of a message before a mail server was asked. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
  readonly reason: SendingReason;

  constructor(reason: SendingReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Fields that a delivery changes of a message, whichever kind it is; of one about an account its words and address, too. */
type OutboxFields = Pick<StoredDocuments["mail"], OutboxField | "content" | "to">;
type OutboxReference = DocumentReference<DocumentData, OutboxFields>;

/** A document with `state`, `attempts`, `reason` and `finished`, and how it becomes a message. */
export interface OutboxMail {
  readonly document: OutboxReference;
  /** Makes the message of what is stored. @throws Undeliverable; a ValiError of a document that is none */
  readonly compose: (stored: Readonly<Record<string, unknown>>) => Promise<OutgoingMail>;
  /** Holds what is stored beside the end, or taken away with it. */
  readonly ending?: OutboxFields;
}

/**
 * Sends a queued message, once: one that has been sent or refused is left alone, and so is one that has been erased.
 *
 * A message whose server took it while this process ended before it was noted down is sent again at the next attempt,
 * with the same bytes and the same Message-ID, by which mail programs tell that they have it. The other order would lose
 * it: nothing tells whether a server that does not answer has taken a message.
 * @param mail how messages leave; `null` where nothing is configured
 * @throws MailFailure when it is to be tried again
 */
export async function deliverFromOutbox(
  { document, compose, ending = {} }: OutboxMail,
  mail: MailPort | null,
  now: Date = new Date(),
): Promise<void> {
  const stored = await beginAttempt(document);
  if (stored === null) return;
  const end = (state: "sent" | "refused", reason: SendingReason | null) =>
    finish(document, { ...ending, state, reason });
  if (mail === null) return end("refused", sendingReasons.notConfigured);
  let message: OutgoingMail;
  try {
    message = await compose(stored);
  } catch (error) {
    if (error instanceof Undeliverable) return end("refused", error.reason);
    // What cannot be read now may be read later; what is no message stays none.
    if (!v.isValiError(error)) throw error;
    logger.error("a stored message is none", { path: document.path, failure: described(error) });
    return end("refused", sendingReasons.failed);
  }
  try {
    await mail.send(message);
  } catch (error) {
    const attempt = Number(stored["attempts"]);
    logger.warn("an e-mail did not leave", { path: document.path, attempt, failure: described(error) });
    const failure = error instanceof MailFailure ? error : null;
    const isLast = attempt >= ATTEMPTS || now.getTime() - message.date.getTime() > LONGEST_MS;
    if (failure?.passing === false || isLast) {
      return end("refused", failure?.reason ?? sendingReasons.noAnswer);
    }
    throw error;
  }
  await end("sent", null);
}

/** The id of the message that a document becomes. An id may be somebody's own choice: two may choose the same. */
export function messageId({ path }: Pick<DocumentReference, "path">): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 32);
}

/** Counts the attempt before it is made: one that takes its process down counts, too. */
function beginAttempt(document: OutboxReference): Promise<Record<string, unknown> | null> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (stored?.["state"] !== "queued") return null;
    const attempts = (Number(stored["attempts"]) || 0) + 1;
    transaction.update(document, { attempts });
    return { ...stored, attempts };
  });
}

/** Ends a message, unless it was erased or ended by another delivery meanwhile. */
function finish(document: OutboxReference, end: OutboxFields): Promise<void> {
  return document.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).get("state") !== "queued") return;
    transaction.update(document, { ...end, finished: FieldValue.serverTimestamp() });
  });
}

/** For the log, which holds nobody's address: servers repeat the one that they refuse. */
function described(error: unknown): string {
  return String(error).replaceAll(/[^\s<>"']+@[^\s<>"']+/gu, "…");
}
