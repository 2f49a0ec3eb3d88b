import { documentPaths } from "@carnation/product/path";
import { toStoredSubscription } from "@carnation/product/subscription";
import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import { accountOf } from "../provider/customerAccount.ts";
import { idOf } from "../mapping/moments.ts";
import { SUBSCRIPTION_EXPANSIONS, toSubscription } from "../mapping/toSubscription.ts";
import type { PaymentNotices } from "./notices.ts";
import { retrieveOrNull } from "../provider/retrieveOrNull.ts";
import { synchronise, type ToldEvent } from "./synchronise.ts";

/** Describes what an event adds to what is fetched. */
export interface Told {
  readonly event: ToldEvent;
  readonly notices: PaymentNotices;
}

/**
 * Takes in a subscription as the provider has it now. One of somebody who is no account of ours, or no more, is nowhere to
 * be written.
 */
export async function syncSubscription(
  db: Firestore,
  stripe: Stripe,
  id: string,
  told?: Told,
): Promise<void> {
  const fetch = async () => {
    const found = await retrieveOrNull(
      stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_EXPANSIONS }),
    );
    const uid = found && (await accountOf(db, stripe, idOf(found.customer)));
    return found && uid ? { uid, subscription: toSubscription(found) } : null;
  };
  await synchronise(
    db,
    {
      id,
      fetch,
      async write(transaction, fetched) {
        if (fetched === null) return;
        const { uid, subscription } = fetched;
        const account = await transaction.get(db.doc(documentPaths.user(uid)));
        if (!account.exists) return;
        const willEnd = told?.event.type === "customer.subscription.trial_will_end";
        // An event that comes late may tell of a trial that is over.
        if (willEnd && subscription.status === "trialing" && !subscription.cancelAtPeriodEnd) {
          await told.notices.trialWillEnd(transaction, fetched);
        }
        const document = db.doc(documentPaths.subscription(uid, id));
        transaction.set(document, toStoredSubscription(subscription), { merge: true });
      },
    },
    told?.event,
  );
}
