import type { Bank } from "./bank.ts";
import { couponIsValid } from "./discounts.ts";
import type { Event } from "../objects/event.ts";
import type { Kind, Stored } from "../objects/kinds.ts";
import { invalidParameter } from "../errors/stripeError.ts";

type Json = Readonly<Record<string, unknown>>;

/** Fields that hold the id of another object, which `expand` puts in its place. */
const references: Readonly<Record<string, Kind>> = {
  charge: "charge",
  coupon: "coupon",
  customer: "customer",
  default_payment_method: "payment_method",
  default_price: "price",
  discounts: "discount",
  invoice: "invoice",
  latest_charge: "charge",
  latest_invoice: "invoice",
  payment_intent: "payment_intent",
  payment_method: "payment_method",
  product: "product",
  promotion_code: "promotion_code",
  subscription: "subscription",
};

/** An object as it is sent: without what is the bank's own, with what stands in it whole. */
export function serialize(bank: Bank, object: Stored | Event, expand: readonly string[] = []): Json {
  const shown = Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith("_")));
  const whole = { ...shown, ...additions(bank, object) };
  return expand.reduce<Json>((value, path) => expanded(bank, value, path.split("."), path), whole);
}

/** Adds what Stripe shows whole, or reckons at each look. */
function additions(bank: Bank, object: Stored | Event): Json {
  if (object.object === "coupon") return { valid: couponIsValid(object, bank.now()) };
  // The port may be another after a restart: addresses are told as they are now.
  if (object.object === "checkout.session") {
    return { url: object.status === "open" ? `${bank.url}/checkout/${object.id}` : null };
  }
  if (object.object === "billing_portal.session") return { url: `${bank.url}/portal/${object.id}` };
  if (object.object === "invoice") {
    const page = `${bank.url}/invoice/${object.id}`;
    return { hosted_invoice_url: page, invoice_pdf: `${page}/pdf` };
  }
  if (object.object !== "subscription") return {};
  const data = object.items.data.map((item) => {
    const price = bank.objects.get("price", item.price);
    return { ...item, price: price && serialize(bank, price) };
  });
  return { items: { ...object.items, data, total_count: data.length } };
}

/** Finds what is not in an object unless it is asked for; undefined when it may be asked for, and is not there. */
function included(bank: Bank, object: Json, name: string): Json | null | undefined {
  const id = String(object["id"]);
  const list = (url: string, data: readonly Stored[]): Json => ({
    object: "list",
    data: data.map((entry) => serialize(bank, entry)),
    has_more: false,
    url,
  });
  if (object["object"] === "invoice" && name === "payments") {
    return list(`/v1/invoice_payments`, bank.objects.all("invoice_payment", id));
  }
  if (object["object"] === "customer" && name === "tax_ids") {
    return list(`/v1/customers/${id}/tax_ids`, bank.objects.all("tax_id", id));
  }
  if (object["object"] === "coupon" && name === "applies_to") {
    const products = bank.objects.get("coupon", id)?._products;
    return products && { products };
  }
  return null;
}

function expanded(bank: Bank, value: Json, parts: readonly string[], path: string): Json {
  const [name = "", ...rest] = parts;
  const refuse = () =>
    invalidParameter("expand", `This property cannot be expanded (${path}).`, "property_cannot_be_expanded");
  const field = name in value ? value[name] : included(bank, value, name);
  if (field === undefined) return value;
  if (field === null) {
    if (name in value || name in references) return value;
    throw refuse();
  }
  const kind = references[name];
  const open = (entry: unknown): unknown => {
    const found = typeof entry === "string" && kind !== undefined ? bank.objects.get(kind, entry) : null;
    const shown = found === null ? entry : serialize(bank, found);
    if (rest.length === 0) {
      if (typeof entry === "string" && kind === undefined) throw refuse();
      return shown;
    }
    if (typeof shown !== "object" || shown === null) return shown;
    return expanded(bank, shown as Json, rest, path);
  };
  return { ...value, [name]: Array.isArray(field) ? field.map(open) : open(field) };
}

/** A page of a list, with its expansions (`data.customer`). */
export function serializeList(bank: Bank, page: ListPage, url: string, expand: readonly string[]): Json {
  const data = page.data.map((object) => serialize(bank, object));
  const list: Json = { object: "list", data, has_more: page.hasMore, url };
  return expand.reduce<Json>((value, path) => expanded(bank, value, path.split("."), path), list);
}

/** A part of a list. */
export interface ListPage {
  readonly data: readonly (Stored | Event)[];
  readonly hasMore: boolean;
}
