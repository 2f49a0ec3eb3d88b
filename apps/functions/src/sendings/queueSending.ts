import { CarnationError } from "@carnation/domain/error";
import { otherEmailField } from "@carnation/domain/field";
import { isDocumentId } from "@carnation/domain/internal/wire";
import { sendingAllowance } from "@carnation/product/limits";
import { documentPaths, sendingAttachmentPath } from "@carnation/product/path";
import { parseProfile, type Profile } from "@carnation/product/profile";
import type { Sending, SendingKind } from "@carnation/product/sending";
import { FieldValue } from "firebase-admin/firestore";
import * as v from "valibot";
import type { Backend } from "../backend/backend.ts";
import { type AccountRateLimit, assertRateLimit, consumeRateLimit } from "../rate-limit/accountRateLimit.ts";
import { mailContentSchema } from "../mail/mailContent.ts";
import type { MailPerson } from "../ports/mail/mailPort.ts";
import type { OutgoingDocument } from "./outgoingDocument.ts";
import type { StoredMail } from "./storedMail.ts";

/** Longest subject, characters: mail programs cut it much earlier. */
const SUBJECT_MAX = 200;

/** Describes what is to be sent, and to whom. */
export interface SendingToQueue {
  /** The id that the sending will have. Queued again under the same one, no second message leaves. */
  readonly request?: string | undefined;
  readonly kind: SendingKind;
  readonly to: string;
  /** Id of the client whose file it is about. */
  readonly customer: string | null;
  /** Ids of the diagnoses that it is about. */
  readonly diagnoses: readonly string[];
  readonly mail: OutgoingDocument["mail"];
  readonly attachment: OutgoingDocument["attachment"] | null;
}

/**
 * Queues an e-mail of a professional, who gets the answers to it; `deliverSending` sends it. Whether she may send it is
 * for the caller to ask. The attachment is stored first: a sending never names one that is not there.
 * @returns the id of the sending
 * @throws CarnationError invalid-argument for an address or an id that is none, resource-exhausted (too many in a short
 *   time)
 */
export async function queueSending(
  { db, files }: Backend,
  uid: string,
  { request, kind, to, customer, diagnoses, mail, attachment }: SendingToQueue,
): Promise<string> {
  const address = v.safeParse(otherEmailField, to);
  if (!address.success) throw new CarnationError("invalid-argument", address.issues[0].message);
  if (request !== undefined && !isDocumentId(request)) throw new CarnationError("invalid-argument");
  const { subject, blocks } = v.parse(mailContentSchema, mail);
  const document =
    request === undefined
      ? db.collection(documentPaths.sendings(uid)).doc()
      : db.doc(documentPaths.sending(uid, request));
  if ((await document.get()).exists) return document.id;
  const kept = allowanceOf(uid);
  // Asked before the file is stored, which stays otherwise.
  await assertRateLimit(db, kept);
  const path = sendingAttachmentPath(uid, document.id);
  if (attachment !== null) await files.create(path, attachment.bytes, "application/pdf");
  const now = FieldValue.serverTimestamp();
  const sending: Omit<Sending, "id" | "created"> = {
    kind,
    to: address.output,
    subject: subject
      .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .trim()
      .slice(0, SUBJECT_MAX),
    customer,
    diagnoses,
    state: "queued",
    reason: null,
    attempts: 0,
    finished: null,
    attachment: attachment === null ? null : { name: fileName(attachment.name), path },
  };
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(db.doc(documentPaths.user(uid)));
    if ((await transaction.get(document)).exists) return;
    await consumeRateLimit(transaction, db, kept);
    const author = authorOf(parseProfile(uid, profile.data() ?? {}));
    transaction.create(document, {
      ...sending,
      created: now,
      queued: now,
      mail: { author, blocks } satisfies StoredMail,
    });
  });
  return document.id;
}

/** Counts how many e-mails a professional may still send. */
export function allowanceOf(uid: string): AccountRateLimit {
  return { uid, field: "sendings", allowance: sendingAllowance };
}

/** A name that no system takes for a path. */
function fileName(name: string): string {
  return name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, "-").trim() || "Document.pdf";
}

function authorOf({ company, firstname, lastname, email }: Profile): MailPerson {
  return { name: company || `${firstname} ${lastname}`.trim(), address: email };
}

/** Tells whether a sending has this id: what it carries need not be made again. */
export async function isQueued({ db }: Pick<Backend, "db">, uid: string, id: string): Promise<boolean> {
  return (await db.doc(documentPaths.sending(uid, id)).get()).exists;
}
