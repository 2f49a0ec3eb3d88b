import * as v from "valibot";
import { type CriterionId, criterionIds, isCriterionId } from "../criterion/criterionId.ts";

/** Measure of how much something answers a low criterion, from 1 (a little) to 5 (it is made for it). */
export type Weight = 1 | 2 | 3 | 4 | 5;

/** The criteria that something answers, by algorithm id; a criterion that is not in it has no weight. */
export type CriterionWeights = Readonly<Partial<Record<CriterionId, Weight>>>;

/** A criterion with its weight. */
export type WeightedCriterion = readonly [id: CriterionId, weight: Weight];

/** Tells whether a value is a weight: a whole number from 1 to 5. */
export function isWeight(value: unknown): value is Weight {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5;
}

/** The criteria with a weight, in the order of display of the criteria. */
export function weightedCriteria(weights: CriterionWeights): WeightedCriterion[] {
  return criterionIds.flatMap((id): WeightedCriterion[] => {
    const weight = weights[id];
    return weight === undefined ? [] : [[id, weight]];
  });
}

/** Weights by criterion id, as stored. What is no weight of a known criterion is left out. */
export const weightsSchema = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
  v.transform(readWeights),
);

/** The weights among values by key. */
export function readWeights(values: Readonly<Record<string, unknown>>): CriterionWeights {
  const weights: Partial<Record<CriterionId, Weight>> = {};
  for (const [key, value] of Object.entries(values)) {
    const id = Number(key);
    if (isCriterionId(id) && isWeight(value)) weights[id] = value;
  }
  return weights;
}
