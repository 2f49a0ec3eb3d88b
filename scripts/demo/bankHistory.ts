import type { Post } from "@carnation/local-payments";
import { demoAccounts, type DemoAccount } from "./accounts.ts";
import content from "./content.json" with { type: "json" };
import { slug } from "./slug.ts";

const DAY = 86_400;

/** A price's id with the card provider: « pro-month ». */
function priceId(plan: string, interval: "month" | "year"): string {
  return `${plan}-${interval}`;
}

/**
 * The months before the first start, lived through by the card provider's clock: the plans and coupons, who subscribed
 * when, what was paid and what was not. Every amount is reckoned where later ones are.
 * @param now seconds since 1970: where the clock then stands
 */
export function liveThrough(post: Post, now: number): void {
  const subscribers = demoAccounts
    .flatMap((account) => (account.subscription ? [{ account, began: beganAt(account, now) }] : []))
    .toSorted((a, b) => a.began - b.began);
  post("/v1/local/clock/begin", { at: (subscribers[0]?.began ?? now) - DAY });
  offer(post, now);
  for (const { account, began } of subscribers) {
    post("/v1/local/clock/advance", { to: began });
    subscribe(post, account);
  }
  post("/v1/local/clock/advance", { to: now });
}

/** Days or months before `now`; with days to go until the next period, whatever the length of the months. */
function beganAt({ subscription }: DemoAccount, now: number): number {
  const { monthsAgo = 0, daysAgo = 0 } = subscription ?? {};
  const date = new Date(now * 1000);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return Math.floor(date.getTime() / 1000) - daysAgo * DAY;
}

/** Age of the accounts of the demo's staff, in days: older than any account that they serve. */
const STAFF_DAYS = 400;

/** Tells when an account of the demo was made: the day before it subscribed. */
export function joinedAt(account: DemoAccount, now: Date = new Date()): Date {
  const today = Math.floor(now.getTime() / 1000);
  const began = account.subscription === undefined ? today - STAFF_DAYS * DAY : beganAt(account, today);
  return new Date((began - DAY) * 1000);
}

function offer(post: Post, now: number): void {
  for (const { name, desc, position, features, month, year, trial } of content.plans) {
    const product = slug(name);
    post("/v1/products", {
      id: product,
      name,
      description: desc,
      metadata: { position },
      marketing_features: features.map((feature) => ({ name: feature })),
    });
    for (const [interval, euros] of [["month", month] as const, ["year", year] as const]) {
      post("/v1/local/prices", {
        id: priceId(product, interval),
        product,
        currency: "eur",
        unit_amount: euros * 100,
        recurring: { interval, trial_period_days: trial },
      });
    }
  }
  for (const { code, redeem_by: last, ...coupon } of content.coupons) {
    const end = last === undefined ? undefined : Date.parse(last) / 1000;
    if (end !== undefined && end < now) continue;
    post("/v1/coupons", { id: code, ...coupon, redeem_by: end });
    post("/v1/promotion_codes", { code, promotion: { type: "coupon", coupon: code } });
  }
}

function subscribe(post: Post, { uid, email, company, business, subscription }: DemoAccount): void {
  if (subscription === undefined) return;
  const { plan, card, coupon, trialDays } = subscription;
  const customer = post("/v1/customers", {
    email,
    name: company,
    metadata: { uid },
    preferred_locales: ["fr"],
    ...(business && {
      address: {
        line1: business.street,
        postal_code: business.postcode,
        city: business.city,
        country: "FR",
      },
    }),
  }).id;
  if (business?.vat_number !== undefined) {
    post(`/v1/customers/${customer}/tax_ids`, { type: "eu_vat", value: business.vat_number });
  }
  post("/v1/local/payment_methods", { customer, number: card, name: company });
  post("/v1/subscriptions", {
    customer,
    items: [{ price: priceId(plan, "month") }],
    metadata: { uid },
    trial_period_days: trialDays,
    discounts: coupon === undefined ? undefined : [{ coupon }],
  });
}
