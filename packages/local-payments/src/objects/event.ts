import type { Common } from "./catalog.ts";

/** Version of the API whose shapes the objects have: that of the library that it is tested with. */
export const API_VERSION = "2026-10-28.endive";

export type EventType =
  | `${"product" | "price" | "coupon"}.${"created" | "updated" | "deleted"}`
  | `promotion_code.${"created" | "updated"}`
  | `customer.${"created" | "updated" | "deleted"}`
  | `customer.tax_id.${"created" | "deleted"}`
  | `customer.subscription.${"created" | "updated" | "deleted" | "trial_will_end"}`
  | `checkout.session.${"completed" | "expired"}`
  | `invoice.${"finalized" | "paid" | "payment_failed" | "voided" | "marked_uncollectible"}`
  | "charge.refunded"
  | `charge.dispute.${"created" | "closed"}`;

/** Event that happened, with the object as it was then. */
export interface Event extends Common {
  readonly object: "event";
  readonly api_version: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: EventType;
}
