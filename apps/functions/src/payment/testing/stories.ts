import type { PaymentWorld } from "./paymentWorld.ts";

/** Person who a story is about. */
export interface Told {
  readonly world: PaymentWorld;
  readonly customer: string;
  readonly uid: string;
}

/** Describes what happens at the provider, step by step. */
export type Story = readonly ((told: Told) => Promise<void>)[];

/** A subscription that is paid for, or begins its trial, on the provider's page. */
async function subscribe({ world, customer, uid }: Told, price: string, trialDays?: number): Promise<void> {
  const { id } = await world.payment.stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { uid }, ...(trialDays && { trial_period_days: trialDays }) },
    success_url: "https://app.example.org/?payment=success",
  });
  const answer = await world.local(`checkout/${id}/complete`);
  if (!answer.ok) throw new Error(`Not paid: ${await answer.text()}`);
}

const subscriptionOf = async ({ world, customer }: Told): Promise<string> => {
  const { data } = await world.payment.stripe.subscriptions.list({ customer, status: "all" });
  return data[0]?.id ?? "";
};

const advance =
  (step: { readonly days?: number; readonly months?: number }) =>
  ({ world }: Told): Promise<void> =>
    Promise.resolve(world.bank.advance(step));

const payments =
  (conduct: "work" | "fail") =>
  async ({ world, customer }: Told): Promise<void> => {
    await world.local("cards", { customer, payments: conduct });
  };

/** Holds what an account lives through with the provider, each ending otherwise. */
export const stories: Readonly<Record<string, Story>> = {
  "a trial that becomes a subscription": [
    (told) => subscribe(told, told.world.prices.trial, 14),
    advance({ days: 13 }),
    advance({ days: 3 }),
  ],
  "a subscription paid at once, and renewed twice": [
    (told) => subscribe(told, told.world.prices.month),
    advance({ months: 1 }),
    advance({ months: 1, days: 1 }),
  ],
  "a renewal that fails, and is paid later": [
    (told) => subscribe(told, told.world.prices.month),
    payments("fail"),
    advance({ months: 1, days: 1 }),
    payments("work"),
    advance({ days: 8 }),
  ],
  "a cancellation, and its end": [
    (told) => subscribe(told, told.world.prices.month),
    async (told) => {
      const id = await subscriptionOf(told);
      await told.world.payment.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    },
    advance({ months: 1, days: 1 }),
  ],
  "a subscription ended at once, and its payment given back in two parts": [
    (told) => subscribe(told, told.world.prices.year),
    async (told) => {
      const { stripe } = told.world.payment;
      await stripe.subscriptions.cancel(await subscriptionOf(told));
      const { data } = await stripe.invoices.list({ customer: told.customer });
      await told.world.refund(data[0]?.id ?? "", 1000);
      await told.world.refund(data[0]?.id ?? "", 2500);
    },
  ],
  "another name, VAT number and card, and a second subscription after the first": [
    (told) => subscribe(told, told.world.prices.month),
    async (told) => {
      const { stripe } = told.world.payment;
      await stripe.customers.update(told.customer, { name: "Institut Lumière de Peau" });
      await stripe.customers.createTaxId(told.customer, { type: "eu_vat", value: "FR44732829320" });
      await told.world.local("payment_methods", { customer: told.customer, number: "5555555555554444" });
      await stripe.subscriptions.cancel(await subscriptionOf(told));
    },
    (told) => subscribe(told, told.world.prices.year),
  ],
};
