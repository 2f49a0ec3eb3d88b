import type { Discount, Invoice, Subscription } from "./billing.ts";
import type { Coupon, Price, Product, PromotionCode } from "./catalog.ts";
import type { Customer, PaymentMethod, TaxId } from "./customers.ts";
import type { Charge, Dispute, InvoicePayment, PaymentIntent, Refund } from "./payments.ts";
import type { CheckoutSession, PortalSession } from "./sessions.ts";

/** Every kind of object that is stored, by its name in `object`. */
export interface Kinds {
  readonly customer: Customer;
  readonly tax_id: TaxId;
  readonly payment_method: PaymentMethod;
  readonly product: Product;
  readonly price: Price;
  readonly coupon: Coupon;
  readonly promotion_code: PromotionCode;
  readonly subscription: Subscription;
  readonly discount: Discount;
  readonly invoice: Invoice;
  readonly invoice_payment: InvoicePayment;
  readonly payment_intent: PaymentIntent;
  readonly charge: Charge;
  readonly dispute: Dispute;
  readonly refund: Refund;
  readonly "checkout.session": CheckoutSession;
  readonly "billing_portal.session": PortalSession;
}

export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];

/** Beginning of ids, by kind. */
export const idPrefixes: Readonly<Record<Kind, string>> = {
  customer: "cus_",
  tax_id: "txi_",
  payment_method: "pm_",
  product: "prod_",
  price: "price_",
  coupon: "",
  promotion_code: "promo_",
  subscription: "sub_",
  discount: "di_",
  invoice: "in_",
  invoice_payment: "inpay_",
  payment_intent: "pi_",
  charge: "ch_",
  dispute: "du_",
  refund: "re_",
  "checkout.session": "cs_test_",
  "billing_portal.session": "bps_",
};

/** Finds the owner of an object, to which lists are narrowed. */
export function ownerOf(object: Stored): string | null {
  if (object.object === "price") return object.product;
  if (object.object === "promotion_code") return object.promotion.coupon;
  if (object.object === "invoice_payment") return object.invoice;
  if (object.object === "refund" || object.object === "dispute") return object.charge;
  return "customer" in object ? object.customer : null;
}
