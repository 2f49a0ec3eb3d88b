import type { Common, Metadata } from "./catalog.ts";

export interface Address {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

export interface Customer extends Common {
  readonly object: "customer";
  readonly address: Address | null;
  readonly balance: 0;
  readonly currency: string | null;
  readonly delinquent: boolean;
  readonly description: string | null;
  readonly email: string | null;
  readonly invoice_settings: {
    readonly custom_fields: null;
    readonly default_payment_method: string | null;
    readonly footer: null;
  };
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly phone: string | null;
  readonly preferred_locales: readonly string[];
  readonly shipping: null;
  readonly tax_exempt: "none";
  /** True once it was deleted: it is told as deleted, and pays nothing any more. */
  readonly _deleted?: true | undefined;
  /** Conduct of payments whatever the card: for trials of what the card provider does when one fails. */
  readonly _payments?: "fail_once" | "fail" | undefined;
}

export interface TaxId extends Common {
  readonly object: "tax_id";
  readonly country: string | null;
  readonly customer: string;
  readonly type: "eu_vat";
  readonly value: string;
}

/**
 * Conduct of a card: all pass, the first payment alone passes, or none does.
 * Never sent to anyone: what begins with `_` stays in the bank.
 */
export type CardConduct = "works" | "fails_later" | "fails";

/** A card without its number: brand, last four digits, end of validity. */
export interface PaymentMethod extends Common {
  readonly object: "payment_method";
  readonly type: "card";
  readonly customer: string | null;
  readonly metadata: Metadata;
  readonly billing_details: {
    readonly address: Address | null;
    readonly email: string | null;
    readonly name: string | null;
    readonly phone: string | null;
  };
  readonly card: {
    readonly brand: string;
    readonly country: "FR";
    readonly exp_month: number;
    readonly exp_year: number;
    readonly funding: "credit";
    readonly last4: string;
  };
  readonly _conduct: CardConduct;
}
