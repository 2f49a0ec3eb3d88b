import { formObject } from "@carnation/domain/field";
import { documentIdSchema, optionalDateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { pageUrlSchema } from "../subscription/subscriptionCalls.ts";

/** The last place that a plan can have. */
export const PLAN_POSITION_MAX = 99;

/**
 * Payload of the callable `updateplan`: the place of a plan, from 1, which moves the others on, and whether it can be
 * subscribed to.
 */
export const updatePlanRequest = formObject({
  id: documentIdSchema("L’identifiant de la formule est obligatoire."),
  position: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(PLAN_POSITION_MAX)),
  active: v.boolean(),
});

/** Payload of the callable `updateplan`. */
export type UpdatePlanRequest = v.InferOutput<typeof updatePlanRequest>;

/** Answer of the callable `updateplan`. */
export const updatePlanResponse = v.object({ id: v.string() });

/** Answer of the callable `syncplans`: how many plans the payment provider has. */
export const syncPlansResponse = v.object({ plans: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** Answer of the callable `syncplans`. */
export type SyncPlansResponse = v.InferOutput<typeof syncPlansResponse>;

/** Describes what is known of the plans as a whole. */
export interface PlanSync {
  /** Moment when all of them were last compared with the payment provider's; null before the first time. */
  readonly synced: Date | null;
  /** The provider's own page about what it sells; null when it is not known. */
  readonly provider: string | null;
}

const storedPlanSync = v.object({
  synced: optionalDateSchema,
  provider: v.fallback(v.nullish(pageUrlSchema, null), null),
});

/** Reads when the plans were last compared with the payment provider's; nothing stored is never. */
export function parsePlanSync(fields: unknown): PlanSync {
  return v.parse(storedPlanSync, fields);
}

/** Message when a plan is no longer there. */
export const PLAN_GONE = "Cette formule n’existe plus chez le prestataire de paiement.";
