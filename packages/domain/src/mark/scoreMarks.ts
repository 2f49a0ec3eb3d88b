import type { ProposedMarks } from "../mask/diagnosisMasks.ts";
import type { ReviewedMark } from "./reviewedMarks.ts";

/** The score of some marks, 0 to 100, and how far it could lie from it. */
export interface MarksScore {
  readonly value: number;
  /** Points. */
  readonly margin: number;
}

type Curve = Pick<ProposedMarks, "half" | "power" | "added">;

const scoreAt = ({ half, power }: Curve, load: number): number =>
  100 / (1 + (Math.max(0, load) / half) ** power);

const round2 = (value: number): number => Math.round(value * 100) / 100;

/**
 * Scores the marks of a face by the curve of the engine that proposed them: a mark that was kept or added weighs in full, an
 * unsure one by its certainty, a struck one nothing. The margin is what one mark more or less would change, and, while
 * marks are unsure, whether they are real: two people who verify one face differ by about one faint mark.
 */
export function scoreMarks(curve: Curve, marks: readonly ReviewedMark[]): MarksScore {
  let [least, likely, most] = [0, 0, 0];
  for (const { state, certainty, load } of marks) {
    if (state === "struck") continue;
    const isUnsure = state === "unsure";
    least += isUnsure ? 0 : load;
    likely += isUnsure ? load * certainty : load;
    most += load;
  }
  const value = scoreAt(curve, likely);
  const step = curve.added.load;
  return {
    value: round2(value),
    margin: round2(Math.max(scoreAt(curve, least - step) - value, value - scoreAt(curve, most + step))),
  };
}
