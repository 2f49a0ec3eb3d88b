import { documentPaths } from "@carnation/product/path";
import { toStoredBilling } from "@carnation/product/profile";
import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import { accountOf, parsePaymentAccount } from "../provider/customerAccount.ts";
import { CUSTOMER_EXPANSIONS, toBilling } from "../mapping/toBilling.ts";
import { SUBSCRIPTION_EXPANSIONS } from "../mapping/toSubscription.ts";
import { syncSubscription } from "./syncSubscription.ts";
import { retrieveOrNull, wasDeleted } from "../provider/retrieveOrNull.ts";
import { synchronise, type ToldEvent } from "./synchronise.ts";

/** More subscriptions than an account ever had at once. */
const SUBSCRIPTIONS = 20;

/**
 * Takes in that a customer was deleted with the provider: nobody pays any more and no card is kept. Who they were stays, so that
 * the next checkout makes another one (`ensureCustomer`). That their subscriptions have ended is told apart, and asked for here.
 */
export async function syncDeletedCustomer(
  db: Firestore,
  stripe: Stripe,
  customerId: string,
  event?: ToldEvent,
): Promise<void> {
  const uid = await accountOf(db, stripe, customerId);
  const running = uid === null ? [] : (await db.collection(documentPaths.subscriptions(uid)).get()).docs;
  for (const { id } of running) await syncSubscription(db, stripe, id);
  await synchronise(
    db,
    {
      id: customerId,
      fetch: () => wasDeleted(stripe.customers.retrieve(customerId)),
      async write(transaction, deleted) {
        if (uid === null || !deleted) return;
        const account = await transaction.get(db.doc(documentPaths.paymentAccount(uid)));
        // Another customer may have taken the place meanwhile, whose billing it is.
        if (parsePaymentAccount(account.data()).customer !== customerId) return;
        transaction.delete(db.doc(documentPaths.billing(uid)));
      },
    },
    event,
  );
}

/** Takes in who pays and with which card, as the provider has it now. */
export async function syncBilling(
  db: Firestore,
  stripe: Stripe,
  customerId: string,
  event?: ToldEvent,
): Promise<void> {
  const fetch = async () => {
    const [customer, uid] = await Promise.all([
      retrieveOrNull(stripe.customers.retrieve(customerId, { expand: CUSTOMER_EXPANSIONS })),
      accountOf(db, stripe, customerId),
    ]);
    if (customer === null || uid === null) return null;
    const expand = SUBSCRIPTION_EXPANSIONS.map((field) => `data.${field}`);
    const { data } = await stripe.subscriptions.list({ customer: customerId, limit: SUBSCRIPTIONS, expand });
    return { uid, billing: toBilling(customer, data) };
  };
  await synchronise(
    db,
    {
      id: customerId,
      fetch,
      async write(transaction, fetched) {
        if (fetched === null) return;
        const account = await transaction.get(db.doc(documentPaths.user(fetched.uid)));
        if (!account.exists) return;
        const document = db.doc(documentPaths.billing(fetched.uid));
        transaction.set(document, toStoredBilling(fetched.billing), { merge: true });
      },
    },
    event,
  );
}
