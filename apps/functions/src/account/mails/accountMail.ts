import { invitationCodeSchema } from "@carnation/product/account";
import { documentPaths } from "@carnation/product/path";
import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as v from "valibot";
import { createOnce } from "../../backend/createOnce.ts";

/** Retention of what is left of a message, in days: that it was sent, or why not. */
const KEPT_DAYS = 30;

const timestamp = v.pipe(
  v.instance(Timestamp),
  v.transform((stored) => stored.toDate()),
);

/** Holds what a message about an account says, by its kind; its words are written when it is sent. */
export const accountMailSchema = v.variant("kind", [
  /** Of an account that an administrator makes: the way to activate it. */
  v.object({
    kind: v.literal("invitation"),
    code: invitationCodeSchema,
    firstname: v.string(),
    expires: timestamp,
  }),
  /** To who asked for an account: the way to activate it. */
  v.object({
    kind: v.literal("sign-up"),
    code: invitationCodeSchema,
    firstname: v.string(),
    expires: timestamp,
  }),
  /** To who asked for an account and has one. */
  v.object({ kind: v.literal("already-joined") }),
  /** To the address that an account had before. */
  v.object({ kind: v.literal("address-changed"), next: v.string() }),
  v.object({ kind: v.literal("password-changed") }),
  /** That an administrator has a new password chosen; its link is made when it is sent. */
  v.object({ kind: v.literal("password-reset") }),
  /** That an account is to be deleted, and the way back. */
  v.object({ kind: v.literal("deletion-requested"), due: timestamp }),
  v.object({ kind: v.literal("deletion-taken-back") }),
  v.object({ kind: v.literal("account-erased") }),
  /** That the subscription's payment failed. */
  v.object({ kind: v.literal("payment-failed") }),
  /** That the trial ends soon, and the subscription is then paid. */
  v.object({ kind: v.literal("trial-will-end"), ends: timestamp }),
]);

/** Describes what a message about an account says. */
export type AccountMail = v.InferInput<typeof accountMailSchema>;

/** Describes what a message about an account says, as it was read. */
export type ReadAccountMail = v.InferOutput<typeof accountMailSchema>;

/** To whom a message goes: to the address of an account as it is when it is sent, or to an address. */
export type AccountMailTo =
  | { readonly uid: string; readonly email?: string }
  | { readonly uid?: undefined; readonly email: string };

/** Holds what is stored of who gets a message, beside what it says. */
export const storedAccountMailSchema = v.object({
  uid: v.nullable(v.string()),
  to: v.nullable(v.string()),
  queued: timestamp,
  content: accountMailSchema,
});

interface Queueing {
  /** The id that the message will have: a second one under the same id does not leave, and fails in a transaction. */
  readonly id?: string;
  /** In which it is written with what it tells of; it reads nothing. */
  readonly transaction?: Transaction;
}

/**
 * Queues a message about an account; `deliverAccountMail` sends it.
 * @param to an account, at the address that it has when the message is sent unless one is given; or an address
 */
export async function queueAccountMail(
  db: Firestore,
  to: AccountMailTo,
  content: AccountMail,
  { id, transaction }: Queueing = {},
): Promise<void> {
  const document =
    id === undefined ? db.collection(documentPaths.mails()).doc() : db.doc(documentPaths.mail(id));
  const mail = {
    uid: to.uid ?? null,
    to: to.email ?? null,
    kind: content.kind,
    content,
    state: "queued",
    reason: null,
    attempts: 0,
    queued: FieldValue.serverTimestamp(),
    finished: null,
    expires: Timestamp.fromMillis(Date.now() + KEPT_DAYS * 86_400_000),
  };
  if (transaction === undefined) await createOnce(document, mail);
  else transaction.create(document, mail);
}
