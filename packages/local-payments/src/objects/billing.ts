import type { Common, Coupon, Metadata } from "./catalog.ts";
import type { Address } from "./customers.ts";

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "canceled";

/** The one item of a subscription; `price` is an id here and the whole price in what is sent. */
export interface SubscriptionItem {
  readonly id: string;
  readonly object: "subscription_item";
  readonly created: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly discounts: readonly never[];
  readonly metadata: Metadata;
  readonly price: string;
  readonly quantity: number;
  readonly subscription: string;
  readonly tax_rates: readonly never[];
}

export interface Subscription extends Common {
  readonly object: "subscription";
  readonly automatic_tax: {
    readonly enabled: false;
    readonly liability: null;
    readonly disabled_reason: null;
  };
  readonly billing_cycle_anchor: number;
  readonly billing_mode: { readonly type: "flexible" };
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: {
    readonly comment: null;
    readonly feedback: null;
    readonly reason: "cancellation_requested" | "payment_failed" | null;
  };
  readonly collection_method: "charge_automatically";
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly description: null;
  readonly discounts: readonly string[];
  readonly ended_at: number | null;
  readonly items: {
    readonly object: "list";
    readonly data: readonly [SubscriptionItem];
    readonly has_more: false;
    readonly url: string;
  };
  readonly latest_invoice: string | null;
  readonly metadata: Metadata;
  readonly pause_collection: null;
  readonly schedule: null;
  readonly start_date: number;
  readonly status: SubscriptionStatus;
  readonly trial_end: number | null;
  readonly trial_start: number | null;
  /** The price of the next period, when another plan was chosen. */
  readonly _nextPrice: string | null;
  /** True when it was told that the trial ends soon. */
  readonly _trialWarned: boolean;
  /** Time at which the last attempt to collect failed; null while there is hope. */
  readonly _unpaidSince: number | null;
}

export interface Discount extends Common {
  readonly object: "discount";
  readonly checkout_session: string | null;
  readonly customer: string;
  readonly end: number | null;
  readonly invoice: null;
  readonly invoice_item: null;
  readonly promotion_code: string | null;
  readonly source: { readonly type: "coupon"; readonly coupon: string };
  readonly start: number;
  readonly subscription: string;
  readonly subscription_item: null;
  /** The coupon as it was: it may be deleted, and whoever has it keeps it. */
  readonly _coupon: Coupon;
  /** True when a discount of one payment has been used. */
  readonly _used: boolean;
}

export type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";
export type BillingReason = "subscription_create" | "subscription_cycle" | "subscription_update";

export interface Tax {
  readonly amount: number;
  readonly tax_behavior: "exclusive";
  readonly tax_rate_details: { readonly tax_rate: string };
  readonly taxability_reason: "standard_rated";
  readonly taxable_amount: number;
  readonly type: "tax_rate_details";
}

export interface DiscountAmount {
  readonly amount: number;
  readonly discount: string;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: "line_item";
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly discount_amounts: readonly DiscountAmount[];
  readonly discountable: true;
  readonly discounts: readonly string[];
  readonly invoice: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly parent: {
    readonly type: "subscription_item_details";
    readonly subscription_item_details: {
      readonly proration: false;
      readonly subscription: string;
      readonly subscription_item: string;
    };
    readonly invoice_item_details: null;
  };
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: {
    readonly type: "price_details";
    readonly price_details: { readonly price: string; readonly product: string };
    readonly unit_amount_decimal: string;
  };
  readonly quantity: number;
  readonly subtotal: number;
  readonly taxes: readonly Tax[];
}

/** Amounts are in cents; `subtotal` is before discounts and tax, `total` after both. */
export interface Invoice extends Common {
  readonly object: "invoice";
  readonly account_country: "FR";
  readonly account_name: string;
  readonly amount_due: number;
  readonly amount_overpaid: 0;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly attempt_count: number;
  readonly attempted: boolean;
  readonly auto_advance: boolean;
  readonly billing_reason: BillingReason;
  readonly collection_method: "charge_automatically";
  readonly currency: string;
  readonly customer: string;
  readonly customer_address: Address | null;
  readonly customer_email: string | null;
  readonly customer_name: string | null;
  readonly customer_tax_ids: readonly { readonly type: "eu_vat"; readonly value: string }[];
  readonly default_payment_method: string | null;
  readonly description: null;
  readonly discounts: readonly string[];
  readonly due_date: null;
  readonly ending_balance: 0;
  readonly footer: null;
  readonly lines: {
    readonly object: "list";
    readonly data: readonly InvoiceLine[];
    readonly has_more: false;
    readonly url: string;
  };
  readonly metadata: Metadata;
  readonly next_payment_attempt: number | null;
  readonly number: string | null;
  readonly parent: {
    readonly type: "subscription_details";
    readonly quote_details: null;
    readonly subscription_details: { readonly metadata: Metadata; readonly subscription: string };
  };
  readonly period_end: number;
  readonly period_start: number;
  readonly starting_balance: 0;
  readonly status: InvoiceStatus;
  readonly status_transitions: {
    readonly finalized_at: number | null;
    readonly marked_uncollectible_at: number | null;
    readonly paid_at: number | null;
    readonly voided_at: number | null;
  };
  readonly subtotal: number;
  readonly subtotal_excluding_tax: number;
  readonly total: number;
  readonly total_discount_amounts: readonly DiscountAmount[];
  readonly total_excluding_tax: number;
  readonly total_taxes: readonly Tax[];
  /** Number of times that it was tried by itself: what a customer tries in between does not shorten the time to pay. */
  readonly _renewals: number;
}
