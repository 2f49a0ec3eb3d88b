import { callables } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { onRequest } from "firebase-functions/https";
import { backend } from "../backend/backend.ts";
import { PAYMENT_FUNCTION_SECONDS, paymentSecrets } from "../payment/provider/paymentSettings.ts";
import { countCatalogue } from "../counters/countCatalogue.ts";
import { createCoupon, deleteCoupon, updateCoupon } from "../payment/couponCalls.ts";
import { mailNotices } from "../payment/mailNotices.ts";
import { openCheckout as openCheckoutOf } from "../payment/openCheckout.ts";
import { configuredPayment } from "../payment/provider/openPayment.ts";
import {
  createPortalLink,
  deleteSubscription,
  invoiceLink,
  providerAccount,
  refreshSubscription,
} from "../payment/paymentCalls.ts";
import { synchronisePlans, updatePlan } from "../payment/planCalls.ts";
import { receiveWebhook } from "../payment/receiveWebhook.ts";
import { callable } from "./callable.ts";
import { onDocumentCreated, onDocumentWritten } from "./triggers.ts";

export const openCheckout = onDocumentCreated(
  {
    document: "users/{uid}/checkout_sessions/{id}",
    timeoutSeconds: PAYMENT_FUNCTION_SECONDS,
    secrets: paymentSecrets(),
  },
  async ({ params: { uid, id }, time }) =>
    openCheckoutOf(backend(), await configuredPayment(), { uid, id, time: new Date(time) }),
);

/** For the payment provider, whose signature is all that lets it in. */
export const stripewebhook = onRequest(
  { timeoutSeconds: PAYMENT_FUNCTION_SECONDS, secrets: paymentSecrets() },
  async (request, response) => {
    const all = backend();
    const signature = request.get("stripe-signature");
    const { status, body } = await receiveWebhook(
      all,
      await configuredPayment(),
      { method: request.method, signature, body: request.rawBody },
      mailNotices(all.db),
    );
    response.status(status).set("Cache-Control", "no-store").json(body);
  },
);

export const createportallink = callable(callables.createportallink, createPortalLink);

export const deletesubscription = callable(callables.deletesubscription, deleteSubscription);

export const refreshsubscription = callable(callables.refreshsubscription, refreshSubscription);

export const invoicelink = callable(callables.invoicelink, invoiceLink);

export const provideraccount = callable(callables.provideraccount, providerAccount);
export const createcoupon = callable(callables.createcoupon, createCoupon);

export const updatecoupon = callable(callables.updatecoupon, updateCoupon);

export const deletecoupon = callable(callables.deletecoupon, deleteCoupon);

export const syncplans = callable(callables.syncplans, synchronisePlans);

export const updateplan = callable(callables.updateplan, updatePlan);

export const countCoupons = onDocumentWritten({ document: "coupons/{id}" }, async ({ data }) => {
  if (data === undefined || data.before.exists === data.after.exists) return;
  const { db } = backend();
  await countCatalogue(db, db.collection(documentPaths.coupons()), "coupons_total");
});
