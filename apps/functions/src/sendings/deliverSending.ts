import { documentPaths } from "@carnation/product/path";
import { parseSending, sendingReasons } from "@carnation/product/sending";
import type { DocumentReference } from "firebase-admin/firestore";
import * as v from "valibot";
import type { Backend } from "../backend/backend.ts";
import { deliverFromOutbox, messageId, Undeliverable } from "../mail/outboxRetry.ts";
import type { MailPort, OutgoingMail } from "../ports/mail/mailPort.ts";
import { renderHtml } from "../mail/renderHtml.ts";
import { renderText } from "../mail/renderText.ts";
import { sendingToDeliverSchema } from "./storedMail.ts";

/**
 * Sends a queued sending, once (`deliverFromOutbox`).
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
  await deliverFromOutbox({ document, compose: (stored) => toMessage(files, document, stored) }, mail, now);
}

async function toMessage(
  files: Backend["files"],
  document: DocumentReference,
  stored: unknown,
): Promise<OutgoingMail> {
  const { to, subject, attachment } = parseSending(document.id, stored);
  const { mail, queued } = v.parse(sendingToDeliverSchema, stored);
  if (attachment !== null && !(await files.exists(attachment.path))) {
    throw new Undeliverable(sendingReasons.attachmentGone);
  }
  const content = { subject, blocks: mail.blocks };
  return {
    id: messageId(document),
    date: queued,
    author: mail.author,
    to,
    subject,
    html: renderHtml(content),
    text: renderText(content),
    attachment:
      attachment === null ? null : { name: attachment.name, bytes: await files.read(attachment.path) },
  };
}
