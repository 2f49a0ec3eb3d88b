import { awaitsActivation } from "@carnation/product/account";
import { documentPaths } from "@carnation/product/path";
import { isActiveAccount, parseProfile } from "@carnation/product/profile";
import type { Auth, UserRecord } from "firebase-admin/auth";
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import * as v from "valibot";
import type { Backend } from "../../backend/backend.ts";
import { queueAccountMail } from "../mails/accountMail.ts";
import { invite, type KeptInvitation, readKept } from "./invite.ts";
import { rateLimitOfAddress, consumeHourlyLimits } from "../../rate-limit/hourlyRateLimit.ts";
import { emailBeforeUnprovenChange } from "./unprovenEmail.ts";

const requestSchema = v.variant("kind", [
  v.object({ kind: v.literal("sign-up"), email: v.string() }),
  v.object({ kind: v.literal("renewal"), invitation: v.string() }),
]);

/**
 * Answers by e-mail what was asked for by somebody who is signed in nowhere: with a link, with the way into the account
 * that they have, or, where an account is deactivated, with nothing. Answered once, however often it is delivered.
 */
export async function answerJoinRequest(
  { db, auth }: Backend,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  const document = db.doc(documentPaths.joinRequest(id));
  const stored = await document.get();
  if (!stored.exists) return;
  const request = v.parse(requestSchema, stored.data());
  const named = request.kind === "renewal" ? readKept((await db.doc(request.invitation).get()).data()) : null;
  const email = request.kind === "sign-up" ? request.email : (named?.email ?? null);
  // Of a renewal the address is known only here.
  const isWithin =
    request.kind === "sign-up" ||
    email === null ||
    (await consumeHourlyLimits(db, [rateLimitOfAddress(email)], now));
  const user = email === null ? null : await userByEmail(auth, email);
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(document)).exists) return;
    const answer = email !== null && isWithin ? await answerTo(db, transaction, email, user) : null;
    transaction.delete(document);
    if (answer === null) return;
    if (answer.kind === "joined") {
      const to = { uid: answer.uid, email: answer.email };
      await queueAccountMail(db, to, { kind: "already-joined" }, { transaction });
      return;
    }
    const { invitation, replaced } = answer;
    if (replaced !== null) transaction.delete(replaced);
    await invite(db, invitation, transaction, now);
  });
}

type Answer =
  | { readonly kind: "joined"; readonly uid: string; readonly email: string }
  | {
      readonly kind: "invited";
      readonly invitation: Omit<KeptInvitation, "until" | "used">;
      readonly replaced: DocumentReference | null;
    };

/** Gives what an address is answered; null is nothing. */
async function answerTo(
  db: Firestore,
  transaction: Transaction,
  email: string,
  user: UserRecord | null,
): Promise<Answer | null> {
  const stored = user === null ? null : await transaction.get(db.doc(documentPaths.user(user.uid)));
  // Who took the address without proof does not keep its owner out.
  const isUnproven = user !== null && stored !== null && emailBeforeUnprovenChange(user, stored) !== null;
  const profile = isUnproven ? null : stored;
  if (profile?.exists && (user?.disabled || !isActiveAccount(profile.data()))) return null;
  const theirs = db.collection(documentPaths.invitations()).where("email", "==", email);
  const open = openInvitation((await transaction.get(theirs)).docs);
  const waiting = await awaitingAccount(db, transaction, email);
  // No link: it would not open the account.
  if (waiting === "closed") return null;
  if (open !== null) return { kind: "invited", ...open };
  if (profile?.exists) return { kind: "joined", uid: profile.id, email };
  if (waiting !== null) return { kind: "invited", invitation: waiting, replaced: null };
  const nobody = { firstname: "", lastname: "", company: "", uid: null };
  return {
    kind: "invited",
    invitation: { ...nobody, email, kind: "sign-up", role: "customer" },
    replaced: null,
  };
}

/** The account that an administrator made for an address, whose invitation is gone; `closed` is one that is deactivated. */
async function awaitingAccount(
  db: Firestore,
  transaction: Transaction,
  email: string,
): Promise<Omit<KeptInvitation, "until" | "used"> | "closed" | null> {
  const theirs = db.collection(documentPaths.users()).where("email", "==", email).limit(1);
  const [stored] = (await transaction.get(theirs)).docs;
  if (stored === undefined) return null;
  const { uid, active, role, firstname, lastname, company, ...account } = parseProfile(
    stored.id,
    stored.data(),
  );
  if (!awaitsActivation(account)) return null;
  return active ? { email, kind: "invitation", role, firstname, lastname, company, uid } : "closed";
}

/** An administrator's invitation that was not used, which a new link takes the place of: it knows a role and names. */
function openInvitation(
  documents: readonly DocumentSnapshot[],
): Pick<Extract<Answer, { kind: "invited" }>, "invitation" | "replaced"> | null {
  for (const document of documents) {
    const kept = readKept(document.data());
    if (kept?.kind !== "invitation" || kept.used !== null) continue;
    const { until: _, used: __, ...invitation } = kept;
    return { invitation, replaced: document.ref };
  }
  return null;
}

/** Tells who signs in with an address; null when nobody does. */
export async function userByEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0] ?? null;
}
