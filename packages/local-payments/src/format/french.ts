import type { InvoiceStatus, SubscriptionStatus } from "../objects/billing.ts";
import type { CouponDuration, Price } from "../objects/catalog.ts";
import type { Coupon } from "../objects/catalog.ts";
import { typeset } from "./typeset.ts";

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });
const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});

/** « 46,80 € » of cents. */
export function money(cents: number): string {
  return euros.format(cents / 100);
}

/** « 23 novembre 2026 » of seconds since 1970. */
export function date(seconds: number): string {
  return day.format(seconds * 1000);
}

/** « 23 novembre 2026 à 14:05 ». */
export function dateAndTime(seconds: number): string {
  return moment.format(seconds * 1000);
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
  const value = percent === null ? money(amount ?? 0) : typeset(`${String(percent).replace(".", ",")} %`);
  return `−${value} ${durationWords[coupon.duration](coupon.duration_in_months ?? 1)}`;
}

const brands: Readonly<Record<string, string>> = { visa: "Visa", mastercard: "Mastercard" };

/** « Visa se terminant par 4242 ». */
export function cardWords({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  return `${brands[brand] ?? brand} se terminant par ${last4}`;
}
