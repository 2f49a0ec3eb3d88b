import { closeDispute, openDispute } from "../bank/disputes.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";

function listDisputes(call: Call): Answer {
  const { bank, params } = call;
  const intent = params.text("payment_intent");
  const charge = params.text("charge");
  const disputes = bank.objects
    .all("dispute", charge ?? undefined)
    .filter((dispute) => intent == null || dispute.payment_intent === intent);
  return { page: pageOf(call, disputes) };
}

/** Gives a dispute up: it is lost. */
function acceptDispute(call: Call): Answer {
  return { object: closeDispute(call.bank, addressed(call, "dispute"), "lost") };
}

/** Disputes a charge, as the holder of its card does with their bank. */
function disputeCharge({ bank, params }: Call): Answer {
  const charge = find(bank, "charge", params.required("charge"), "charge");
  return { object: openDispute(bank, charge, params.text("reason") ?? "general") };
}

/** Decides a dispute, as the bank of the card does: `won` or `lost`. */
function decideDispute(call: Call): Answer {
  const status = call.params.choice("status", ["won", "lost"]) ?? "lost";
  return { object: closeDispute(call.bank, addressed(call, "dispute"), status) };
}

export const disputeEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/v1/disputes", run: listDisputes },
  { method: "GET", path: "/v1/disputes/:id", run: (call) => ({ object: addressed(call, "dispute") }) },
  { method: "POST", path: "/v1/disputes/:id/close", run: acceptDispute },
  { method: "POST", path: "/v1/local/disputes", run: disputeCharge },
  { method: "POST", path: "/v1/local/disputes/:id/decide", run: decideDispute },
];
