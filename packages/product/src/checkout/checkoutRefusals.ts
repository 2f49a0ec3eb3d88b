import { typeset } from "@carnation/domain/text";
import { LEGAL_INCOMPLETE } from "../legal/legalSettings.ts";

/** Reason why a payment page is not opened, as the professional reads it in the `error` of her checkout session. */
export const checkoutRefusals = {
  notOpen: LEGAL_INCOMPLETE,
  notConfigured: "Le paiement n’est pas configuré sur ce service.",
  alreadySubscribed: /* @__PURE__ */ typeset(
    "Un abonnement est déjà en cours : pour en changer, ouvrez votre espace de facturation.",
  ),
  paymentDue: /* @__PURE__ */ typeset(
    "Un abonnement attend votre paiement : mettez à jour votre moyen de paiement dans votre espace de facturation.",
  ),
  notOffered: "Cette formule n’est plus proposée. Choisissez-en une autre.",
  wrongAddress: "La demande de paiement n’est pas valable. Rechargez la page, puis réessayez.",
  tooLate: "La demande de paiement a expiré. Choisissez à nouveau votre formule.",
  tooMany: "Trop de demandes de paiement à la fois. Réessayez dans une minute.",
  unavailable:
    "La page de paiement n’a pas pu s’ouvrir. Rien n’a été débité. Réessayez dans quelques minutes.",
  noCustomer: "Votre espace de facturation s’ouvre avec votre premier abonnement.",
} as const;

/** One of the reasons why a payment page is not opened. */
export type CheckoutRefusal = keyof typeof checkoutRefusals;
