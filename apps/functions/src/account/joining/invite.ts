import { INVITATION_DAYS, SIGN_UP_HOURS } from "@carnation/product/account";
import { documentPaths } from "@carnation/product/path";
import { type Role, roles } from "@carnation/product/session";
import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import { queueAccountMail } from "../mails/accountMail.ts";

/** Person who is invited, and to what. */
export interface Invitee {
  /** In its canonical form. */
  readonly email: string;
  /** `sign-up` of somebody who asked for it; an administrator's is an `invitation`, and lasts longer. */
  readonly kind: "sign-up" | "invitation";
  readonly role: Role;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  /** Of the account, where there is one to be completed; otherwise it gets its uid when it is activated. */
  readonly uid: string | null;
}

/** Until when the link of each kind can be used, milliseconds. */
const LASTS_MS = { "sign-up": SIGN_UP_HOURS * 3_600_000, invitation: INVITATION_DAYS * 86_400_000 } as const;

/** Time during which an expired link can still be renewed, or a used one be told apart, milliseconds. */
const KEPT_MS = 60 * 86_400_000;

const date = v.pipe(
  v.instance(Timestamp),
  v.transform((stored) => stored.toDate()),
);

const storedSchema = v.object({
  email: v.string(),
  kind: v.picklist(["sign-up", "invitation"]),
  role: v.picklist(roles),
  firstname: v.string(),
  lastname: v.string(),
  company: v.string(),
  uid: v.nullable(v.string()),
  until: date,
  used: v.nullable(date),
});

/** An invitation as it is kept; its id is the hash of its code, which is kept nowhere. */
export type KeptInvitation = v.InferOutput<typeof storedSchema>;

/** The path under which the invitation of a code is kept. */
export const invitationPath = (code: string) =>
  documentPaths.invitation(createHash("sha256").update(code).digest("hex"));

/** Reads a kept invitation; null when there is none. */
export function readKept(fields: unknown): KeptInvitation | null {
  return fields === undefined ? null : v.parse(storedSchema, fields);
}

/**
 * Invites somebody: keeps the invitation, and queues the e-mail with its link. One mechanism for who asks for an account
 * and for whom an administrator makes one.
 * @param transaction in which it is written; it reads nothing
 */
export async function invite(
  db: Firestore,
  invitee: Invitee,
  transaction: Transaction,
  now: Date = new Date(),
): Promise<void> {
  const { email, kind, firstname } = invitee;
  const code = randomBytes(32).toString("base64url");
  const until = Timestamp.fromMillis(now.getTime() + LASTS_MS[kind]);
  transaction.create(db.doc(invitationPath(code)), {
    ...invitee,
    until,
    used: null,
    created: FieldValue.serverTimestamp(),
    expires: Timestamp.fromMillis(until.toMillis() + KEPT_MS),
  });
  await queueAccountMail(db, { email }, { kind, code, firstname, expires: until }, { transaction });
}
