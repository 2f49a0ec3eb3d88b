import { invalidParameter } from "../errors/stripeError.ts";
import type { Coupon, PromotionCode } from "../objects/catalog.ts";
import { randomId } from "../store/objectStore.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";
import { exists } from "./products.ts";

function createCoupon({ bank, params }: Call): Answer {
  const id = params.text("id") ?? randomId("", 8);
  if (bank.objects.get("coupon", id)) throw exists("Coupon", id);
  const percent = params.number("percent_off", { min: 0.01, max: 100 }) ?? null;
  const amount = params.integer("amount_off", { min: 1, max: 99_999_999 }) ?? null;
  const currency = params.text("currency") ?? null;
  if ((percent === null) === (amount === null)) {
    throw invalidParameter("percent_off", "You must pass exactly one of percent_off and amount_off.");
  }
  if (amount !== null && currency === null) {
    throw invalidParameter(
      "currency",
      "You must pass currency when passing amount_off.",
      "parameter_missing",
    );
  }
  const duration = params.choice("duration", ["once", "repeating", "forever"]) ?? "once";
  const months = params.integer("duration_in_months", { min: 1, max: 120 }) ?? null;
  if ((duration === "repeating") !== (months !== null)) {
    throw invalidParameter("duration_in_months", "duration_in_months goes with a duration of repeating.");
  }
  const products = params.child("applies_to")?.texts("products") ?? [];
  for (const product of products) find(bank, "product", product, "applies_to[products]");
  const last = params.integer("redeem_by") ?? null;
  if (last !== null && last < bank.now()) {
    throw invalidParameter("redeem_by", "redeem_by must be in the future.");
  }
  const coupon: Coupon = {
    id,
    object: "coupon",
    amount_off: amount,
    created: bank.now(),
    currency: amount === null ? null : (currency?.toLowerCase() ?? null),
    duration,
    duration_in_months: months,
    livemode: false,
    max_redemptions: params.integer("max_redemptions", { min: 1 }) ?? null,
    metadata: params.metadata(),
    name: params.text("name") ?? null,
    percent_off: percent,
    redeem_by: last,
    times_redeemed: 0,
    valid: true,
    ...(products.length > 0 && { _products: products }),
  };
  bank.objects.put(coupon);
  bank.emit("coupon.created", coupon);
  return { object: coupon };
}

function updateCoupon(call: Call): Answer {
  const { bank, params } = call;
  const before = addressed(call, "coupon");
  const name = params.text("name");
  const coupon: Coupon = {
    ...before,
    metadata: params.metadata(before.metadata),
    name: name === undefined ? before.name : name,
  };
  bank.objects.put(coupon);
  bank.emit("coupon.updated", coupon);
  return { object: coupon };
}

/** Deletes a coupon: a customer who has it keeps it, nobody else gets it. */
function deleteCoupon(call: Call): Answer {
  const { bank } = call;
  const coupon = addressed(call, "coupon");
  for (const code of bank.objects.all("promotion_code", coupon.id)) {
    if (!code.active) continue;
    const closed: PromotionCode = { ...code, active: false };
    bank.objects.put(closed);
    bank.emit("promotion_code.updated", closed);
  }
  bank.objects.remove("coupon", coupon.id);
  bank.emit("coupon.deleted", { ...coupon, valid: false });
  return { plain: { id: coupon.id, object: "coupon", deleted: true } };
}

/**
 * Codes that can be used are unique, whatever their case.
 * @param id of the promotion code that is to be used
 * @throws invalid_request_error when another one has the code
 */
function requireUniqueCode(bank: Call["bank"], code: string, id?: string): void {
  const taken = bank.objects
    .all("promotion_code")
    .some((other) => other.id !== id && other.active && other.code.toUpperCase() === code.toUpperCase());
  if (!taken) return;
  throw invalidParameter("code", `An active promotion code with \`code: ${code}\` already exists.`);
}

function createPromotionCode({ bank, params }: Call): Answer {
  const promotion = params.child("promotion");
  promotion?.choice("type", ["coupon"]);
  const coupon = find(bank, "coupon", promotion?.required("coupon") ?? "", "promotion[coupon]").id;
  const code = params.text("code") ?? randomId("", 8).toUpperCase();
  if (!/^[A-Za-z\d-]{1,500}$/u.test(code)) {
    throw invalidParameter("code", "A promotion code has letters, digits and dashes only.");
  }
  const customer = params.text("customer") ?? null;
  if (customer !== null) find(bank, "customer", customer, "customer");
  const active = params.flag("active") ?? true;
  if (active) requireUniqueCode(bank, code);
  const promotionCode: PromotionCode = {
    id: bank.objects.newId("promotion_code"),
    object: "promotion_code",
    active,
    code,
    created: bank.now(),
    customer,
    expires_at: params.integer("expires_at") ?? null,
    livemode: false,
    max_redemptions: params.integer("max_redemptions", { min: 1 }) ?? null,
    metadata: params.metadata(),
    promotion: { type: "coupon", coupon },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
  bank.objects.put(promotionCode);
  bank.emit("promotion_code.created", promotionCode);
  return { object: promotionCode };
}

function updatePromotionCode(call: Call): Answer {
  const { bank, params } = call;
  const before = addressed(call, "promotion_code");
  if (params.flag("active") === true && !before.active) requireUniqueCode(bank, before.code, before.id);
  const code: PromotionCode = {
    ...before,
    active: params.flag("active") ?? before.active,
    metadata: params.metadata(before.metadata),
  };
  bank.objects.put(code);
  bank.emit("promotion_code.updated", code);
  return { object: code };
}

function listPromotionCodes(call: Call): Answer {
  const { bank, params } = call;
  const active = params.flag("active");
  const text = params.text("code")?.toUpperCase();
  const customer = params.text("customer");
  const codes = bank.objects
    .all("promotion_code", params.text("coupon") ?? undefined)
    .filter((code) => active === undefined || code.active === active)
    .filter((code) => text === undefined || code.code.toUpperCase() === text)
    .filter((code) => customer == null || code.customer === customer);
  return { page: pageOf(call, codes) };
}

export const couponEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/coupons", run: createCoupon },
  {
    method: "GET",
    path: "/v1/coupons",
    run: (call) => ({ page: pageOf(call, call.bank.objects.all("coupon")) }),
  },
  { method: "GET", path: "/v1/coupons/:id", run: (call) => ({ object: addressed(call, "coupon") }) },
  { method: "POST", path: "/v1/coupons/:id", run: updateCoupon },
  { method: "DELETE", path: "/v1/coupons/:id", run: deleteCoupon },
  { method: "POST", path: "/v1/promotion_codes", run: createPromotionCode },
  { method: "GET", path: "/v1/promotion_codes", run: listPromotionCodes },
  {
    method: "GET",
    path: "/v1/promotion_codes/:id",
    run: (call) => ({ object: addressed(call, "promotion_code") }),
  },
  { method: "POST", path: "/v1/promotion_codes/:id", run: updatePromotionCode },
];
