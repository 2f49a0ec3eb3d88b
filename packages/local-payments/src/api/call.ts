import type { Bank } from "../bank/bank.ts";
import type { Params } from "../forms/params.ts";
import { missing } from "../errors/stripeError.ts";
import type { Event } from "../objects/event.ts";
import type { Kind, Kinds, Stored } from "../objects/kinds.ts";
import type { ListPage } from "../bank/serialize.ts";

/** One request of the API. */
export interface Call {
  readonly bank: Bank;
  readonly params: Params;
  /** Ids that stand in the address in the places of `:id`. */
  readonly ids: readonly string[];
}

/** Answer of a call: an object, a page of a list, an object as it is, or either of these with a refusal's status. */
export type Answer =
  | { readonly object: Stored | Event }
  | { readonly page: ListPage }
  | { readonly plain: object; readonly status?: number };

/** One address of the API. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "DELETE";
  /** `/v1/customers/:id` */
  readonly path: string;
  readonly run: (call: Call) => Answer;
}

/** The object that an address or a parameter names. @throws StripeError `resource_missing` */
export function find<K extends Kind>(bank: Bank, kind: K, id: string, param?: string): Kinds[K] {
  const object = bank.objects.get(kind, id);
  if (object === null) throw missing(kind.replace(/^.*\./u, ""), id, param);
  return object;
}

/** The object of the address. */
export function addressed<K extends Kind>({ bank, ids }: Call, kind: K): Kinds[K] {
  return find(bank, kind, ids[0] ?? "");
}

/** A page of what is left of a list, as `limit`, `starting_after`, `ending_before` and `created` say. */
export function pageOf({ params }: Call, objects: readonly (Stored | Event)[]): ListPage {
  const limit = params.integer("limit", { min: 1, max: 100 }) ?? 10;
  const after = params.text("starting_after");
  const before = params.text("ending_before");
  const created = params.child("created");
  const bounds = {
    gte: created?.integer("gte") ?? -Infinity,
    gt: created?.integer("gt") ?? -Infinity,
    lte: created?.integer("lte") ?? Infinity,
    lt: created?.integer("lt") ?? Infinity,
  };
  const inside = objects.filter(
    ({ created: at }) => at >= bounds.gte && at > bounds.gt && at <= bounds.lte && at < bounds.lt,
  );
  if (before != null) {
    const end = placeOf(inside, before);
    return { data: inside.slice(Math.max(0, end - limit), end), hasMore: end > limit };
  }
  const start = after == null ? 0 : placeOf(inside, after) + 1;
  return { data: inside.slice(start, start + limit), hasMore: inside.length > start + limit };
}

function placeOf(objects: readonly (Stored | Event)[], id: string): number {
  const place = objects.findIndex((object) => object.id === id);
  if (place < 0) throw missing("object", id, "starting_after");
  return place;
}
