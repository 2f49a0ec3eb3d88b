import type { SubscriptionStatus } from "../subscription/subscriptionStatus.ts";

/** Name of the query parameter with which the payment page returns to the subscription page. */
export const PAYMENT_QUERY = "payment";

/** The values of the `payment` query parameter (specification 2). */
export const paymentOutcomes = ["success", "canceled"] as const;

/** Way that the payment page was left. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Reads the `payment` query parameter; null when it is absent or anything else. */
export function parsePaymentOutcome(value: string | null | undefined): PaymentOutcome | null {
  return paymentOutcomes.find((outcome) => outcome === value) ?? null;
}

/**
 * Gives what the subscription page says after a payment. The subscription may follow its payment by some seconds:
 * nothing is called active before it is (MARKET 7), and a trial, of which nothing is debited yet, is called a trial.
 * @param status where the subscription stands now; null without one
 */
export function paymentSentence(outcome: PaymentOutcome, status: SubscriptionStatus | null): string {
  if (outcome === "canceled") return "Paiement annulé, rien n’a été débité.";
  if (status === "trialing") return "Merci, votre période d’essai est ouverte.";
  return status === "active"
    ? "Merci, votre abonnement est actif."
    : "Merci, c’est enregistré. Votre abonnement s’active dans quelques instants.";
}
