import type { CardConduct, PaymentMethod } from "../objects/customers.ts";
import type { Bank } from "./bank.ts";

/** A number that stands for a card; no other is taken, so that nobody leaves a real one here. */
export interface TestCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard";
  readonly conduct: CardConduct;
  /** Purpose of the card, in French. */
  readonly shows: string;
}

export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", conduct: "works", shows: "acceptée" },
  { number: "5555555555554444", brand: "mastercard", conduct: "works", shows: "acceptée" },
  { number: "4000000000000002", brand: "visa", conduct: "fails", shows: "refusée" },
  {
    number: "4000000000000341",
    brand: "visa",
    conduct: "fails_later",
    shows: "acceptée, puis refusée au prélèvement suivant",
  },
];

/** A card as it was typed, its fields found good. The number goes no further than this. */
export interface TypedCard {
  readonly card: TestCard;
  readonly month: number;
  readonly year: number;
  readonly name: string;
}

/** Attaches a card to a customer, who pays with it from now on: brand, last four digits and end of validity. */
export function attachCard(
  bank: Bank,
  customerId: string,
  { card, month, year, name }: TypedCard,
): PaymentMethod {
  const customer = bank.objects.get("customer", customerId);
  const method: PaymentMethod = {
    id: bank.objects.newId("payment_method"),
    object: "payment_method",
    billing_details: {
      address: customer?.address ?? null,
      email: customer?.email ?? null,
      name,
      phone: customer?.phone ?? null,
    },
    card: {
      brand: card.brand,
      country: "FR",
      exp_month: month,
      exp_year: year,
      funding: "credit",
      last4: card.number.slice(-4),
    },
    created: bank.now(),
    customer: customerId,
    livemode: false,
    metadata: {},
    type: "card",
    _conduct: card.conduct,
  };
  bank.objects.put(method);
  if (customer !== null) {
    const paying = {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
      name: customer.name ?? name,
    };
    bank.objects.put(paying);
    bank.emit("customer.updated", paying);
  }
  return method;
}
