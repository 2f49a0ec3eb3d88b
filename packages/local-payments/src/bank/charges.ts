import { invalidParameter, StripeError } from "../errors/stripeError.ts";
import type { Invoice } from "../objects/billing.ts";
import type { Customer, PaymentMethod } from "../objects/customers.ts";
import type { CardFailure, Charge, InvoicePayment, PaymentIntent, Refund } from "../objects/payments.ts";
import type { Bank } from "./bank.ts";

/**
 * Occasion on which a card is charged: a customer's first payment, a renewal or its repetition by itself, or because
 * they ask for it.
 */
export type Occasion = "first" | "renewal" | "asked";

const declined: CardFailure = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

/** A refusal by the card, as the API says it. */
export function cardError(): StripeError {
  const { type, code, decline_code, message } = declined;
  return new StripeError(402, message, { type, code, decline_code });
}

/** Tells whether the card answers yes. A trial of one failure is over with it. */
function passes(
  bank: Bank,
  customer: Customer | null,
  card: PaymentMethod | null,
  occasion: Occasion,
): boolean {
  if (customer?._payments !== undefined) {
    if (customer._payments === "fail_once") bank.objects.put({ ...customer, _payments: undefined });
    return false;
  }
  if (card === null || card._conduct === "fails") return false;
  return card._conduct === "works" || occasion === "first";
}

/**
 * Charges a card with what an invoice asks for, and keeps the attempt. One payment intent per invoice; each attempt is
 * a charge of it.
 * @returns whether it was paid
 */
export function chargeFor(
  bank: Bank,
  invoice: Invoice,
  card: PaymentMethod | null,
  occasion: Occasion,
): boolean {
  const intent = intentOf(bank, invoice);
  const isPaid = passes(bank, bank.objects.get("customer", invoice.customer), card, occasion);
  const charge: Charge = {
    id: bank.objects.newId("charge"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    captured: isPaid,
    created: bank.now(),
    currency: intent.currency,
    customer: invoice.customer,
    disputed: false,
    failure_code: isPaid ? null : declined.code,
    failure_message: isPaid ? null : declined.message,
    livemode: false,
    metadata: {},
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: card?.id ?? null,
    refunded: false,
    status: isPaid ? "succeeded" : "failed",
  };
  bank.objects.put(charge);
  bank.objects.put({
    ...intent,
    amount_received: isPaid ? intent.amount : 0,
    last_payment_error: isPaid ? null : declined,
    latest_charge: charge.id,
    payment_method: card?.id ?? null,
    status: isPaid ? "succeeded" : "requires_payment_method",
  });
  if (isPaid) settlePayment(bank, invoice);
  return isPaid;
}

function intentOf(bank: Bank, invoice: Invoice): PaymentIntent {
  const [payment] = bank.objects.all("invoice_payment", invoice.id);
  const before = payment && bank.objects.get("payment_intent", payment.payment.payment_intent);
  if (before) return before;
  const intent: PaymentIntent = {
    id: bank.objects.newId("payment_intent"),
    object: "payment_intent",
    amount: invoice.amount_remaining,
    amount_received: 0,
    created: bank.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    payment_method: null,
    status: "requires_payment_method",
  };
  const link: InvoicePayment = {
    id: bank.objects.newId("invoice_payment"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: bank.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  bank.objects.put(intent);
  bank.objects.put(link);
  return intent;
}

function settlePayment(bank: Bank, invoice: Invoice): void {
  for (const payment of bank.objects.all("invoice_payment", invoice.id)) {
    bank.objects.put({
      ...payment,
      amount_paid: payment.amount_requested,
      status: "paid",
      status_transitions: { ...payment.status_transitions, paid_at: bank.now() },
    });
  }
}

/**
 * Gives back what was paid, or a part of it.
 * @param amount in cents; all that is left by default
 * @throws StripeError when nothing was paid, or less than that is left
 */
export function refund(bank: Bank, before: Charge, amount: number | null, reason: string | null): Refund {
  const left = before.amount_captured - before.amount_refunded;
  const given = amount ?? left;
  if (!before.paid || left === 0) {
    throw invalidParameter(
      "charge",
      `Charge ${before.id} has already been refunded.`,
      "charge_already_refunded",
    );
  }
  if (given > left) {
    throw invalidParameter(
      "amount",
      `Refund amount (${given}) is greater than unrefunded amount on charge (${left}).`,
    );
  }
  const refunded = before.amount_refunded + given;
  const charge: Charge = {
    ...before,
    amount_refunded: refunded,
    refunded: refunded === before.amount_captured,
  };
  const made: Refund = {
    id: bank.objects.newId("refund"),
    object: "refund",
    amount: given,
    charge: charge.id,
    created: bank.now(),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: "succeeded",
  };
  bank.objects.put(charge);
  bank.objects.put(made);
  bank.emit("charge.refunded", charge);
  return made;
}
