import type { Common, Metadata } from "./catalog.ts";

export interface SessionDiscount {
  readonly coupon: string | null;
  readonly promotion_code: string | null;
}

export interface CheckoutSession extends Common {
  readonly object: "checkout.session";
  readonly allow_promotion_codes: boolean | null;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly currency: string;
  readonly customer: string;
  readonly customer_email: null;
  readonly discounts: readonly SessionDiscount[];
  readonly expires_at: number;
  readonly invoice: string | null;
  readonly locale: string | null;
  readonly metadata: Metadata;
  readonly mode: "subscription";
  readonly payment_status: "paid" | "unpaid" | "no_payment_required";
  readonly status: "open" | "complete" | "expired";
  readonly subscription: string | null;
  readonly success_url: string;
  readonly total_details: {
    readonly amount_discount: number;
    readonly amount_shipping: 0;
    readonly amount_tax: number;
  };
  readonly ui_mode: "hosted_page";
  readonly _price: string;
  /** The promotion code that was typed on the page. */
  readonly _promotionCode: string | null;
  readonly _quantity: number;
  readonly _trialDays: number;
  readonly _metadata: Metadata;
}

export interface PortalSession extends Common {
  readonly object: "billing_portal.session";
  readonly configuration: string;
  readonly customer: string;
  readonly flow: null;
  readonly locale: string | null;
  readonly on_behalf_of: null;
  readonly return_url: string | null;
  /** Until when the link works, in milliseconds by the machine's clock. */
  readonly _expires: number;
}
