import { clientTexts, type Subscription } from "@carnation/domain";

/** How a subscription stands, in one French sentence. */
export function subscriptionWords(subscription: Subscription | null): string {
  if (subscription === null) return clientTexts.noSubscription;
  return subscription.status === "trialing" ? "Abonnement à l’essai." : "Abonnement actif.";
}
