import { CarnationError } from "@carnation/domain/error";
import {
  type AccountFields,
  accountFields,
  awaitsActivation,
  changedAccountSearch,
  personLabel,
  staffChangeProblem,
  type UpdateAccountRequest,
} from "@carnation/product/account";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { type Account, parseAccount } from "@carnation/product/profile";
import { FieldValue, type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { isDeepStrictEqual } from "node:util";
import { actingAdmin, writeAuditLog } from "../../audit-log/auditLog.ts";
import type { Backend } from "../../backend/backend.ts";
import type { AccountPayment } from "../accountPayment.ts";
import { requireRecentSignIn, type SignInToken } from "../credentials/recentSignIn.ts";
import { userByEmail } from "../joining/answerJoinRequest.ts";
import { assertFree, invitationsOf, inviteTo } from "./addresses.ts";
import { syncCustomClaims } from "./syncCustomClaims.ts";
import { storedReferences } from "./references.ts";

/** Person who asks, how lately they have signed in, and what the payment does. */
interface Managing {
  readonly actor: Actor;
  readonly token: SignInToken;
  readonly payment: Pick<AccountPayment, "endSubscriptions">;
}

type Fields = Readonly<Partial<AccountFields>>;

/** Holds what of an account is a professional's alone. */
const ofProfessionals = ["company", "type", "coupon", "trial_plan", "enabled_subcategories"] as const;

/**
 * Changes an account; what it says already is no change, so that it is safe to send again. The sign-in follows a role and
 * an activation; whatever ends it in between, a trigger has it follow.
 * @param payload of `updateaccount`, untrusted
 * @throws CarnationError account-disabled, permission-denied, invalid-argument, not-found, aborted (changed since it was
 *   opened), email-in-use, recent-sign-in-required, refused (with a sentence)
 */
export async function updateAccount(
  { db, auth }: Pick<Backend, "db" | "auth">,
  { actor, token, payment }: Managing,
  payload: unknown,
  now: Date = new Date(),
): Promise<object> {
  const request = parseRequest(callables.updateaccount, payload);
  const { uid, email, active, end_subscription = false } = request;
  authorize(actor, "update-account", { uid });
  const signIn = email === undefined ? null : await userByEmail(auth, email);
  const user = db.doc(documentPaths.user(uid));
  await db.runTransaction(async (transaction) => {
    const admin = await actingAdmin(db, transaction, actor);
    const account = await readAccount(db, transaction, uid);
    const { before, after } = changesOf(account, request);
    const isReset = request.hidden_criterias !== undefined && account.hiddenCriteria.length > 0;
    if (Object.keys(after).length === 0 && !isReset) return;
    await assertAllowed(db, transaction, { actor, token, now }, account, after);
    const isMoved = after.email !== undefined;
    if (isMoved) await assertFree(db, transaction, after.email, { signIn, uid });
    const replaced = isMoved ? await invitationsOf(db, transaction, [account.email, after.email]) : [];
    const references = await storedReferences(db, transaction, after);
    const changesAccess = after.role !== undefined || after.active !== undefined;
    transaction.update(user, {
      ...after,
      ...references,
      ...changedAccountSearch(account, after),
      ...(isReset && { hidden_criterias: [] }),
      ...(isMoved && { invited: Timestamp.fromDate(now) }),
      ...(changesAccess && { access_changed: FieldValue.serverTimestamp() }),
    });
    const next = { ...account, ...after };
    if (isMoved) await inviteTo(db, transaction, uid, next, { replaced, now });
    const hidden = { hidden_criterias: [...account.hiddenCriteria] };
    writeAuditLog(db, transaction, admin, {
      action: "updateaccount",
      target: user.path,
      targetName: personLabel(next),
      before: { ...before, ...(isReset && hidden) },
      after: {
        ...after,
        ...(isReset && { hidden_criterias: [] }),
        ...(after.active === false && end_subscription && { end_subscription }),
      },
    });
  });
  if (request.role !== undefined || active !== undefined) await syncCustomClaims({ db, auth }, uid);
  // Last, and each time it is sent: what the provider refused is asked for again.
  if (active === false && end_subscription) await payment.endSubscriptions(uid);
  return {};
}

/** @throws CarnationError not-found, refused of one that is being erased */
async function readAccount(db: Firestore, transaction: Transaction, uid: string): Promise<Account> {
  const stored = await transaction.get(db.doc(documentPaths.user(uid)));
  if (!stored.exists) throw new CarnationError("not-found");
  if ((await transaction.get(db.doc(documentPaths.accountErasure(uid)))).exists) {
    throw new CarnationError(
      "refused",
      "Ce compte est en cours de suppression\u00A0: il ne peut plus être modifié.",
    );
  }
  return parseAccount(uid, stored.data());
}

/**
 * The fields that change, as they were and as they will be.
 * @throws CarnationError aborted when something else is stored than the form opened with, unless it is what is wanted
 */
function changesOf(
  account: Account,
  { opened = {}, ...request }: UpdateAccountRequest,
): { readonly before: Fields; readonly after: Fields & { readonly email?: string } } {
  const stored = accountFields(account);
  const isProfessional = account.role === "customer";
  const wanted = Object.entries(request).filter(
    ([name, value]) =>
      Object.hasOwn(stored, name) &&
      value !== undefined &&
      (isProfessional || !ofProfessionals.some((field) => field === name)),
  );
  const storedAs = (name: string): unknown => Object.entries(stored).find(([field]) => field === name)?.[1];
  const after = Object.fromEntries(
    wanted.filter(([name, value]) => !isDeepStrictEqual(value, storedAs(name))),
  );
  for (const [name, seen] of Object.entries(opened)) {
    const isWanted = !Object.hasOwn(after, name) && wanted.some(([field]) => field === name);
    if (!isWanted && !isDeepStrictEqual(seen, storedAs(name))) throw new CarnationError("aborted");
  }
  return { before: Object.fromEntries(Object.keys(after).map((name) => [name, storedAs(name)])), after };
}

/** Gives what may not be changed, or not without a password, or not of oneself. */
async function assertAllowed(
  db: Firestore,
  transaction: Transaction,
  { actor, token, now }: { readonly actor: Actor; readonly token: SignInToken; readonly now: Date },
  account: Account,
  { role = account.role, active = account.active, email }: Fields,
): Promise<void> {
  const { uid } = account;
  const isStaff = account.role !== "customer";
  if (isStaff && (role !== account.role || active !== account.active)) {
    const admins = await transaction.get(db.collection(documentPaths.users()).where("role", "==", "admin"));
    const staff = admins.docs.map((stored) => parseAccount(stored.id, stored.data()));
    const problem = staffChangeProblem(staff, uid, { role, active }, actor.uid);
    if (problem !== null) throw new CarnationError("refused", problem);
  }
  if (role !== account.role) {
    authorize(actor, "change-account-role", account);
    if (isStaff === (role === "customer")) {
      throw new CarnationError(
        "refused",
        "Un compte professionnel et un compte de l’équipe restent ce qu’ils sont.",
      );
    }
    requireRecentSignIn(token, now);
  }
  if (active !== account.active) {
    authorize(actor, active ? "reactivate-account" : "deactivate-account", account);
  }
  if (email !== undefined && !awaitsActivation(account)) {
    throw new CarnationError(
      "refused",
      "Ce compte est activé\u00A0: seul son propriétaire peut changer son adresse e-mail.",
    );
  }
}
