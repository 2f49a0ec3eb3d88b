import { cardError, refund } from "../bank/charges.ts";
import { collectInvoice } from "../bank/collectInvoice.ts";
import { closeInvoice } from "../bank/invoices.ts";
import { invalidParameter } from "../errors/stripeError.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";

function listInvoices(call: Call): Answer {
  const { bank, params } = call;
  const subscription = params.text("subscription");
  const status = params.choice("status", ["draft", "open", "paid", "uncollectible", "void"]);
  const invoices = bank.objects
    .all("invoice", params.text("customer") ?? undefined)
    .filter(
      (invoice) => subscription == null || invoice.parent.subscription_details.subscription === subscription,
    )
    .filter((invoice) => status === undefined || invoice.status === status);
  return { page: pageOf(call, invoices) };
}

/** A refused payment is kept as an attempt, and answered as an error: both are on disk when it is read. */
function payInvoice(call: Call): Answer {
  const { bank, params } = call;
  const before = addressed(call, "invoice");
  params.ignore("off_session");
  const card = params.text("payment_method");
  if (card != null) find(bank, "payment_method", card, "payment_method");
  if (before.status !== "open") throw invalidParameter("invoice", `Invoice is already ${before.status}`);
  const invoice = collectInvoice(bank, before, "asked");
  if (invoice.status === "paid") return { object: invoice };
  const error = cardError();
  return { plain: error.toJSON(), status: error.status };
}

function voidInvoice(call: Call): Answer {
  const invoice = addressed(call, "invoice");
  if (invoice.status !== "open" && invoice.status !== "uncollectible") {
    throw invalidParameter("invoice", "You can only pass in open or uncollectible invoices.");
  }
  return { object: closeInvoice(call.bank, invoice, "void") };
}

function listPayments(call: Call): Answer {
  const { bank, params } = call;
  const payment = params.child("payment");
  payment?.choice("type", ["payment_intent", "charge"]);
  const intent = payment?.text("payment_intent");
  const status = params.choice("status", ["open", "paid", "canceled"]);
  const payments = bank.objects
    .all("invoice_payment", params.text("invoice") ?? undefined)
    .filter((entry) => intent == null || entry.payment.payment_intent === intent)
    .filter((entry) => status === undefined || entry.status === status);
  return { page: pageOf(call, payments) };
}

function createRefund({ bank, params }: Call): Answer {
  const intent = params.text("payment_intent");
  const named = intent == null ? null : find(bank, "payment_intent", intent, "payment_intent").latest_charge;
  const charge = find(bank, "charge", named ?? params.text("charge") ?? "", "charge");
  const reason = params.choice("reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null;
  params.metadata();
  return { object: refund(bank, charge, params.integer("amount", { min: 1 }) ?? null, reason) };
}

function listCharges(call: Call): Answer {
  const { bank, params } = call;
  const intent = params.text("payment_intent");
  const charges = bank.objects
    .all("charge", params.text("customer") ?? undefined)
    .filter((charge) => intent == null || charge.payment_intent === intent);
  return { page: pageOf(call, charges) };
}

function listEvents(call: Call): Answer {
  const { bank, params } = call;
  const type = params.text("type");
  const types = params.texts("types");
  const events = bank.events
    .all()
    .filter((event) => type == null || event.type === type)
    .filter((event) => types === undefined || types.includes(event.type));
  return { page: pageOf(call, events) };
}

function retrieveEvent({ bank, ids }: Call): Answer {
  const event = bank.events.get(ids[0] ?? "");
  if (event === null) throw invalidParameter("id", `No such event: '${ids[0]}'`, "resource_missing");
  return { object: event };
}

export const invoiceEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/v1/invoices", run: listInvoices },
  { method: "GET", path: "/v1/invoices/:id", run: (call) => ({ object: addressed(call, "invoice") }) },
  { method: "POST", path: "/v1/invoices/:id/pay", run: payInvoice },
  { method: "POST", path: "/v1/invoices/:id/void", run: voidInvoice },
  { method: "GET", path: "/v1/invoice_payments", run: listPayments },
  {
    method: "GET",
    path: "/v1/invoice_payments/:id",
    run: (call) => ({ object: addressed(call, "invoice_payment") }),
  },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    run: (call) => ({ object: addressed(call, "payment_intent") }),
  },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    run: (call) => ({ object: addressed(call, "payment_method") }),
  },
  { method: "GET", path: "/v1/charges", run: listCharges },
  { method: "GET", path: "/v1/charges/:id", run: (call) => ({ object: addressed(call, "charge") }) },
  { method: "POST", path: "/v1/refunds", run: createRefund },
  { method: "GET", path: "/v1/events", run: listEvents },
  { method: "GET", path: "/v1/events/:id", run: retrieveEvent },
];
