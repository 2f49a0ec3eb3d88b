import { type Redeeming, requireRedeemable } from "../bank/discounts.ts";
import { invalidParameter } from "../errors/stripeError.ts";
import type { Params } from "../forms/params.ts";
import type { CheckoutSession, PortalSession, SessionDiscount } from "../objects/sessions.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";

const DAY = 86_400;

function pageAddress(params: Params, name: string): string | null {
  const address = params.text(name) ?? null;
  if (address === null) return null;
  const protocol = URL.parse(address)?.protocol;
  if (protocol === "http:" || protocol === "https:") return address;
  throw invalidParameter(name, "Not a valid URL", "url_invalid");
}

function discountsOf({ bank, params }: Call, redeeming: Redeeming): SessionDiscount[] {
  const list = (params.children("discounts") ?? []).map((entry) => ({
    coupon: entry.text("coupon") ?? null,
    promotion_code: entry.text("promotion_code") ?? null,
  }));
  if (list.length > 1) throw invalidParameter("discounts", "Only one discount is supported.");
  for (const named of list) {
    if (named.promotion_code !== null) find(bank, "promotion_code", named.promotion_code, "discounts");
    else find(bank, "coupon", named.coupon ?? "", "discounts");
    requireRedeemable(bank, named, redeeming);
  }
  return list;
}

function createSession(call: Call): Answer {
  const { bank, params } = call;
  if (params.required("mode") !== "subscription") {
    throw invalidParameter("mode", "Only subscriptions can be paid for here.");
  }
  const customer = find(bank, "customer", params.required("customer"), "customer");
  const [item, ...more] = params.children("line_items") ?? [];
  if (item === undefined || more.length > 0) {
    throw invalidParameter("line_items", "Exactly one line item is supported.", "parameter_missing");
  }
  const price = find(bank, "price", item.required("price"), "line_items[0][price]");
  if (!price.active || price.recurring === null) {
    throw invalidParameter("line_items[0][price]", "The price must be active and recurring.");
  }
  const quantity = item.integer("quantity", { min: 1, max: 999 }) ?? 1;
  const subscription = params.child("subscription_data");
  const discounts = discountsOf(call, { customer: customer.id, product: price.product });
  const codes = params.flag("allow_promotion_codes") ?? null;
  if (discounts.length > 0 && codes !== null) {
    throw invalidParameter(
      "allow_promotion_codes",
      "You may only specify one of these parameters: allow_promotion_codes, discounts.",
    );
  }
  const id = bank.objects.newId("checkout.session");
  const now = bank.now();
  const successUrl = pageAddress(params, "success_url");
  if (successUrl === null) {
    throw invalidParameter("success_url", "Missing required param: success_url.", "parameter_missing");
  }
  params.ignore(
    "allowed_payment_method_types",
    "payment_method_collection",
    "customer_update",
    "automatic_tax",
    "tax_id_collection",
    "billing_address_collection",
    "ui_mode",
  );
  subscription?.ignore("description", "billing_mode");
  const amount = price.unit_amount * quantity;
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    allow_promotion_codes: codes,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: pageAddress(params, "cancel_url"),
    client_reference_id: params.text("client_reference_id") ?? null,
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_email: null,
    discounts,
    expires_at: params.integer("expires_at", { min: now + 1800, max: now + DAY }) ?? now + DAY,
    invoice: null,
    livemode: false,
    locale: params.text("locale") ?? null,
    metadata: params.metadata(),
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    _metadata: subscription?.metadata() ?? {},
    _price: price.id,
    _promotionCode: null,
    _quantity: quantity,
    _trialDays: subscription?.integer("trial_period_days", { min: 1, max: 730 }) ?? 0,
  };
  bank.objects.put(session);
  return { object: session };
}

function expireSession(call: Call): Answer {
  const { bank } = call;
  const before = addressed(call, "checkout.session");
  if (before.status !== "open") {
    throw invalidParameter("session", `Only Checkout Sessions with a status in ["open"] can be expired.`);
  }
  const session: CheckoutSession = { ...before, status: "expired" };
  bank.objects.put(session);
  bank.emit("checkout.session.expired", session);
  return { object: session };
}

function listSessions(call: Call): Answer {
  const { bank, params } = call;
  const subscription = params.text("subscription");
  const status = params.choice("status", ["open", "complete", "expired"]);
  const sessions = bank.objects
    .all("checkout.session", params.text("customer") ?? undefined)
    .filter((session) => subscription == null || session.subscription === subscription)
    .filter((session) => status === undefined || session.status === status);
  return { page: pageOf(call, sessions) };
}

function createPortalSession(call: Call): Answer {
  const { bank, params } = call;
  const customer = find(bank, "customer", params.required("customer"), "customer");
  const id = bank.objects.newId("billing_portal.session");
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration: bank.settings.once("configuration", () => "bpc_local"),
    created: bank.now(),
    customer: customer.id,
    flow: null,
    livemode: false,
    locale: params.text("locale") ?? null,
    on_behalf_of: null,
    return_url: pageAddress(params, "return_url"),
    _expires: Date.now() + DAY * 1000,
  };
  bank.objects.put(session);
  return { object: session };
}

export const sessionEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/checkout/sessions", run: createSession },
  { method: "GET", path: "/v1/checkout/sessions", run: listSessions },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    run: (call) => ({ object: addressed(call, "checkout.session") }),
  },
  { method: "POST", path: "/v1/checkout/sessions/:id/expire", run: expireSession },
  { method: "POST", path: "/v1/billing_portal/sessions", run: createPortalSession },
];
