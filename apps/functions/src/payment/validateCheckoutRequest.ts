import { type CheckoutRefusal, checkoutRefusals, type CheckoutSession } from "@carnation/product/checkout";
import { documentPaths } from "@carnation/product/path";
import { can } from "@carnation/product/permission";
import { parsePlan, parsePlanPrice } from "@carnation/product/plan";
import { awaitsPayment, isCurrentSubscription } from "@carnation/product/subscription";
import type { Firestore } from "firebase-admin/firestore";
import type Stripe from "stripe";
import type { CheckoutOrder } from "./checkoutParameters.ts";
import { ensureCustomer } from "./provider/customerAccount.ts";
import { subscriptionsOf } from "./provider/listSubscriptions.ts";
import { idOf } from "./mapping/moments.ts";
import type { Payment } from "./provider/openPayment.ts";
import { isReturnAddress } from "./returnAddress.ts";
import { retrieveOrNull } from "./provider/retrieveOrNull.ts";
import { readProfile } from "../readers/readProfile.ts";

/** Reason why no payment page is opened. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
  readonly reason: CheckoutRefusal;

  constructor(reason: CheckoutRefusal) {
    super(checkoutRefusals[reason]);
    this.reason = reason;
  }
}

interface Asked {
  readonly uid: string;
  readonly session: CheckoutSession;
}

/**
 * Gives what a checkout session asks for, checked: by whom, for a plan that is offered, on the way back to our own pages, by
 * somebody who has no subscription yet.
 * @throws PaymentRefused
 */
export async function validateCheckoutRequest(
  db: Firestore,
  { stripe, settings }: Payment,
  { uid, session }: Asked,
): Promise<CheckoutOrder> {
  const profile = await readProfile(db, uid);
  const actor = { uid, role: profile.role, active: profile.active, subscribed: false };
  const isOurs = [session.successUrl, session.cancelUrl].every((page) => isReturnAddress(settings, page));
  if (!isOurs || !can(actor, "subscribe", { uid: session.uid })) throw new PaymentRefused("wrongAddress");
  const offeredTrial = await trialOfOffered(db, stripe, session.subscription);
  const customer = await ensureCustomer(db, stripe, uid);
  const data = await subscriptionsOf(db, stripe, uid);
  if (data.some(({ status }) => isCurrentSubscription(status))) throw new PaymentRefused("alreadySubscribed");
  // Another subscription beside one whose payment is awaited would be paid, too.
  if (data.some(({ status }) => awaitsPayment(status))) throw new PaymentRefused("paymentDue");
  const hadTrial = data.some(({ trial_start: start }) => start !== null);
  return {
    uid,
    customer,
    price: session.subscription,
    trialDays: hadTrial ? 0 : offeredTrial,
    coupon: profile.coupon,
    tax: settings.tax,
    successUrl: session.successUrl,
    cancelUrl: session.cancelUrl,
  };
}

/**
 * The days of trial of a price, which has to be offered: by the provider, now, and by us. The provider's account may sell
 * other things, and none of those is a way in.
 */
async function trialOfOffered(db: Firestore, stripe: Stripe, id: string): Promise<number> {
  const price = await retrieveOrNull(stripe.prices.retrieve(id));
  const product = idOf(price?.product);
  if (!price?.active || product === null) throw new PaymentRefused("notOffered");
  const [plan, stored] = await db.getAll(
    db.doc(documentPaths.plan(product)),
    db.doc(documentPaths.planPrice(product, id)),
  );
  if (!plan?.exists || !stored?.exists) throw new PaymentRefused("notOffered");
  const offered = parsePlanPrice(id, stored.data());
  if (!parsePlan(product, plan.data()).active || !offered.active) throw new PaymentRefused("notOffered");
  return offered.trialPeriodDays;
}
