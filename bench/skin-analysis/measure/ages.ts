import { quantile } from "./statistics.ts";

/** A face whose real age is known. */
export interface AgedFace {
  /** Years that were read. */
  readonly read: number;
  /** Real years. */
  readonly real: number;
}

/** Way that wrong the readings of some faces are, in years. */
export interface AgeErrors {
  readonly faces: number;
  readonly mean: number;
  /** Mean of read minus real. */
  readonly bias: number;
  /** Holds what 80 % of the errors lie within. */
  readonly within80: number;
}

/** years = intercept + slope × reading */
export interface AgeLine {
  readonly intercept: number;
  readonly slope: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Tells how wrong some readings are; NaN of no faces. */
export function ageErrors(faces: readonly AgedFace[]): AgeErrors {
  const errors = faces.map(({ read, real }) => read - real);
  const sizes = errors.map(Math.abs);
  return {
    faces: faces.length,
    mean: mean(sizes),
    bias: mean(errors),
    within80: quantile(sizes, 0.8),
  };
}

/** Years beyond which an error weighs less and less. */
const HUBER_YEARS = 6;
const ROUNDS = 60;

/** The robust line through some faces: Huber's, by weighted least squares again and again. */
export function fitAges(faces: readonly AgedFace[]): AgeLine {
  let line: AgeLine = { intercept: 0, slope: 1 };
  for (let round = 0; round < ROUNDS; round++) {
    let [w, x, y, xx, xy] = [0, 0, 0, 0, 0];
    for (const { read, real } of faces) {
      const error = Math.abs(real - line.intercept - line.slope * read);
      const weight = round === 0 || error <= HUBER_YEARS ? 1 : HUBER_YEARS / error;
      w += weight;
      x += weight * read;
      y += weight * real;
      xx += weight * read * read;
      xy += weight * read * real;
    }
    const slope = (w * xy - x * y) / (w * xx - x * x);
    line = { intercept: (y - slope * x) / w, slope };
  }
  return line;
}

const FOLDS = 10;

/** The faces as lines read them that were fitted on nine tenths without them; every tenth face is one tenth. */
export function heldOut(faces: readonly AgedFace[]): AgedFace[] {
  return faces.map(({ read, real }, at) => {
    const { intercept, slope } = fitAges(faces.filter((_, other) => other % FOLDS !== at % FOLDS));
    return { read: intercept + slope * read, real };
  });
}
