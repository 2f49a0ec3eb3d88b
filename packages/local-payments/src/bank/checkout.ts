import type { Price, Product } from "../objects/catalog.ts";
import type { CheckoutSession } from "../objects/sessions.ts";
import { type Amounts, amountsOf } from "./amounts.ts";
import type { Bank } from "./bank.ts";
import { attachCard, type TypedCard } from "./cards.ts";
import { type Redeemable, redeemable, redeemableByText } from "./discounts.ts";
import { DAY } from "./periods.ts";
import { openSubscription } from "./subscriptions.ts";

/** Content of a checkout page, and what paying then does. */
export interface Quote {
  readonly price: Price;
  readonly product: Product;
  readonly redeemable: Redeemable | null;
  /** End of the trial that begins now; null without one. */
  readonly trialEnd: number | null;
  /** Amounts of the first payment: now, or at the end of the trial. */
  readonly first: Amounts;
  /** Amounts of the payments once no discount is left. */
  readonly regular: Amounts;
}

/** Outcome of paying for a session. */
export type Completion =
  | { readonly kind: "done"; readonly session: CheckoutSession }
  | { readonly kind: "closed" }
  | { readonly kind: "declined" }
  | { readonly kind: "discountGone" };

/** Reckons a session as of now. @returns null when what it is about is no longer there */
export function quoteOf(bank: Bank, session: CheckoutSession): Quote | null {
  const price = bank.objects.get("price", session._price);
  const product = price && bank.objects.get("product", price.product);
  if (price === null || product === null) return null;
  const found = discountOf(bank, session, product.id);
  const subtotal = price.unit_amount * session._quantity;
  return {
    price,
    product,
    redeemable: found,
    trialEnd: session._trialDays === 0 ? null : bank.now() + session._trialDays * DAY,
    first: amountsOf(subtotal, found === null ? [] : [found.coupon]),
    regular: amountsOf(subtotal, []),
  };
}

function discountOf(bank: Bank, session: CheckoutSession, product: string): Redeemable | null {
  const redeeming = { customer: session.customer, product };
  if (session._promotionCode !== null) {
    const named = { coupon: null, promotion_code: session._promotionCode };
    return redeemable(bank, named, redeeming);
  }
  const [named] = session.discounts;
  return named ? redeemable(bank, named, redeeming) : null;
}

/** Tells whether a session can still be paid for. */
export function isOpen(bank: Bank, session: CheckoutSession): boolean {
  return session.status === "open" && bank.now() < session.expires_at;
}

/** Puts the promotion code that was typed to a session. @returns whether there is one that they can use */
export function applyCode(bank: Bank, session: CheckoutSession, text: string): boolean {
  if (!isOpen(bank, session) || session.allow_promotion_codes !== true) return false;
  const product = bank.objects.get("price", session._price)?.product ?? "";
  const found = redeemableByText(bank, text, { customer: session.customer, product });
  if (found?.code == null) return false;
  bank.objects.put({ ...session, _promotionCode: found.code.id });
  return true;
}

/** Takes the promotion code back. */
export function removeCode(bank: Bank, session: CheckoutSession): void {
  bank.objects.put({ ...session, _promotionCode: null });
}

/**
 * Pays for a session: card, subscription, first invoice and the session's end in one transaction. Asked for twice, the
 * second finds it done. A declined card leaves the session open and nothing behind.
 */
export function completeSession(bank: Bank, id: string, typed: TypedCard): Completion {
  const session = bank.objects.get("checkout.session", id);
  if (session?.status === "complete") return { kind: "done", session };
  if (session === null || !isOpen(bank, session)) return { kind: "closed" };
  const quote = quoteOf(bank, session);
  if (quote === null || !quote.price.active) return { kind: "closed" };
  const wantsDiscount = session._promotionCode !== null || session.discounts.length > 0;
  if (wantsDiscount && quote.redeemable === null) {
    // Used up or over since the page was shown: the price is another, and nobody has agreed to it.
    bank.objects.put({ ...session, _promotionCode: null, discounts: [] });
    return { kind: "discountGone" };
  }
  if (isDeclined(bank, session, typed, quote)) return { kind: "declined" };
  const card = attachCard(bank, session.customer, typed);
  const { subscription, invoice } = openSubscription(bank, {
    customer: session.customer,
    price: quote.price,
    quantity: session._quantity,
    trialEnd: quote.trialEnd,
    redeemable: quote.redeemable,
    card: card.id,
    metadata: session._metadata,
    session: session.id,
  });
  const done: CheckoutSession = {
    ...session,
    amount_subtotal: invoice.subtotal,
    amount_total: invoice.total,
    invoice: invoice.id,
    payment_status: invoice.total === 0 ? "no_payment_required" : "paid",
    status: "complete",
    subscription: subscription.id,
    total_details: {
      amount_discount: invoice.subtotal - invoice.total_excluding_tax,
      amount_shipping: 0,
      amount_tax: invoice.total - invoice.total_excluding_tax,
    },
  };
  bank.objects.put(done);
  bank.emit("checkout.session.completed", done);
  return { kind: "done", session: done };
}

function isDeclined(
  bank: Bank,
  { customer: id }: CheckoutSession,
  { card }: TypedCard,
  quote: Quote,
): boolean {
  if (card.conduct === "fails") return true;
  const customer = bank.objects.get("customer", id);
  if (customer?._payments === undefined || quote.trialEnd !== null || quote.first.total === 0) return false;
  if (customer._payments === "fail_once") bank.objects.put({ ...customer, _payments: undefined });
  return true;
}
