import { invalidParameter, StripeError } from "../errors/stripeError.ts";
import type { Price, Product } from "../objects/catalog.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";

function createProduct({ bank, params }: Call): Answer {
  const id = params.text("id") ?? bank.objects.newId("product");
  if (bank.objects.get("product", id)) throw exists("Product", id);
  const now = bank.now();
  const product: Product = {
    id,
    object: "product",
    active: params.flag("active") ?? true,
    created: now,
    default_price: null,
    description: params.text("description") ?? null,
    images: params.texts("images") ?? [],
    livemode: false,
    marketing_features: features(params.children("marketing_features")) ?? [],
    metadata: params.metadata(),
    name: params.required("name"),
    tax_code: null,
    type: "service",
    updated: now,
  };
  bank.objects.put(product);
  bank.emit("product.created", product);
  return { object: product };
}

function features(list: Call["params"][] | undefined): Product["marketing_features"] | undefined {
  return list?.map((feature) => ({ name: feature.required("name") }));
}

/** An id that is taken. */
export function exists(kind: string, id: string): StripeError {
  return new StripeError(400, `${kind} already exists: ${id}.`, {
    code: "resource_already_exists",
    param: "id",
  });
}

function updateProduct(call: Call): Answer {
  const { bank, params } = call;
  const before = addressed(call, "product");
  const description = params.text("description");
  const defaultPrice = params.text("default_price");
  const product: Product = {
    ...before,
    active: params.flag("active") ?? before.active,
    default_price: defaultPrice === undefined ? before.default_price : defaultPrice,
    description: description === undefined ? before.description : description,
    images: params.texts("images") ?? before.images,
    marketing_features: features(params.children("marketing_features")) ?? before.marketing_features,
    metadata: params.metadata(before.metadata),
    name: params.text("name") ?? before.name,
    updated: bank.now(),
  };
  bank.objects.put(product);
  bank.emit("product.updated", product);
  return { object: product };
}

function listProducts(call: Call): Answer {
  const { bank, params } = call;
  const active = params.flag("active");
  const ids = params.texts("ids");
  const products = bank.objects
    .all("product")
    .filter((product) => active === undefined || product.active === active)
    .filter(({ id }) => ids === undefined || ids.includes(id));
  return { page: pageOf(call, products) };
}

function deleteProduct(call: Call): Answer {
  const { bank } = call;
  const product = addressed(call, "product");
  if (bank.objects.all("price", product.id).length > 0) {
    throw invalidParameter(
      "id",
      "This product cannot be deleted because it has one or more user-created prices.",
    );
  }
  bank.objects.remove("product", product.id);
  bank.emit("product.deleted", product);
  return { plain: { id: product.id, object: "product", deleted: true } };
}

/** @param id only by the local address: Stripe chooses the ids of prices itself */
function newPrice({ bank, params }: Call, id: string): Price {
  const product = find(bank, "product", params.required("product"), "product").id;
  const recurring = params.child("recurring");
  const unitAmount = params.integer("unit_amount", { max: 99_999_999 });
  if (unitAmount == null)
    throw invalidParameter("unit_amount", "Missing required param: unit_amount.", "parameter_missing");
  const interval = recurring?.choice("interval", ["month", "year"]);
  if (recurring && interval === undefined)
    throw invalidParameter(
      "recurring[interval]",
      "Missing required param: recurring[interval].",
      "parameter_missing",
    );
  params.ignore("tax_behavior", "billing_scheme");
  recurring?.ignore("usage_type");
  return {
    id,
    object: "price",
    active: params.flag("active") ?? true,
    billing_scheme: "per_unit",
    created: bank.now(),
    currency: params.required("currency").toLowerCase(),
    livemode: false,
    lookup_key: params.text("lookup_key") ?? null,
    metadata: params.metadata(),
    nickname: params.text("nickname") ?? null,
    product,
    recurring:
      recurring === null || interval === undefined
        ? null
        : {
            interval,
            interval_count: recurring.integer("interval_count", { min: 1, max: 36 }) ?? 1,
            trial_period_days: recurring.integer("trial_period_days", { min: 1, max: 730 }) ?? null,
            usage_type: "licensed",
          },
    tax_behavior: "exclusive",
    type: recurring === null ? "one_time" : "recurring",
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
}

function createPrice(call: Call): Answer {
  return storePrice(call, newPrice(call, call.bank.objects.newId("price")));
}

function createNamedPrice(call: Call): Answer {
  const id = call.params.required("id");
  if (call.bank.objects.get("price", id)) throw exists("Price", id);
  return storePrice(call, newPrice(call, id));
}

function storePrice({ bank }: Call, price: Price): Answer {
  bank.objects.put(price);
  bank.emit("price.created", price);
  return { object: price };
}

function updatePrice(call: Call): Answer {
  const { bank, params } = call;
  const before = addressed(call, "price");
  const nickname = params.text("nickname");
  const key = params.text("lookup_key");
  params.ignore("tax_behavior", "transfer_lookup_key");
  const price: Price = {
    ...before,
    active: params.flag("active") ?? before.active,
    lookup_key: key === undefined ? before.lookup_key : key,
    metadata: params.metadata(before.metadata),
    nickname: nickname === undefined ? before.nickname : nickname,
  };
  bank.objects.put(price);
  bank.emit("price.updated", price);
  return { object: price };
}

function listPrices(call: Call): Answer {
  const { bank, params } = call;
  const active = params.flag("active");
  const type = params.choice("type", ["recurring", "one_time"]);
  const keys = params.texts("lookup_keys");
  const prices = bank.objects
    .all("price", params.text("product") ?? undefined)
    .filter((price) => active === undefined || price.active === active)
    .filter((price) => type === undefined || price.type === type)
    .filter((price) => keys === undefined || keys.includes(price.lookup_key ?? ""));
  return { page: pageOf(call, prices) };
}

export const productEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/products", run: createProduct },
  { method: "GET", path: "/v1/products", run: listProducts },
  { method: "GET", path: "/v1/products/:id", run: (call) => ({ object: addressed(call, "product") }) },
  { method: "POST", path: "/v1/products/:id", run: updateProduct },
  { method: "DELETE", path: "/v1/products/:id", run: deleteProduct },
  { method: "POST", path: "/v1/prices", run: createPrice },
  { method: "POST", path: "/v1/local/prices", run: createNamedPrice },
  { method: "GET", path: "/v1/prices", run: listPrices },
  { method: "GET", path: "/v1/prices/:id", run: (call) => ({ object: addressed(call, "price") }) },
  { method: "POST", path: "/v1/prices/:id", run: updatePrice },
];
