import type { BillingDetails } from "@carnation/product/profile";

/** Way that the brands write themselves; the provider writes them in small letters. */
const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  cartes_bancaires: "CB",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "Eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** « Visa se terminant par 4242 ». */
export function cardLabel({ brand, last4 }: NonNullable<BillingDetails["card"]>): string {
  return `${brands[brand.toLowerCase()] ?? "Carte"} se terminant par ${last4}`;
}
