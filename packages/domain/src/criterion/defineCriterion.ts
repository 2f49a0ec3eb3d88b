import { typeset } from "../text/typeset.ts";
import { type AreaName, areaLabels } from "./areaLabels.ts";
import type { Criterion } from "./criterion.ts";

/** A criterion as written in the definition files: areas by name, French with ordinary spaces. */
export type CriterionDefinition = Omit<Criterion, "areas"> & { readonly areas: readonly AreaName[] };

/** Completes a definition: area labels looked up, French texts typeset. */
export function defineCriterion(definition: CriterionDefinition): Criterion {
  const { bandWords } = definition;
  return {
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
