import { formatDate, formatDateTime, formatMoney, formatNumber } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { InvoiceStatus, SubscriptionStatus } from "../objects/billing.ts";
import type { CouponDuration, Price } from "../objects/catalog.ts";
import type { Coupon } from "../objects/catalog.ts";

/** « 46,80 € » of cents. */
export function money(cents: number): string {
  return formatMoney(cents);
}

/** « 23 novembre 2026 » of seconds since 1970. */
export function date(seconds: number): string {
  return formatDate(new Date(seconds * 1000));
}

/** « 23 novembre 2026, 14 h 05 ». */
export function dateAndTime(seconds: number): string {
  return formatDateTime(new Date(seconds * 1000));
}

/** « par mois », « par an ». */
export function rhythm({ recurring }: Price): string {
  return recurring?.interval === "year" ? "par an" : "par mois";
}

export const subscriptionWords: Readonly<Record<SubscriptionStatus, string>> = {
  incomplete: "Paiement à confirmer",
  incomplete_expired: "Non abouti",
  trialing: "Essai en cours",
  active: "Actif",
  past_due: "Paiement en retard",
  unpaid: "Impayé",
  canceled: "Terminé",
};

export const invoiceWords: Readonly<Record<InvoiceStatus, string>> = {
  draft: "Brouillon",
  open: "À régler",
  paid: "Payée",
  uncollectible: "Abandonnée",
  void: "Annulée",
};

const durationWords: Readonly<Record<CouponDuration, (months: number) => string>> = {
  once: () => "sur le premier paiement",
  repeating: (months) => (months === 12 ? "pendant un an" : `pendant ${months} mois`),
  forever: () => "sur chaque paiement",
};

/** « −20 % sur le premier paiement ». */
export function couponWords({ percent_off: percent, amount_off: amount, ...coupon }: Coupon): string {
  const value = percent === null ? money(amount ?? 0) : typeset(`${formatNumber(percent, 2)} %`);
  return `−${value} ${durationWords[coupon.duration](coupon.duration_in_months ?? 1)}`;
}

const brands: Readonly<Record<string, string>> = { visa: "Visa", mastercard: "Mastercard" };

/** « Visa se terminant par 4242 ». */
export function cardWords({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  return `${brands[brand] ?? brand} se terminant par ${last4}`;
}
