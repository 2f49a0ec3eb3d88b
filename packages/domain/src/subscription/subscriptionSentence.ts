import { formatDate } from "../format/dateFormat.ts";
import type { Subscription } from "./subscription.ts";
import { isCurrentSubscription, subscriptionStatusTexts } from "./subscriptionStatus.ts";

const DAY_MS = 86_400_000;

/** Whole days of trial that are left, the one that has begun included; null outside a trial or without its end. */
export function trialDaysLeft({ status, trialEnd }: Subscription, now: Date): number | null {
  if (status !== "trialing" || trialEnd === null) return null;
  return Math.max(0, Math.ceil((trialEnd.getTime() - now.getTime()) / DAY_MS));
}

/**
 * How a subscription stands, in one French sentence: « Essai jusqu’au 3 décembre 2026. », « Se renouvelle le
 * 3 décembre 2026. », « Prend fin le 3 décembre 2026. »; without a date or when it is not current, what its
 * status means.
 */
export function subscriptionSentence(subscription: Subscription): string {
  const { status, currentPeriodEnd, trialEnd, cancelAtPeriodEnd } = subscription;
  const end = status === "trialing" ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
  if (!isCurrentSubscription(status) || end === null) return subscriptionStatusTexts[status].sentence;
  const day = formatDate(end);
  if (cancelAtPeriodEnd) return `Prend fin le ${day}.`;
  return status === "trialing" ? `Essai jusqu’au ${day}.` : `Se renouvelle le ${day}.`;
}

/**
 * When a subscription that is ended now stops: « Votre abonnement reste actif jusqu’au 3 décembre 2026, sans autre
 * paiement. » A trial is never paid; one that awaits its payment stops at once.
 */
export function cancellationSentence({ status, currentPeriodEnd, trialEnd }: Subscription): string {
  if (!isCurrentSubscription(status)) return "Votre abonnement prend fin tout de suite, sans autre paiement.";
  const end = status === "trialing" ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
  const till = end === null ? "jusqu’à la fin de la période en cours" : `jusqu’au ${formatDate(end)}`;
  return status === "trialing"
    ? `Votre essai reste ouvert ${till}. Rien ne sera débité.`
    : `Votre abonnement reste actif ${till}, sans autre paiement.`;
}
