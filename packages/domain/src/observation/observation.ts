import * as v from "valibot";
import { bandOf } from "../criterion/band.ts";
import type { Band, Criterion } from "../criterion/criterion.ts";
import { byCriterion, type CriterionId, criterionIds, type CriterionUnit } from "../criterion/criterionId.ts";
import { dateSchema } from "../wire/wireValues.ts";

/** Way that an observation is stored: a level of the jowls, 4 being a sharp jaw line, or a band. */
export type ObservationValue = "1" | "2" | "3" | "4" | Band;

/** Describes what a professional saw for herself on a criterion, and when she wrote it down: never a measure. */
export interface Observation {
  readonly choice: ObservationValue;
  readonly date: Date;
}

/** The observations of a diagnosis, by criterion; stored as `observations` of its document. */
export type Observations = Readonly<Partial<Record<CriterionId, Observation>>>;

/** The values to choose from, from the least good to the best; the rules of Firestore know the same. */
const valuesOf: Readonly<Record<CriterionUnit, readonly ObservationValue[]>> = {
  "/100": ["poor", "medium", "good"],
  "/4": ["1", "2", "3", "4"],
  // The bands of an age are gaps to the real one: there is nothing to see.
  ans: [],
};

const storedObservations = /* @__PURE__ */ v.fallback(/* @__PURE__ */ v.record(v.string(), v.unknown()), {});

/** Reads the stored observations. Never throws: what is none, or none of its criterion, is left out. */
export function parseObservations(fields: unknown): Observations {
  const stored = v.parse(storedObservations, fields);
  const units = byCriterion((_id, { unit }) => unit);
  return Object.fromEntries(
    criterionIds.flatMap((id) => {
      const observation = v.object({ choice: v.picklist(valuesOf[units[id]]), date: dateSchema });
      const read = v.safeParse(observation, stored[id]);
      return read.success ? [[id, read.output]] : [];
    }),
  );
}

/** The band of what a professional saw, which counts for recommendations where nothing was measured; null for none. */
export function observedBand(criterion: Criterion, observation: Observation | undefined): Band | null {
  if (observation === undefined) return null;
  const { choice } = observation;
  return choice === "good" || choice === "medium" || choice === "poor"
    ? choice
    : bandOf(criterion, Number(choice));
}

/** The values that an observation of a criterion can have, from the least good to the best; none for an age. */
export function observationValues({ unit }: { readonly unit: CriterionUnit }): readonly ObservationValue[] {
  return valuesOf[unit];
}
