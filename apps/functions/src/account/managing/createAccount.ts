import { CarnationError } from "@carnation/domain/error";
import {
  accountFields,
  accountSearchFields,
  type CreateAccountRequest,
  newUser,
} from "@carnation/product/account";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { parseProfile, type Profile } from "@carnation/product/profile";
import { Timestamp } from "firebase-admin/firestore";
import { isDeepStrictEqual } from "node:util";
import { actingAdmin, writeAuditLog } from "../../audit-log/auditLog.ts";
import type { Backend } from "../../backend/backend.ts";
import { userByEmail } from "../joining/answerJoinRequest.ts";
import { assertFree, invitationsOf, inviteTo } from "./addresses.ts";
import { storedReferences } from "./references.ts";

const MADE_ALREADY =
  "Ce compte est déjà créé, avec ce que vous aviez d’abord saisi\u00A0: ouvrez-le dans la liste pour le corriger.";

/** Tells whether an account holds what it is asked to be made of: otherwise something was changed after the answer was lost. */
function isMadeOf(made: Profile, asked: CreateAccountRequest): boolean {
  const stored = new Map<string, unknown>(Object.entries(accountFields(made)));
  return Object.entries(asked).every(
    ([name, value]) => !stored.has(name) || isDeepStrictEqual(value, stored.get(name)),
  );
}

/**
 * Makes the account of a member of the staff or of a professional, and invites its owner: who signs in is made when they
 * activate it. Sent again with the same `request`, it is made once; sent again with something else, that is said.
 * @param payload of `createaccount`, untrusted
 * @throws CarnationError account-disabled, permission-denied, invalid-argument, email-in-use, refused (with a sentence, for
 *   a coupon or a plan that is gone, or an account that was made of something else)
 */
export async function createAccount(
  { db, auth }: Pick<Backend, "db" | "auth">,
  actor: Actor,
  payload: unknown,
  now: Date = new Date(),
): Promise<{ readonly uid: string }> {
  authorize(actor, "create-account");
  const account = parseRequest(callables.createaccount, payload);
  const { email, role, firstname, lastname } = account;
  const uid = account.request ?? db.collection(documentPaths.users()).doc().id;
  const signIn = await userByEmail(auth, email);
  const user = db.doc(documentPaths.user(uid));
  await db.runTransaction(async (transaction) => {
    const admin = await actingAdmin(db, transaction, actor);
    const stored = await transaction.get(user);
    if (stored.exists) {
      const made = parseProfile(uid, stored.data());
      if (made.invited === null) throw new CarnationError("aborted", "The account exists");
      if (isMadeOf(made, account)) return;
      throw new CarnationError("refused", MADE_ALREADY);
    }
    await assertFree(db, transaction, email, { signIn, uid });
    const replaced = await invitationsOf(db, transaction, [email]);
    // Who works for the service is of the company that runs it, as whoever invites them.
    const { company, type, ...chosen } =
      account.role === "customer" ? account : { company: admin.company, type: null };
    const references = await storedReferences(db, transaction, chosen);
    const made = { ...newUser({ email, firstname, lastname, company, role }, now), type };
    const invited = Timestamp.fromDate(now);
    const defaults = { enabled_subcategories: [], hidden_criterias: [] };
    const search = accountSearchFields(made);
    transaction.create(user, { ...made, ...search, ...defaults, ...references, invited });
    await inviteTo(db, transaction, uid, { email, role, firstname, lastname, company }, { replaced, now });
    const { created: _, ...after } = { ...made, ...references };
    writeAuditLog(db, transaction, admin, {
      action: "createaccount",
      target: user.path,
      targetName: `${firstname} ${lastname}`,
      before: {},
      after,
    });
  });
  return { uid };
}
