import { CarnationError } from "@carnation/domain/error";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { paymentSettings } from "./paymentSettings.ts";
import type { PaymentSettings } from "./paymentSettings.ts";

/** The payment provider, opened. */
export interface Payment {
  readonly stripe: Stripe;
  readonly settings: PaymentSettings;
}

/** Longest time of one request, milliseconds, and how often a request that got no answer is sent again. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

let opened: { readonly settings: string; readonly payment: Payment } | undefined;

/**
 * Opens the provider. Its library is loaded here alone: only the functions that pay carry its weight, and only once
 * they are called.
 */
export async function openPayment(settings: PaymentSettings): Promise<Payment> {
  const { default: StripeClient } = await import("stripe");
  const { local } = settings;
  const stripe = new StripeClient(settings.key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(local && { ...local, protocol: "http" as const }),
  });
  return { stripe, settings };
}

/** The provider of this deployment; null where none, or only a part of it, is configured. */
export async function configuredPayment(): Promise<Payment | null> {
  try {
    const settings = paymentSettings();
    if (settings === null) return null;
    const name = JSON.stringify(settings);
    if (opened?.settings !== name) opened = { settings: name, payment: await openPayment(settings) };
    return opened.payment;
  } catch (error) {
    logger.error(error instanceof Error ? error.message : "Payment is not configured.");
    return null;
  }
}

/**
 * The provider of this deployment.
 * @throws CarnationError unimplemented without one
 */
export async function requirePayment(): Promise<Payment> {
  const payment = await configuredPayment();
  if (payment === null) throw new CarnationError("unimplemented", "Payment is not configured");
  return payment;
}
