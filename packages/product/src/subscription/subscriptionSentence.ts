import { formatDate } from "@carnation/domain/format";
import type { Subscription } from "./subscription.ts";
import {
  isCurrentSubscription,
  type SubscriptionStatus,
  subscriptionStatusTexts,
} from "./subscriptionStatus.ts";

const DAY_MS = 86_400_000;

/** Whole days of trial that are left, the one that has begun included; null outside a trial or without its end. */
export function trialDaysLeft({ status, trialEnd }: Subscription, now: Date): number | null {
  if (status !== "trialing" || trialEnd === null) return null;
  return Math.max(0, Math.ceil((trialEnd.getTime() - now.getTime()) / DAY_MS));
}

/**
 * Tells how a subscription stands, in one French sentence: « Essai jusqu’au 3 décembre 2026. », « Se renouvelle le
 * 3 décembre 2026. », « Prend fin le 3 décembre 2026. »; without a date or when it is not current, what its
 * status means.
 */
export function subscriptionSentence(subscription: Subscription): string {
  return datedSentence(subscription) ?? subscriptionStatusTexts[subscription.status].sentence;
}

/** Tells how a current subscription goes on; null for any other, and without a date. */
function datedSentence(subscription: Subscription): string | null {
  const { status, cancelAtPeriodEnd } = subscription;
  const end = endOf(subscription);
  if (!isCurrentSubscription(status) || end === null) return null;
  const day = formatDate(end);
  if (cancelAtPeriodEnd) return `Prend fin le ${day}.`;
  return status === "trialing" ? `Essai jusqu’au ${day}.` : `Se renouvelle le ${day}.`;
}

function endOf({ status, currentPeriodEnd, trialEnd }: Subscription): Date | null {
  return status === "trialing" ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;
}

/** Words of each status for whoever looks after the account, where no date says it. */
const facts: Readonly<Record<SubscriptionStatus, string>> = {
  incomplete: "Le premier paiement attend la confirmation de la banque.",
  incomplete_expired: "Le premier paiement n’a pas abouti.",
  trialing: "Essai en cours.",
  active: "En cours.",
  past_due: "Le dernier paiement a échoué.",
  unpaid: "Plusieurs paiements ont échoué.",
  paused: "L’essai est terminé, sans moyen de paiement.",
  canceled: "Terminé.",
};

/** Tells how a subscription stands, as an administrator reads it: « Se renouvelle le … », « Terminé le … ». */
export function subscriptionFact(subscription: Subscription): string {
  const { status, endedAt } = subscription;
  if (status === "canceled" && endedAt !== null) return `Terminé le ${formatDate(endedAt)}.`;
  return datedSentence(subscription) ?? facts[status];
}

/**
 * Tells when a subscription that is ended now stops: « Votre abonnement reste actif jusqu’au 3 décembre 2026, sans autre
 * paiement. » A trial is never paid; one that awaits its payment stops at once.
 */
export function cancellationSentence(subscription: Subscription): string {
  return endingOf(subscription, "Votre ");
}

/** The same, as an administrator reads it who ends the subscription of somebody else. */
export function endingSentence(subscription: Subscription): string {
  return endingOf(subscription, "L’");
}

function endingOf(subscription: Subscription, one: string): string {
  const { status } = subscription;
  if (!isCurrentSubscription(status)) return `${one}abonnement prend fin tout de suite, sans autre paiement.`;
  const end = endOf(subscription);
  const till = end === null ? "jusqu’à la fin de la période en cours" : `jusqu’au ${formatDate(end)}`;
  return status === "trialing"
    ? `${one}essai reste ouvert ${till}. Rien ne sera débité.`
    : `${one}abonnement reste actif ${till}, sans autre paiement.`;
}
