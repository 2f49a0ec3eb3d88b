/** Fields that every object of the API has. `created` is in seconds since 1970, by the simulated clock. */
export interface Common {
  readonly id: string;
  readonly created: number;
  readonly livemode: false;
}

export type Metadata = Readonly<Record<string, string>>;

export interface Product extends Common {
  readonly object: "product";
  readonly active: boolean;
  readonly name: string;
  readonly description: string | null;
  readonly default_price: string | null;
  readonly images: readonly string[];
  readonly marketing_features: readonly { readonly name: string }[];
  readonly metadata: Metadata;
  readonly tax_code: null;
  readonly type: "service";
  readonly updated: number;
}

export type Interval = "month" | "year";

export interface Recurring {
  readonly interval: Interval;
  readonly interval_count: number;
  readonly trial_period_days: number | null;
  readonly usage_type: "licensed";
}

/** `unit_amount` is in cents, before tax. */
export interface Price extends Common {
  readonly object: "price";
  readonly active: boolean;
  readonly billing_scheme: "per_unit";
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: Recurring | null;
  readonly tax_behavior: "exclusive";
  readonly type: "recurring" | "one_time";
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
}

export type CouponDuration = "once" | "repeating" | "forever";

export interface Coupon extends Common {
  readonly object: "coupon";
  readonly name: string | null;
  readonly percent_off: number | null;
  readonly amount_off: number | null;
  readonly currency: string | null;
  readonly duration: CouponDuration;
  readonly duration_in_months: number | null;
  readonly max_redemptions: number | null;
  readonly redeem_by: number | null;
  readonly times_redeemed: number;
  readonly valid: boolean;
  readonly metadata: Metadata;
  /** The products that it takes something off; absent for all of them. */
  readonly _products?: readonly string[];
}

export interface PromotionCode extends Common {
  readonly object: "promotion_code";
  readonly active: boolean;
  readonly code: string;
  readonly promotion: { readonly type: "coupon"; readonly coupon: string };
  readonly customer: string | null;
  readonly expires_at: number | null;
  readonly max_redemptions: number | null;
  readonly times_redeemed: number;
  readonly metadata: Metadata;
  readonly restrictions: {
    readonly first_time_transaction: boolean;
    readonly minimum_amount: null;
    readonly minimum_amount_currency: null;
  };
}
