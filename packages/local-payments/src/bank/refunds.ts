import type { Invoice } from "../objects/billing.ts";
import type { Bank } from "./bank.ts";

/** Adds up what was given back of an invoice, in cents. */
export function refundedOf(bank: Bank, { id }: Invoice): number {
  const intents = bank.objects.all("invoice_payment", id).map(({ payment }) => payment.payment_intent);
  const charges = intents.flatMap(
    (intent) => bank.objects.get("payment_intent", intent)?.latest_charge ?? [],
  );
  return charges.reduce((sum, charge) => sum + (bank.objects.get("charge", charge)?.amount_refunded ?? 0), 0);
}
