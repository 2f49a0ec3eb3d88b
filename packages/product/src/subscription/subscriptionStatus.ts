import { typeset } from "@carnation/domain/text";

/** The payment provider's statuses of a subscription, in the order in which people meet them. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;

/** Place where a subscription stands with the payment provider. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Statuses in which a subscription is current (specification 4). */
export const currentSubscriptionStatuses: readonly SubscriptionStatus[] = ["trialing", "active"];

/** Tells whether a subscription with that status is current. */
export function isCurrentSubscription(status: string): boolean {
  return currentSubscriptionStatuses.some((current) => current === status);
}

/**
 * Statuses in which the provider still runs a subscription: it is changed, paid and ended there, and none is started
 * beside it.
 */
export const runningSubscriptionStatuses: readonly SubscriptionStatus[] = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
];

/** Tells whether the provider still runs a subscription with that status. */
export function isRunningSubscription(status: string): boolean {
  return runningSubscriptionStatuses.some((running) => running === status);
}

/** Tells whether a subscription waits for money or a card: `past_due`, `unpaid` and `paused`. */
export function awaitsPayment(status: string): boolean {
  return isRunningSubscription(status) && !isCurrentSubscription(status);
}

/** Describes what a status says to a professional. */
export interface SubscriptionStatusText {
  /** For a chip: « Essai », « Paiement en retard ». */
  readonly label: string;
  /** Holds what it means, and what to do where something is to be done. */
  readonly sentence: string;
}

/** French texts of every status (SCREENS, `/user/subscription`). */
export const subscriptionStatusTexts: Readonly<Record<SubscriptionStatus, SubscriptionStatusText>> = {
  incomplete: {
    label: "Paiement à confirmer",
    sentence: "Le premier paiement attend votre confirmation auprès de votre banque.",
  },
  incomplete_expired: {
    label: "Non abouti",
    sentence: /* @__PURE__ */ typeset(
      "Le premier paiement n’a pas abouti à temps : choisissez à nouveau une formule.",
    ),
  },
  trialing: { label: "Essai", sentence: "Votre période d’essai est en cours." },
  active: { label: "Actif", sentence: "Votre abonnement est actif." },
  past_due: {
    label: "Paiement en retard",
    sentence: /* @__PURE__ */ typeset(
      "Le dernier paiement a échoué : mettez à jour votre moyen de paiement pour reprendre vos analyses.",
    ),
  },
  unpaid: {
    label: "Impayé",
    sentence: /* @__PURE__ */ typeset(
      "Plusieurs paiements ont échoué : réglez la facture en attente pour reprendre vos analyses.",
    ),
  },
  paused: {
    label: "En pause",
    sentence: /* @__PURE__ */ typeset(
      "L’essai est terminé sans moyen de paiement : ajoutez-en un pour reprendre vos analyses.",
    ),
  },
  canceled: {
    label: "Annulé",
    sentence: "Votre abonnement a pris fin. Vos fiches client restent lisibles et exportables.",
  },
};
