import { documentPaths } from "@carnation/product/path";
import { FieldValue } from "firebase-admin/firestore";
import type { AccountPayment } from "../account/accountPayment.ts";
import type { Backend } from "../backend/backend.ts";
import { customersOf, hasCustomer, renameCustomer } from "./provider/customerAccount.ts";
import { endSubscriptions } from "./endSubscriptions.ts";
import type { Payment } from "./provider/openPayment.ts";

/**
 * Gives what the payment does when an account changes. Without a provider there is nothing to end; an account that has a customer
 * there waits for the provider to be configured again before it is erased.
 * @param open asked each time: nobody pays, nobody loads the provider's library
 */
export function accountPayment(
  backend: () => Pick<Backend, "db">,
  open: () => Promise<Payment | null>,
): AccountPayment {
  /** Does nothing for who never paid. @throws Error when who pays cannot be reached at all */
  async function ofCustomer(
    uid: string,
    change: (payment: Payment, db: Backend["db"]) => Promise<void>,
  ): Promise<void> {
    const { db } = backend();
    if (!(await hasCustomer(db, uid))) return;
    const payment = await open();
    if (payment === null) throw new Error(`${uid} pays with a provider that is not configured`);
    await change(payment, db);
  }
  return {
    endSubscriptions: (uid) => ofCustomer(uid, (payment, db) => endSubscriptions({ db }, payment, uid)),
    forgetAccount: (uid) =>
      ofCustomer(uid, async (payment, db) => {
        await endSubscriptions({ db }, payment, uid, { now: true });
        // The provider keeps what its own invoices need; what it tells from here on is nobody's, and nothing is stored anew.
        for (const customer of await customersOf(db, payment.stripe, uid)) {
          const object = db.doc(documentPaths.paymentObject(customer));
          await object.set({ uid: FieldValue.delete() }, { merge: true });
        }
        await db.recursiveDelete(db.doc(documentPaths.extensionCustomer(uid)));
      }),
    changeEmail: (uid, email) => ofCustomer(uid, ({ stripe }, db) => renameCustomer(db, stripe, uid, email)),
  };
}
