import { accountSearchFields, newUser } from "@carnation/product/account";
import { documentPaths } from "@carnation/product/path";
import type { Firestore } from "firebase-admin/firestore";
import { invite } from "../../apps/functions/src/account/joining/invite.ts";
import { demoId } from "./demoId.ts";

/** A colleague of the demo whose account was made by an administrator and waits to be activated; fictional. */
const colleague = {
  email: "camille@lumieredepeau.example",
  firstname: "Camille",
  lastname: "Durand",
  company: "Institut Lumière de Peau",
} as const;

/** Invites the colleague, once: the link is in the outbox. */
export async function seedInvitation(db: Firestore): Promise<void> {
  const uid = demoId("users", "camille");
  const user = db.doc(documentPaths.user(uid));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(user)).exists) return;
    const now = new Date();
    const made = newUser(colleague, now);
    const account = {
      ...made,
      ...accountSearchFields(made),
      invited: now,
      enabled_subcategories: [],
      hidden_criterias: [],
    };
    transaction.create(user, account);
    await invite(db, { ...colleague, uid, kind: "invitation", role: "customer" }, transaction);
  });
}
