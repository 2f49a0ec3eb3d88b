import { bandLabels } from "../criterion/band.ts";
import type { Criterion } from "../criterion/criterion.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { observationValues, type ObservationValue } from "./observation.ts";

/** One of the choices of an observation. */
export interface ObservationChoice {
  readonly value: ObservationValue;
  /** The words for what is seen: « Ovale légèrement adouci ». */
  readonly label: string;
  /** The level or the word of the band: « 3/4 », « À entretenir ». */
  readonly short: string;
}

/** The levels of the jowls have words of their own: those of the bands are the same for 1 and 2. */
const wordsOf = (
  value: ObservationValue,
  { bandWords }: Criterion,
): readonly [label: string, short: string] => {
  switch (value) {
    case "1":
      return ["Ovale très relâché", "1/4"];
    case "2":
      return ["Ovale relâché", "2/4"];
    case "3":
      return ["Ovale légèrement adouci", "3/4"];
    case "4":
      return ["Ovale net", "4/4"];
    default:
      return [bandWords[value], bandLabels[value]];
  }
};

/** Gives what can be observed on a criterion, from the least good to the best: levels, or bands; nothing for an age. */
export function observationChoices(criterion: Criterion): readonly ObservationChoice[] {
  return observationValues(criterion).map((value) => {
    const [label, short] = wordsOf(value, criterion);
    return { value, label, short };
  });
}

/** Tells whether an observation is asked for: nothing was measured, and there is something to choose from. */
export function canBeObserved({ criterion, value }: CriterionResult): boolean {
  return value === null && observationValues(criterion).length > 0;
}
