import type { BillingReason, Discount, Invoice, Subscription, Tax } from "../objects/billing.ts";
import type { Price } from "../objects/catalog.ts";
import { randomId } from "../store/objectStore.ts";
import { type Amounts, amountsOf } from "./amounts.ts";
import type { Bank } from "./bank.ts";
import { activeDiscounts, consumeDiscounts } from "./discounts.ts";

/** Period that is billed. */
export interface Billing {
  readonly subscription: Subscription;
  readonly price: Price;
  readonly period: { readonly start: number; readonly end: number };
  readonly reason: BillingReason;
  /** A trial: nothing is to be paid, and no discount is used up. */
  readonly isTrial: boolean;
}

/** An invoice and its subscription, which has it as its latest. */
export interface Issued {
  readonly invoice: Invoice;
  readonly subscription: Subscription;
}

/** Numbers follow one another without a gap: the number is taken in the transaction that stores the invoice. */
function nextNumber(bank: Bank): string {
  const number = Number(bank.settings.get("invoiceNumber") ?? 0) + 1;
  bank.settings.set("invoiceNumber", String(number));
  return `CARN-${String(number).padStart(6, "0")}`;
}

function taxesOf(bank: Bank, { net, tax }: Amounts): Tax[] {
  const rate = bank.settings.once("taxRate", () => randomId("txr_"));
  return [
    {
      amount: tax,
      tax_behavior: "exclusive",
      tax_rate_details: { tax_rate: rate },
      taxability_reason: "standard_rated",
      taxable_amount: net,
      type: "tax_rate_details",
    },
  ];
}

/** Issues the invoice of one period, open and numbered; nothing is charged yet. Uses up what discounts it has. */
export function issueInvoice(bank: Bank, billing: Billing): Issued {
  const { subscription: before, price, isTrial } = billing;
  const [item] = before.items.data;
  const discounts = isTrial ? [] : activeDiscounts(bank, before, price.product);
  const amounts = amountsOf(
    isTrial ? 0 : price.unit_amount * item.quantity,
    discounts.map(({ _coupon }) => _coupon),
  );
  const left = isTrial ? before.discounts : consumeDiscounts(bank, before, discounts);
  const invoice = invoiceOf(bank, billing, amounts, discounts);
  const subscription = { ...before, discounts: left, latest_invoice: invoice.id };
  bank.objects.put(invoice);
  bank.objects.put(subscription);
  bank.emit("invoice.finalized", invoice);
  return { invoice, subscription };
}

function invoiceOf(bank: Bank, billing: Billing, amounts: Amounts, discounts: readonly Discount[]): Invoice {
  const { subscription, price, period, reason } = billing;
  const customer = bank.objects.get("customer", subscription.customer);
  const id = bank.objects.newId("invoice");
  const now = bank.now();
  const taxes = taxesOf(bank, amounts);
  const taken = discounts.map(({ id: discount }, place) => ({
    amount: amounts.reductions[place] ?? 0,
    discount,
  }));
  const taxIds = bank.objects.all("tax_id", subscription.customer);
  return {
    id,
    object: "invoice",
    account_country: "FR",
    account_name: "Carnation",
    amount_due: amounts.total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amounts.total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: subscription.customer,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_tax_ids: taxIds.map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    description: null,
    discounts: discounts.map((discount) => discount.id),
    due_date: null,
    ending_balance: 0,
    footer: null,
    lines: {
      object: "list",
      data: [
        {
          id: randomId("il_"),
          object: "line_item",
          amount: amounts.subtotal,
          currency: price.currency,
          description: lineText(bank, billing),
          discount_amounts: taken,
          discountable: true,
          discounts: discounts.map((discount) => discount.id),
          invoice: id,
          livemode: false,
          metadata: subscription.metadata,
          parent: {
            type: "subscription_item_details",
            subscription_item_details: {
              proration: false,
              subscription: subscription.id,
              subscription_item: subscription.items.data[0].id,
            },
            invoice_item_details: null,
          },
          period,
          pricing: {
            type: "price_details",
            price_details: { price: price.id, product: price.product },
            unit_amount_decimal: billing.isTrial ? "0" : price.unit_amount_decimal,
          },
          quantity: subscription.items.data[0].quantity,
          subtotal: amounts.subtotal,
          taxes,
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: nextNumber(bank),
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: 0,
    status: "open",
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amounts.subtotal,
    subtotal_excluding_tax: amounts.subtotal,
    total: amounts.total,
    total_discount_amounts: taken,
    total_excluding_tax: amounts.net,
    total_taxes: taxes,
    _renewals: 0,
  };
}

function lineText(bank: Bank, { price, isTrial }: Billing): string {
  const name = bank.objects.get("product", price.product)?.name ?? price.product;
  if (isTrial) return `Période d’essai – ${name}`;
  return `${name} – abonnement ${price.recurring?.interval === "year" ? "annuel" : "mensuel"}`;
}

/** Closes an invoice that will not be paid: nothing is tried any more. */
export function closeInvoice(bank: Bank, before: Invoice, status: "void" | "uncollectible"): Invoice {
  const now = bank.now();
  const isVoid = status === "void";
  const invoice: Invoice = {
    ...before,
    amount_remaining: isVoid ? 0 : before.amount_remaining,
    auto_advance: false,
    next_payment_attempt: null,
    status,
    status_transitions: {
      ...before.status_transitions,
      ...(isVoid ? { voided_at: now } : { marked_uncollectible_at: now }),
    },
  };
  bank.objects.put(invoice);
  bank.emit(isVoid ? "invoice.voided" : "invoice.marked_uncollectible", invoice);
  for (const payment of bank.objects.all("invoice_payment", invoice.id)) {
    if (payment.status !== "open") continue;
    bank.objects.put({
      ...payment,
      status: "canceled",
      status_transitions: { ...payment.status_transitions, canceled_at: now },
    });
    const intent = bank.objects.get("payment_intent", payment.payment.payment_intent);
    if (intent !== null) bank.objects.put({ ...intent, status: "canceled" });
  }
  return invoice;
}
