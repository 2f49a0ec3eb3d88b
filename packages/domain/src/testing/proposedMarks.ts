import type { ProposedMarks, ProposedMark } from "../mask/diagnosisMasks.ts";

/** A proposed mark of 3 mm in the middle of the photo. */
export function proposedMark(id: string, mark: Partial<ProposedMark> = {}): ProposedMark {
  return { id, at: [0.5, 0.5], radius: 0.01, mm: 3, area: null, certainty: 0.3, load: 0.8, ...mark };
}

/** Some proposed marks with a curve on which one mark costs 5 points and six cost 30. */
export function proposedMarks(each: readonly ProposedMark[]): ProposedMarks {
  return { aspect: 0.75, half: 12.5, power: 1.17, added: { radius: 0.008, mm: 3, load: 0.7 }, each };
}
