import { CarnationError } from "@carnation/domain/error";
import { awaitsActivation, personLabel } from "@carnation/product/account";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { type Account, parseAccount } from "@carnation/product/profile";
import { type Firestore, Timestamp, type Transaction } from "firebase-admin/firestore";
import { actingAdmin, type AdminChange, writeAuditLog } from "../../audit-log/auditLog.ts";
import type { Backend } from "../../backend/backend.ts";
import { requireHourlyLimit } from "../../rate-limit/hourlyRateLimit.ts";
import { queueAccountMail } from "../mails/accountMail.ts";
import { invitationsOf, inviteTo } from "./addresses.ts";

/** Frequency: how often an hour an administrator has the same message sent to the same account. */
const PER_HOUR = 5;

/**
 * Invites once more whoever has not activated their account; the link before it ends.
 * @param payload `{ uid }`, untrusted
 * @throws CarnationError account-disabled, permission-denied, invalid-argument, not-found, resource-exhausted, refused
 *   (deactivated, or activated meanwhile, with a sentence)
 */
export async function resendInvitation(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<object> {
  authorize(actor, "create-account");
  const { uid } = parseRequest(callables.resendinvitation, payload);
  return mailOnce({ db }, actor, { uid, action: "resendinvitation", now }, async (transaction, account) => {
    if (!awaitsActivation(account)) {
      throw new CarnationError(
        "refused",
        "Ce compte est déjà activé\u00A0: il n’a plus besoin d’invitation.",
      );
    }
    const replaced = await invitationsOf(db, transaction, [account.email]);
    return async () => {
      transaction.update(db.doc(documentPaths.user(uid)), { invited: Timestamp.fromDate(now) });
      await inviteTo(db, transaction, uid, account, { replaced, now });
    };
  });
}

/**
 * Sends the owner of an account a link to choose a new password; the present one stays until then.
 * @param payload `{ uid }`, untrusted
 * @throws CarnationError account-disabled, permission-denied, invalid-argument, not-found, resource-exhausted, refused
 *   (deactivated, or not activated yet, with a sentence)
 */
export async function resetAccountPassword(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<object> {
  const { uid } = parseRequest(callables.resetaccountpassword, payload);
  authorize(actor, "update-account", { uid });
  return mailOnce({ db }, actor, { uid, action: "resetaccountpassword", now }, (transaction, account) => {
    if (awaitsActivation(account)) {
      throw new CarnationError(
        "refused",
        "Ce compte n’est pas encore activé\u00A0: renvoyez plutôt l’invitation.",
      );
    }
    return Promise.resolve(() => queueAccountMail(db, { uid }, { kind: "password-reset" }, { transaction }));
  });
}

interface Mailing {
  readonly uid: string;
  readonly action: AdminChange["action"];
  readonly now: Date;
}

/** Has a message leave, with its entry in the log. @param prepare reads, and gives what writes */
async function mailOnce(
  { db }: { readonly db: Firestore },
  actor: Actor,
  { uid, action, now }: Mailing,
  prepare: (transaction: Transaction, account: Account) => Promise<() => Promise<void>>,
): Promise<object> {
  const limit = { key: `${action}:${uid}`, perHour: PER_HOUR };
  const user = db.doc(documentPaths.user(uid));
  if (!(await user.get()).exists) throw new CarnationError("not-found");
  await requireHourlyLimit(db, limit, now);
  await db.runTransaction(async (transaction) => {
    const admin = await actingAdmin(db, transaction, actor);
    const account = parseAccount(uid, (await transaction.get(user)).data());
    if (!account.active) {
      throw new CarnationError("refused", "Ce compte est désactivé. Réactivez-le d’abord.");
    }
    const write = await prepare(transaction, account);
    await write();
    const targetName = personLabel(account);
    writeAuditLog(db, transaction, admin, { action, target: user.path, targetName, before: {}, after: {} });
  });
  return {};
}
