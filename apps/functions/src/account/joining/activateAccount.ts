import { CarnationError } from "@carnation/domain/error";
import { passwordProblem } from "@carnation/domain/field";
import {
  accountSearchFields,
  type ActivateAccountRequest,
  type Invitation,
  newUser,
} from "@carnation/product/account";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { isActiveAccount, parseProfile } from "@carnation/product/profile";
import { parseRole } from "@carnation/product/session";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import type { Backend } from "../../backend/backend.ts";
import { createUserOnce } from "../createUserOnce.ts";
import { userByEmail } from "./answerJoinRequest.ts";
import { invitationPath, type KeptInvitation, readKept } from "./invite.ts";
import { assertLegalComplete } from "../../legal/legalSettings.ts";
import { publicLimitPath } from "../../rate-limit/hourlyRateLimit.ts";
import { undoUnprovenChange } from "./unprovenEmail.ts";

/** Time during which one activation keeps another of the same address out, milliseconds: one that was killed is made again then. */
const LOCK_MS = 20_000;

/** Time during which a used code still answers who used it: a page whose line broke asks again. Milliseconds. */
const ANSWERED_AGAIN_MS = 10 * 60_000;

const expired = (): CarnationError => new CarnationError("expired-link");

/**
 * Tells whom a code invites.
 * @param payload `{ code }`, untrusted
 * @throws CarnationError expired-link when it has expired, was used or never was; invalid-argument
 */
export async function readInvitation(
  { db }: Pick<Backend, "db">,
  payload: unknown,
  now: Date = new Date(),
): Promise<Invitation> {
  const { code } = parseRequest(callables.readinvitation, payload);
  const kept = readKept((await db.doc(invitationPath(code)).get()).data());
  if (kept === null || kept.used !== null || kept.until <= now) throw expired();
  const { email, firstname, lastname, company } = kept;
  return { email, firstname, lastname, company };
}

/**
 * Opens the account that a code invites to: who signs in, their role, their profile, in this order; whatever ends it in
 * between, it is made again from its beginning. The password goes to the sign-in service alone.
 *
 * A user of the same address without a profile was made by somebody else, with a password of theirs: they are deleted,
 * and nothing of theirs signs in to this account. One with a profile of another address gets that one back.
 * @param payload `{ code, firstname, lastname, company, password, terms, privacy, contract }`, untrusted
 * @throws CarnationError expired-link, invalid-argument, refused (it is being activated right now, or the deployment
 *   serves no professional yet, with a sentence)
 */
export async function activateAccount(
  { db, auth }: Backend,
  payload: unknown,
  now: Date = new Date(),
): Promise<{ readonly email: string }> {
  const request = parseRequest(callables.activateaccount, payload);
  const attempt = await claim({ db }, request, now);
  const { email, uid } = attempt;
  if (uid === null) return { email };
  try {
    await letSignIn({ db, auth }, attempt, { uid, password: request.password });
    await complete({ db }, request, { ...attempt, uid }, now);
  } catch (error) {
    // What failed may be tried again at once; only what was killed has to wait.
    await release({ db }, attempt).catch(() => undefined);
    throw error;
  }
  return { email };
}

/** Makes who signs in, or completes who was made by an attempt before or by an administrator. */
async function letSignIn(
  { db, auth }: Pick<Backend, "db" | "auth">,
  { email, role }: Attempt,
  { uid, password }: { readonly uid: string; readonly password: string },
): Promise<void> {
  const known = await userByEmail(auth, email);
  if (known !== null && known.uid !== uid) {
    if (!(await db.doc(documentPaths.user(known.uid)).get()).exists) await auth.deleteUser(known.uid);
    else if (!(await undoUnprovenChange({ db, auth }, known))) throw expired();
  }
  const credentials = { email, password, emailVerified: true, disabled: false };
  // An administrator may have made it without an address, or with another one.
  await createUserOnce(auth, { uid, ...credentials });
  await auth.setCustomUserClaims(uid, { role });
}

/** Describes what an activation has claimed: nobody else activates that address meanwhile. */
interface Attempt {
  readonly email: string;
  /** Of the account; null when it is activated already. */
  readonly uid: string | null;
  readonly role: string;
  /** Path of the claim, and whose it is. */
  readonly lock: string;
  readonly owner: string;
}

function claim(
  { db }: Pick<Backend, "db">,
  { code, password }: ActivateAccountRequest,
  now: Date,
): Promise<Attempt> {
  const invitation = db.doc(invitationPath(code));
  const owner = randomUUID();
  return db.runTransaction(async (transaction) => {
    const kept = readKept((await transaction.get(invitation)).data());
    if (kept === null) throw expired();
    const { email } = kept;
    const lock = publicLimitPath(`activation:${email}`);
    const attempt = { email, role: kept.role, lock, owner };
    if (kept.used !== null) {
      if (Math.abs(now.getTime() - kept.used.getTime()) > ANSWERED_AGAIN_MS) throw expired();
      return { ...attempt, uid: null };
    }
    if (kept.until <= now) throw expired();
    if (kept.role === "customer") assertLegalComplete();
    const problem = passwordProblem(password, email);
    if (problem !== null) throw new CarnationError("invalid-argument", problem);
    const held = await transaction.get(db.doc(lock));
    const expires: unknown = held.get("expires");
    const left = expires instanceof Timestamp ? expires.toMillis() - now.getTime() : 0;
    // Repeated after a lost answer, it is held by this very attempt.
    if (left > 0 && left <= LOCK_MS && held.get("owner") !== owner) {
      throw new CarnationError("refused", "L’activation est déjà en cours. Réessayez dans un instant.");
    }
    const uid = kept.uid ?? db.collection(documentPaths.users()).doc().id;
    const profile = await transaction.get(db.doc(documentPaths.user(uid)));
    if (profile.exists && !isActiveAccount(profile.data())) throw expired();
    const role = profile.exists ? parseRole(profile.get("role")) : kept.role;
    transaction.update(invitation, { uid });
    const until = Timestamp.fromMillis(now.getTime() + LOCK_MS);
    transaction.set(db.doc(lock), { owner, expires: until });
    return { ...attempt, role, uid };
  });
}

function release({ db }: Pick<Backend, "db">, { lock, owner }: Attempt): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const held = await transaction.get(db.doc(lock));
    if (held.get("owner") === owner) transaction.delete(held.ref);
  });
}

/** Stores the profile, and ends every invitation of the address. */
function complete(
  { db }: Pick<Backend, "db">,
  request: ActivateAccountRequest,
  { email, uid, lock, owner }: Attempt & { readonly uid: string },
  now: Date,
): Promise<void> {
  const invitation = db.doc(invitationPath(request.code));
  return db.runTransaction(async (transaction) => {
    const kept = readKept((await transaction.get(invitation)).data());
    const held = await transaction.get(db.doc(lock));
    // Repeated after a lost answer: this very attempt has completed it.
    if (kept?.uid === uid && kept.used?.getTime() === now.getTime()) return;
    if (kept === null || kept.used !== null || held.get("owner") !== owner) throw expired();
    const theirs = db.collection(documentPaths.invitations()).where("email", "==", email);
    const others = (await transaction.get(theirs)).docs.filter(({ id }) => id !== invitation.id);
    await storeProfile({ db }, transaction, { uid, kept, request }, now);
    transaction.update(invitation, { used: Timestamp.fromDate(now) });
    transaction.delete(held.ref);
    for (const { ref } of others) transaction.delete(ref);
  });
}

interface Joining {
  readonly uid: string;
  readonly kept: KeptInvitation;
  readonly request: ActivateAccountRequest;
}

/** Of an account that an administrator has made, what was filled in; otherwise a new one. */
async function storeProfile(
  { db }: Pick<Backend, "db">,
  transaction: Transaction,
  { uid, kept: { email, role }, request }: Joining,
  now: Date,
): Promise<void> {
  const { firstname, lastname, company, terms, privacy, contract } = request;
  const filledIn = {
    firstname,
    lastname,
    company,
    terms: { version: terms, date: now },
    privacy: { version: privacy, date: now },
    contract: { version: contract, date: now },
  };
  const user = db.doc(documentPaths.user(uid));
  const stored = await transaction.get(user);
  if (stored.exists) {
    const account = parseProfile(uid, stored.data());
    const search = accountSearchFields({ ...account, firstname, lastname, company, email });
    transaction.update(user, { ...filledIn, email, ...search });
    return;
  }
  const made = newUser({ email, firstname, lastname, company, role }, now);
  const defaults = { enabled_subcategories: [], hidden_criterias: [] };
  transaction.create(user, { ...made, ...accountSearchFields(made), ...filledIn, ...defaults });
}
