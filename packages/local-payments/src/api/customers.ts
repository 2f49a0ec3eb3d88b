import type { Params } from "../forms/params.ts";
import { endSubscription } from "../bank/subscriptions.ts";
import { invalidParameter, missing } from "../errors/stripeError.ts";
import type { Address, Customer, TaxId } from "../objects/customers.ts";
import { type Answer, addressed, type Call, type Endpoint, find, pageOf } from "./call.ts";

const ADDRESS = ["line1", "line2", "postal_code", "city", "state", "country"] as const;

function addressOf(params: Params, before: Address | null): Address | null {
  if (params.has("address") && params.child("address") === null) return null;
  const child = params.child("address");
  if (child === null) return before;
  const entries = ADDRESS.map((name) => {
    const value = child.text(name);
    return [name, value === undefined ? (before?.[name] ?? null) : value] as const;
  });
  return Object.fromEntries(entries) as unknown as Address;
}

function emailOf(params: Params, before: string | null): string | null {
  const email = params.text("email");
  if (email === undefined) return before;
  if (email !== null && !/^\S+@\S+\.\S+$/u.test(email)) {
    throw invalidParameter("email", `Invalid email address: ${email}`, "email_invalid");
  }
  return email;
}

function changed(call: Call, before: Customer): Customer {
  const { bank, params } = call;
  const settings = params.child("invoice_settings");
  const card = settings?.text("default_payment_method");
  if (card != null) find(bank, "payment_method", card, "invoice_settings[default_payment_method]");
  const keep = (name: "name" | "phone" | "description") => {
    const value = params.text(name);
    return value === undefined ? before[name] : value;
  };
  params.ignore("tax_exempt", "validate");
  return {
    ...before,
    address: addressOf(params, before.address),
    description: keep("description"),
    email: emailOf(params, before.email),
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method: card === undefined ? before.invoice_settings.default_payment_method : card,
    },
    metadata: params.metadata(before.metadata),
    name: keep("name"),
    phone: keep("phone"),
    preferred_locales: params.texts("preferred_locales") ?? before.preferred_locales,
  };
}

function createCustomer(call: Call): Answer {
  const { bank } = call;
  const customer = changed(call, {
    id: bank.objects.newId("customer"),
    object: "customer",
    address: null,
    balance: 0,
    created: bank.now(),
    currency: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
  });
  bank.objects.put(customer);
  bank.emit("customer.created", customer);
  return { object: customer };
}

function updateCustomer(call: Call): Answer {
  const customer = changed(call, present(call));
  call.bank.objects.put(customer);
  call.bank.emit("customer.updated", customer);
  return { object: customer };
}

function retrieveCustomer(call: Call): Answer {
  const customer = addressed(call, "customer");
  return customer._deleted === true ? deletedAnswer(customer) : { object: customer };
}

function deletedAnswer({ id }: Customer): Answer {
  return { plain: { id, object: "customer", deleted: true } };
}

/** Deletes a customer for good; what they pay for ends at once. */
function deleteCustomer(call: Call): Answer {
  const { bank } = call;
  const customer = present(call);
  for (const subscription of bank.objects.all("subscription", customer.id)) {
    if (subscription.ended_at === null) endSubscription(bank, subscription, "cancellation_requested");
  }
  bank.objects.put({ ...addressed(call, "customer"), _deleted: true });
  bank.emit("customer.deleted", customer);
  return deletedAnswer(customer);
}

/** The customer of the address. @throws StripeError `resource_missing` for one that was deleted */
function present(call: Call): Customer {
  const customer = addressed(call, "customer");
  if (customer._deleted === true) throw missing("customer", customer.id);
  return customer;
}

function listCustomers(call: Call): Answer {
  const email = call.params.text("email");
  const customers = call.bank.objects
    .all("customer")
    .filter((customer) => customer._deleted !== true && (email == null || customer.email === email));
  return { page: pageOf(call, customers) };
}

/** One condition of a search, of those that a customer can be found by: `metadata['uid']:'claire'`. */
const CONDITION = /^\s*metadata\[(["'])(.+?)\1\]:(["'])((?:\\.|(?!\3).)*)\3\s*$/u;

/** Finds customers by their metadata, one condition or several with OR between them; here at once, at Stripe within a minute. */
function searchCustomers({ bank, params }: Call): Answer {
  const conditions = params
    .required("query")
    .split(/ OR /u)
    .map((condition) => {
      const [, , name, , value] = CONDITION.exec(condition) ?? [];
      if (name === undefined || value === undefined)
        throw invalidParameter("query", `This search is not known: ${condition}`);
      return { name, value: value.replaceAll(/\\(.)/gu, "$1") };
    });
  const limit = params.integer("limit", { min: 1, max: 100 }) ?? 10;
  const found = bank.objects
    .all("customer")
    .filter(
      ({ metadata, _deleted }) =>
        _deleted !== true && conditions.some(({ name, value }) => metadata[name] === value),
    );
  const data = found.slice(0, limit);
  return {
    plain: {
      object: "search_result",
      url: "/v1/customers/search",
      has_more: found.length > limit,
      next_page: null,
      data,
    },
  };
}

function createTaxId(call: Call): Answer {
  const { bank, params } = call;
  const customer = addressed(call, "customer");
  const value = params.required("value").toUpperCase();
  params.choice("type", ["eu_vat"]);
  const taxId: TaxId = {
    id: bank.objects.newId("tax_id"),
    object: "tax_id",
    country: value.slice(0, 2),
    created: bank.now(),
    customer: customer.id,
    livemode: false,
    type: "eu_vat",
    value,
  };
  bank.objects.put(taxId);
  bank.emit("customer.tax_id.created", taxId);
  return { object: taxId };
}

function deleteTaxId({ bank, ids }: Call): Answer {
  const taxId = find(bank, "tax_id", ids[1] ?? "");
  bank.objects.remove("tax_id", taxId.id);
  bank.emit("customer.tax_id.deleted", taxId);
  return { plain: { id: taxId.id, object: "tax_id", deleted: true } };
}

export const customerEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/customers", run: createCustomer },
  { method: "GET", path: "/v1/customers", run: listCustomers },
  { method: "GET", path: "/v1/customers/search", run: searchCustomers },
  { method: "GET", path: "/v1/customers/:id", run: retrieveCustomer },
  { method: "DELETE", path: "/v1/customers/:id", run: deleteCustomer },
  { method: "POST", path: "/v1/customers/:id", run: updateCustomer },
  {
    method: "GET",
    path: "/v1/customers/:id/tax_ids",
    run: (call) => ({ page: pageOf(call, call.bank.objects.all("tax_id", addressed(call, "customer").id)) }),
  },
  { method: "POST", path: "/v1/customers/:id/tax_ids", run: createTaxId },
  { method: "DELETE", path: "/v1/customers/:id/tax_ids/:id", run: deleteTaxId },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    run: (call) => ({
      page: pageOf(
        { ...call, params: call.params.ignore("type") },
        call.bank.objects.all("payment_method", addressed(call, "customer").id),
      ),
    }),
  },
];
