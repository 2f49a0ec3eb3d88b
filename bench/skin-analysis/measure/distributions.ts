import { bandOf, type Criterion } from "@carnation/domain/criterion";
import { scoredCriteria, scoreOf, type Reading } from "./reading.ts";
import { countWords, shareOf, summarise, type Summary } from "./statistics.ts";

/** Distribution of one criterion's scores over the photos. */
export interface Distribution {
  readonly criterion: string;
  readonly scores: Summary;
  /** Share of the measured photos in each band of the product, 0 to 1. */
  readonly bands: { readonly good: number; readonly medium: number; readonly poor: number };
  /** Number of scores of each confidence. */
  readonly confidences: readonly (readonly [string, number])[];
  /** Number of accepted photos without a score, by reason. */
  readonly missing: readonly (readonly [string, number])[];
}

/** Outcome of all photos. */
export interface Overview {
  readonly accepted: number;
  /** Number of refused photos, by code. */
  readonly refused: readonly (readonly [string, number])[];
  readonly quality: Summary;
  readonly distributions: readonly Distribution[];
}

function distributionOf(criterion: Criterion, readings: readonly Reading[]): Distribution {
  const values = readings
    .map((reading) => scoreOf(reading, criterion.key))
    .filter((value) => value !== undefined);
  const own = readings
    .map((reading) => ("refused" in reading ? undefined : reading.criteria.get(criterion.key)))
    .filter((reading) => reading !== undefined);
  const share = (band: string) => shareOf(values, (value) => bandOf(criterion, value) === band);
  return {
    criterion: criterion.key,
    scores: summarise(values),
    bands: { good: share("good"), medium: share("medium"), poor: share("poor") },
    confidences: countWords(own.flatMap((reading) => ("value" in reading ? [reading.confidence] : []))),
    missing: countWords(own.flatMap((reading) => ("missing" in reading ? [reading.missing] : []))),
  };
}

/** Distributions of every scored criterion, refusals and quality. */
export function overviewOf(readings: readonly Reading[]): Overview {
  const accepted = readings.flatMap((reading) => ("refused" in reading ? [] : [reading]));
  return {
    accepted: accepted.length,
    refused: countWords(readings.flatMap((reading) => ("refused" in reading ? [reading.refused] : []))),
    quality: summarise(accepted.map((reading) => reading.quality)),
    distributions: scoredCriteria.map((criterion) => distributionOf(criterion, readings)),
  };
}
