import type { Common, Metadata } from "./catalog.ts";

/** Link from an invoice to its payment intent. */
export interface InvoicePayment extends Common {
  readonly object: "invoice_payment";
  readonly amount_paid: number | null;
  readonly amount_requested: number;
  readonly currency: string;
  readonly invoice: string;
  readonly is_default: true;
  readonly payment: { readonly type: "payment_intent"; readonly payment_intent: string };
  readonly status: "open" | "paid" | "canceled";
  readonly status_transitions: { readonly canceled_at: number | null; readonly paid_at: number | null };
}

export interface CardFailure {
  readonly type: "card_error";
  readonly code: "card_declined";
  readonly decline_code: "generic_decline";
  readonly message: string;
}

export interface PaymentIntent extends Common {
  readonly object: "payment_intent";
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly customer: string;
  readonly last_payment_error: CardFailure | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
  readonly payment_method: string | null;
  readonly status: "requires_payment_method" | "succeeded" | "canceled";
}

export interface Charge extends Common {
  readonly object: "charge";
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
  readonly currency: string;
  readonly customer: string;
  /** True once the holder of the card has disputed it, whatever came of that. */
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly metadata: Metadata;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string | null;
  readonly refunded: boolean;
  readonly status: "succeeded" | "failed";
}

/** Dispute of a payment by the holder of its card. */
export interface Dispute extends Common {
  readonly object: "dispute";
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly is_charge_refundable: boolean;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: "needs_response" | "won" | "lost";
}

export interface Refund extends Common {
  readonly object: "refund";
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: "succeeded";
}
