import { logger } from "firebase-functions";
import type { Backend } from "../backend/backend.ts";
import type { PaymentNotices } from "./sync/notices.ts";
import type { Payment } from "./provider/openPayment.ts";
import { type ProviderEvent, handleStripeEvent } from "./handleStripeEvent.ts";

/** A request as it came. */
export interface WebhookRequest {
  readonly method: string;
  /** The `Stripe-Signature` header. */
  readonly signature: string | undefined;
  /** The very bytes: a signature is of them, not of what they mean. */
  readonly body: Uint8Array;
}

/** Describes what the provider is answered; anything from 300 is told again. */
export interface WebhookAnswer {
  readonly status: 200 | 400 | 405 | 500 | 503;
  readonly body: { readonly received: boolean };
}

const refused = (status: Exclude<WebhookAnswer["status"], 200>): WebhookAnswer => ({
  status,
  body: { received: false },
});

/** Answers the payment provider, which tells of an event: it must come from there, unaltered, within the last minutes. */
export async function receiveWebhook(
  { db }: Pick<Backend, "db">,
  payment: Payment | null,
  { method, signature, body }: WebhookRequest,
  notices: PaymentNotices,
): Promise<WebhookAnswer> {
  if (method !== "POST") return refused(405);
  if (payment === null) return refused(503);
  const { stripe, settings } = payment;
  let event: ProviderEvent;
  try {
    event = stripe.webhooks.constructEvent(Buffer.from(body), signature ?? "", settings.webhookSecret);
  } catch (error) {
    logger.warn("A webhook was refused", error instanceof Error ? error.message : error);
    return refused(400);
  }
  try {
    await handleStripeEvent({ db, stripe, notices }, event);
    return { status: 200, body: { received: true } };
  } catch (error) {
    logger.error(`The event ${event.id} (${event.type}) was not taken in`, error);
    return refused(500);
  }
}
