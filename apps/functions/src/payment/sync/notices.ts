import type { Invoice } from "@carnation/product/invoice";
import type { Subscription } from "@carnation/product/subscription";
import type { Transaction } from "firebase-admin/firestore";

/**
 * Mails to a professional about what the provider says. Each is called in the transaction that takes the event in,
 * before anything is written there: so it is told once, however often the event comes.
 */
export interface PaymentNotices {
  readonly paymentFailed: (
    transaction: Transaction,
    told: { readonly uid: string; readonly invoice: Invoice },
  ) => Promise<void> | void;
  readonly trialWillEnd: (
    transaction: Transaction,
    told: { readonly uid: string; readonly subscription: Subscription },
  ) => Promise<void> | void;
}
