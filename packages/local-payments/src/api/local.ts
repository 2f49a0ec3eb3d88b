import { attachCard, testCards } from "../bank/cards.ts";
import { completeSession } from "../bank/checkout.ts";
import { advanceTo, beginAt, stepFrom } from "../bank/clock.ts";
import { cardError } from "../bank/charges.ts";
import { invalidParameter } from "../errors/stripeError.ts";
import { type Answer, type Call, type Endpoint, find } from "./call.ts";

function clock({ bank }: Call): Answer {
  const machine = Math.floor(Date.now() / 1000);
  return { plain: { object: "local.clock", now: bank.now(), machine } };
}

/** `days`, `months`, or `to` (seconds since 1970). */
function advance(call: Call): Answer {
  const { bank, params } = call;
  const to = params.integer("to") ?? null;
  const days = params.integer("days", { max: 3660 }) ?? 0;
  const months = params.integer("months", { max: 120 }) ?? 0;
  const moment = to ?? stepFrom(bank.now(), { days, months });
  if (moment < bank.now()) throw invalidParameter("to", "The clock goes forward only.");
  advanceTo(bank, moment);
  return clock(call);
}

function begin(call: Call): Answer {
  const { bank, params } = call;
  const at = params.integer("at");
  if (at == null) throw invalidParameter("at", "Missing required param: at.", "parameter_missing");
  if (bank.objects.all("subscription").length > 0) {
    throw invalidParameter("at", "The clock of a bank with subscriptions goes forward only.");
  }
  beginAt(bank, at);
  return clock(call);
}

/** Sets what the payments of a customer do from now on, whatever the card: `work`, `fail_once` or `fail`. */
function setPayments({ bank, params }: Call): Answer {
  const customer = find(bank, "customer", params.required("customer"), "customer");
  const payments = params.choice("payments", ["work", "fail_once", "fail"]) ?? "work";
  bank.objects.put({ ...customer, _payments: payments === "work" ? undefined : payments });
  return { plain: { object: "local.cards", customer: customer.id, payments } };
}

function typedCard({ params }: Call) {
  const number = params.text("number") ?? "4242424242424242";
  const card = testCards.find((known) => known.number === number);
  if (card === undefined) throw invalidParameter("number", "Not a test number.", "incorrect_number");
  return { card, month: 12, year: 2034, name: params.text("name") ?? "Démonstration" };
}

/** A card on file without a page: what a test or a demonstration begins with. */
function attach(call: Call): Answer {
  const customer = find(call.bank, "customer", call.params.required("customer"), "customer");
  return { object: attachCard(call.bank, customer.id, typedCard(call)) };
}

/** Pays for a session as its page does. */
function complete(call: Call): Answer {
  const session = find(call.bank, "checkout.session", call.ids[0] ?? "");
  const completion = completeSession(call.bank, session.id, typedCard(call));
  if (completion.kind === "done") return { object: completion.session };
  if (completion.kind === "declined") return { plain: cardError().toJSON(), status: 402 };
  // Answered, not thrown: a coupon that is gone has left the session, as on its page.
  const refusal = invalidParameter("session", `The session cannot be completed: ${completion.kind}.`);
  return { plain: refusal.toJSON(), status: refusal.status };
}

/** Sends an event once more. */
function resend({ bank, ids }: Call): Answer {
  const event = bank.events.get(ids[0] ?? "");
  if (event === null) throw invalidParameter("id", "No such event.", "resource_missing");
  bank.events.resend(event.id, Date.now());
  return { object: event };
}

/** Addresses of this server alone, for tests and demonstrations: Stripe has none of them. */
export const localEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/v1/local/clock", run: clock },
  { method: "POST", path: "/v1/local/clock/advance", run: advance },
  { method: "POST", path: "/v1/local/clock/begin", run: begin },
  { method: "POST", path: "/v1/local/cards", run: setPayments },
  { method: "POST", path: "/v1/local/payment_methods", run: attach },
  { method: "POST", path: "/v1/local/checkout/:id/complete", run: complete },
  { method: "POST", path: "/v1/local/events/:id/resend", run: resend },
];
