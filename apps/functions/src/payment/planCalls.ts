import { CarnationError } from "@carnation/domain/error";
import { callables, parseRequest } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import {
  byPosition,
  movePlan,
  parsePlan,
  PLAN_GONE,
  type SyncPlansResponse,
  type UpdatePlanRequest,
} from "@carnation/product/plan";
import type Stripe from "stripe";
import { noteAdminChange } from "../audit-log/auditLog.ts";
import type { Backend } from "../backend/backend.ts";
import { toPlan } from "./mapping/toPlan.ts";
import { requirePayment } from "./provider/openPayment.ts";
import { ask } from "./providerAnswer.ts";
import { spendPayment } from "./spendPayment.ts";
import { syncPlans, syncProduct } from "./sync/syncPlans.ts";

/**
 * Takes in every plan, price and coupon of the provider, now.
 * @throws CarnationError permission-denied, unimplemented, unavailable, resource-exhausted
 */
export async function synchronisePlans(
  { db }: Pick<Backend, "db">,
  actor: Actor,
): Promise<SyncPlansResponse> {
  authorize(actor, "update-plans");
  const payment = await requirePayment();
  await spendPayment(db, actor.uid);
  return { plans: await ask(syncPlans({ db }, payment)) };
}

/**
 * Puts a plan in its place, the others after it, and says whether it can be subscribed to: with the provider, from where it
 * is taken in. The provider has no transactions: cut off in between, the next time does what is left.
 * @throws CarnationError not-found when the provider does not have the plan; as `synchronisePlans`
 */
export async function updatePlan(
  { db }: Pick<Backend, "db">,
  actor: Actor,
  payload: unknown,
): Promise<{ id: string }> {
  authorize(actor, "update-plans");
  const asked = parseRequest(callables.updateplan, payload);
  const { stripe } = await requirePayment();
  await spendPayment(db, actor.uid);
  const { id, position, active } = asked;
  const stored = await db.doc(documentPaths.plan(id)).get();
  const changed = await ask(changePlans(stripe, asked));
  for (const product of changed) await ask(syncProduct(db, stripe, product));
  const known = stored.exists ? parsePlan(id, stored.data()) : null;
  await noteAdminChange(db, actor, {
    action: "updateplan",
    target: documentPaths.plan(id),
    targetName: known?.name ?? id,
    before: known === null ? {} : { position: known.position, active: known.active },
    after: { position, active },
  });
  return { id };
}

/** @returns the ids of what was changed, the plan itself among them */
async function changePlans(
  stripe: Stripe,
  { id, position, active }: UpdatePlanRequest,
): Promise<readonly string[]> {
  const products: Stripe.Product[] = [];
  for await (const product of stripe.products.list({ limit: 100 })) products.push(product);
  const plans = products.map(toPlan);
  const plan = plans.find((known) => known.id === id);
  if (plan === undefined) throw new CarnationError("not-found", PLAN_GONE);
  const places = new Map(byPosition(plans).map((known) => [known.id, known.position]));
  const moved = movePlan(plans, id, position - 1).filter((known) => known.position !== places.get(known.id));
  for (const { id: product, position: place } of moved) {
    await stripe.products.update(product, { metadata: { position: String(place) } });
  }
  if (plan.active !== active) await stripe.products.update(id, { active });
  return [...new Set([id, ...moved.map((known) => known.id)])];
}
