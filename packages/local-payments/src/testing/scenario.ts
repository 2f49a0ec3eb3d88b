import type { Stripe } from "stripe";
import type { LocalPaymentsOptions } from "../options.ts";
import { openTestBank } from "./openTestBank.ts";

/** A bank with two plans and a customer. */
export async function openScenario(options: Partial<LocalPaymentsOptions> = {}) {
  const { bank, stripe } = await openTestBank(options);
  const customer = await stripe.customers.create({ email: "claire@lumieredepeau.example" });
  for (const [id, name, month, year] of [
    ["essentiel", "Essentiel", 3900, 39_000],
    ["pro", "Pro", 7900, 79_000],
  ] as const) {
    await stripe.products.create({ id, name });
    await namedPrice(stripe, { id: `${id}-month`, product: id, amount: month, interval: "month" });
    await namedPrice(stripe, { id: `${id}-year`, product: id, amount: year, interval: "year" });
  }
  const local = (path: string, body: Readonly<Record<string, unknown>> = {}) =>
    stripe.rawRequest("POST", `/v1/local/${path}`, body);
  return {
    bank,
    stripe,
    customer: customer.id,
    local,
    /** Puts a test card on file. */
    card: (number?: string) =>
      local("payment_methods", { customer: customer.id, ...(number !== undefined && { number }) }),
    advance: (step: Readonly<Record<string, number>>) => local("clock/advance", step),
    /** A checkout session of the customer, paid for with a test card unless `number` is null. */
    async checkout(fields: Partial<Stripe.Checkout.SessionCreateParams> = {}, number?: string) {
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customer.id,
        line_items: [{ price: "essentiel-month", quantity: 1 }],
        success_url: "http://127.0.0.1:5000/ok?session={CHECKOUT_SESSION_ID}",
        cancel_url: "http://127.0.0.1:5000/back",
        ...fields,
      });
      await local(`checkout/${session.id}/complete`, number === undefined ? {} : { number });
      return stripe.checkout.sessions.retrieve(session.id);
    },
    async subscription() {
      const { data } = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
      return data[0]!;
    },
    /** Totals with tax of the customer's invoices that asked for something, oldest first, and how they stand. */
    async invoices() {
      const { data } = await stripe.invoices.list({ customer: customer.id, limit: 100 });
      return data
        .toReversed()
        .filter(({ total }) => total > 0)
        .map(({ total, status }) => [total, status] as const);
    },
    /** Types of the events so far, oldest first. */
    async events() {
      const events = await stripe.events.list({ limit: 100 });
      return events.data.toReversed().map(({ type }) => type);
    },
  };
}

function namedPrice(
  stripe: Stripe,
  { id, product, amount, interval }: { id: string; product: string; amount: number; interval: string },
) {
  const fields = { id, product, unit_amount: amount, currency: "eur", recurring: { interval } };
  return stripe.rawRequest("POST", "/v1/local/prices", fields);
}
