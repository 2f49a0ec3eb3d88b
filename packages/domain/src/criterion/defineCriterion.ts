import { typeset } from "../text/typeset.ts";
import { type AreaName, areaLabels } from "./areaLabels.ts";
import type { Criterion } from "./criterion.ts";
import type { CriterionIdentity, CriterionKey } from "./criterionId.ts";

/** A criterion as written in the definition files: areas by name, French with ordinary spaces. */
export type CriterionDefinition = Omit<Criterion, keyof CriterionIdentity | "areas"> & {
  readonly areas: readonly AreaName[];
};

/** Some of the criteria, by key. */
export type CriterionDefinitions = Readonly<Partial<Record<CriterionKey, CriterionDefinition>>>;

/** Completes a definition: area labels looked up, French texts typeset. */
export function defineCriterion(
  identity: CriterionIdentity,
  { bandWords, ...definition }: CriterionDefinition,
): Criterion {
  return {
    ...identity,
    ...definition,
    text: typeset(definition.text),
    readingHint: typeset(definition.readingHint),
    advice: typeset(definition.advice),
    bandWords: {
      good: typeset(bandWords.good),
      medium: typeset(bandWords.medium),
      poor: typeset(bandWords.poor),
    },
    areas: definition.areas.map((name) => ({ name, label: areaLabels[name] })),
  };
}
