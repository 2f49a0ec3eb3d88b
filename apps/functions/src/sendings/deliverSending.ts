import {
  documentPaths,
  parseSending,
  sendingReasons,
  type Sending,
  type SendingReason,
} from "@carnation/domain";
import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Backend } from "../backend.ts";
import { MailFailure, type MailPort, type OutgoingMail } from "../mail/mailPort.ts";
import { renderHtml } from "../mail/renderHtml.ts";
import { renderText } from "../mail/renderText.ts";
import { sendingToDeliverSchema } from "./storedMail.ts";

/**
 * Attempts before a sending is given up, as many as a local Firebase makes deliveries: a minute there; in production,
 * where the pauses grow from ten seconds to ten minutes, about half an hour, which greylisting needs.
 */
const ATTEMPTS = 8;
/** Age at which no further attempt is made, milliseconds. */
const LONGEST_MS = 45 * 60_000;

/**
 * Sends a queued sending, once: one that has been sent or refused is left alone, and so is one that has been erased.
 *
 * A message whose server took it while this process ended before it was noted down is sent again at the next attempt,
 * with the same bytes and the same Message-ID, by which mail programs tell that they have it. The other order would lose
 * it: nothing tells whether a server that does not answer has taken a message.
 * @param mail how messages leave; `null` where nothing is configured
 * @throws MailFailure when it is to be tried again
 */
export async function deliverSending(
  { db, files }: Backend,
  mail: MailPort | null,
  { uid, id }: { readonly uid: string; readonly id: string },
  now: Date = new Date(),
): Promise<void> {
  const document = db.doc(documentPaths.sending(uid, id));
  const stored = await beginAttempt(document);
  if (stored === null) return;
  const end = (state: "sent" | "refused", reason: SendingReason | null) => finish(document, state, reason);
  if (mail === null) return end("refused", sendingReasons.notConfigured);
  let sending: Sending;
  let message: OutgoingMail;
  try {
    sending = parseSending(id, stored);
    message = toMessage(uid, sending, stored);
  } catch (error) {
    logger.error("a stored sending is none", { path: document.path, failure: described(error) });
    return end("refused", sendingReasons.failed);
  }
  const { attachment } = sending;
  if (attachment !== null && !(await files.exists(attachment.path))) {
    return end("refused", sendingReasons.attachmentGone);
  }
  const bytes = attachment === null ? null : await files.read(attachment.path);
  try {
    await mail.send({
      ...message,
      attachment: attachment === null || bytes === null ? null : { name: attachment.name, bytes },
    });
  } catch (error) {
    logger.warn("an e-mail did not leave", {
      path: document.path,
      attempt: sending.attempts,
      failure: described(error),
    });
    const failure = error instanceof MailFailure ? error : null;
    const isLast = sending.attempts >= ATTEMPTS || now.getTime() - message.date.getTime() > LONGEST_MS;
    if (failure?.passing === false || isLast) {
      return end("refused", failure?.reason ?? sendingReasons.noAnswer);
    }
    throw error;
  }
  await end("sent", null);
}

/** Counts the attempt before it is made: one that takes its process down counts, too. */
function beginAttempt(document: DocumentReference): Promise<Record<string, unknown> | null> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (stored?.["state"] !== "queued") return null;
    const attempts = (Number(stored["attempts"]) || 0) + 1;
    transaction.update(document, { attempts });
    return { ...stored, attempts };
  });
}

/** What was erased, or ended by another delivery, meanwhile stays so. */
function finish(
  document: DocumentReference,
  state: "sent" | "refused",
  reason: SendingReason | null,
): Promise<void> {
  return document.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).get("state") !== "queued") return;
    transaction.update(document, { state, reason, finished: FieldValue.serverTimestamp() });
  });
}

function toMessage(uid: string, { id, to, subject }: Sending, stored: unknown): OutgoingMail {
  const { mail, queued } = v.parse(sendingToDeliverSchema, stored);
  const content = { subject, blocks: mail.blocks };
  return {
    // An id is somebody's own choice: two professionals may choose the same.
    id: createHash("sha256").update(documentPaths.sending(uid, id)).digest("hex").slice(0, 32),
    date: queued,
    author: mail.author,
    to,
    subject,
    html: renderHtml(content),
    text: renderText(content),
    attachment: null,
  };
}

/** For the log, which holds nobody's address: servers repeat the one that they refuse. */
function described(error: unknown): string {
  return String(error).replaceAll(/[^\s<>"']+@[^\s<>"']+/gu, "…");
}
