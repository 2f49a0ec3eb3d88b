import { invalidParameter } from "../errors/stripeError.ts";
import type { Charge, Dispute } from "../objects/payments.ts";
import type { Bank } from "./bank.ts";

/**
 * Has the holder of a card dispute a payment: its amount is withdrawn until the dispute is closed.
 * @throws StripeError when nothing was paid, or it is disputed already
 */
export function openDispute(bank: Bank, before: Charge, reason: string): Dispute {
  if (!before.paid || before.disputed) {
    throw invalidParameter("charge", `Charge ${before.id} cannot be disputed.`);
  }
  const charge: Charge = { ...before, disputed: true };
  const dispute: Dispute = {
    id: bank.objects.newId("dispute"),
    object: "dispute",
    amount: charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    created: bank.now(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: "needs_response",
  };
  bank.objects.put(charge);
  bank.objects.put(dispute);
  bank.emit("charge.dispute.created", dispute);
  return dispute;
}

/** Closes a dispute. @throws StripeError when it is closed already */
export function closeDispute(bank: Bank, before: Dispute, status: "won" | "lost"): Dispute {
  if (before.status !== "needs_response") {
    throw invalidParameter("dispute", `Dispute ${before.id} is already closed.`);
  }
  const dispute: Dispute = { ...before, status };
  bank.objects.put(dispute);
  bank.emit("charge.dispute.closed", dispute);
  return dispute;
}
