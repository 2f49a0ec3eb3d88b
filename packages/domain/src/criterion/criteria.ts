import type { Criterion, CriterionId } from "./criterion.ts";
import { byCriterion, criterionIds, type CriterionKey } from "./criterionId.ts";
import { type CriterionDefinition, defineCriterion } from "./defineCriterion.ts";
import { ages } from "./ageCriteria.ts";
import { complexion } from "./complexionCriteria.ts";
import { contour } from "./contourCriteria.ts";
import { texture } from "./textureCriteria.ts";

const byId = /* @__PURE__ */ defineAll();

// Spread inside a function: at the top of the module a bundler would keep all texts for whoever takes anything of it.
/* @__NO_SIDE_EFFECTS__ */
function defineAll(): Readonly<Record<CriterionId, Criterion>> {
  const definitions: Readonly<Record<CriterionKey, CriterionDefinition>> = {
    ...ages,
    ...complexion,
    ...contour,
    ...texture,
  };
  return byCriterion((_, identity) => defineCriterion(identity, definitions[identity.key]));
}

/**
 * The 13 criteria in their order of display. Thresholds are starting values, meant to be edited in the AI
 * settings: every function that bands or compares takes the criterion as an argument and never looks here.
 */
export const criteria: readonly Criterion[] = /* @__PURE__ */ criterionIds.map((id) => byId[id]);

/** The criterion with that id, with its starting thresholds. */
export function criterionById(id: CriterionId): Criterion {
  return byId[id];
}

/**
 * The criteria that are counted on one photo from the front, in their order of display. Left out are the two perceived
 * ages, which are estimated only where an administrator has decided so, and what needs a view from the side.
 */
export const countedOnOnePhoto: readonly Criterion[] = /* @__PURE__ */ criteria.filter(
  ({ unit, key }) => unit !== "ans" && key !== "Jowls",
);

/** Tells whether a criterion is an age in years: banded against the real age only, left out of every global view. */
export function isAge(criterion: Criterion): boolean {
  return criterion.unit === "ans";
}
