import { parseInvoice } from "@carnation/product/invoice";
import { parsePlan, parsePlanPrice } from "@carnation/product/plan";
import { parseSubscription } from "@carnation/product/subscription";

const price = (id: string, unit_amount: number, interval: "month" | "year") =>
  parsePlanPrice(id, { active: true, unit_amount, interval, currency: "eur", trial_period_days: 14 });

/** The two plans of the tests, in their order. */
export const essential = parsePlan(
  "essentiel",
  {
    name: "Essentiel",
    active: true,
    description: "Pour une esthéticienne indépendante.",
    features: ["30 diagnostics par mois"],
  },
  [price("essentiel-month", 3900, "month"), price("essentiel-year", 39_000, "year")],
);
export const pro = parsePlan(
  "pro",
  { name: "Pro", active: true, features: ["150 diagnostics par mois", "Export des données"] },
  [price("pro-month", 7900, "month"), price("pro-year", 79_000, "year")],
);

const DAY = 86_400_000;

/** A subscription to Pro by the month, which renews in ten days. */
export const subscribed = (fields: object = {}) =>
  parseSubscription("sub1", {
    status: "active",
    product: "products/pro",
    price: "products/pro/prices/pro-month",
    current_period_end: new Date(Date.now() + 10 * DAY),
    ...fields,
  });

/** An invoice of the signed-in professional, paid. */
export const invoiceOf = (id: string, created: string, fields: object = {}) =>
  parseInvoice(id, {
    customer: "users/u1",
    number: `CARN-${id}`,
    status: "paid",
    created: new Date(created),
    total: 9480,
    amount_due: 9480,
    amount_paid: 9480,
    ...fields,
  });
