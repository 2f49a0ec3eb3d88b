import { onDocumentCreated } from "firebase-functions/firestore";
import { onRequest } from "firebase-functions/https";
import { backend } from "../../backend/backend.ts";
import { mailNotices } from "../mailNotices.ts";
import { openCheckout as openCheckoutOf } from "../openCheckout.ts";
import { configuredPayment } from "../provider/openPayment.ts";
import { receiveWebhook } from "../receiveWebhook.ts";

// The two functions of a server that gets killed: the product's others would be loaded twice.

const region = "europe-west3";

export const openCheckout = onDocumentCreated(
  { region, document: "users/{uid}/checkout_sessions/{id}", retry: true },
  async ({ params: { uid, id }, time }) =>
    openCheckoutOf(backend(), await configuredPayment(), { uid, id, time: new Date(time) }),
);

export const stripewebhook = onRequest({ region }, async (request, response) => {
  const all = backend();
  const { status, body } = await receiveWebhook(
    all,
    await configuredPayment(),
    { method: request.method, signature: request.get("stripe-signature"), body: request.rawBody },
    mailNotices(all.db),
  );
  response.status(status).json(body);
});
