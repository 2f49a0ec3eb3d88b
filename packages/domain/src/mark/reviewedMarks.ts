import type { ProposedMarks, MaskPosition, ProposedMark } from "../mask/diagnosisMasks.ts";
import type { MarkDecisions } from "./markReview.ts";

/** Certainty from which a proposed mark is drawn as sure: the aim for marks that are real. */
const SURE = 0.8;

/** States of a mark: proposed with certainty or kept, proposed without, added by hand, struck. */
export const markStates = ["sure", "unsure", "added", "struck"] as const;

/** State of a mark. */
export type MarkState = (typeof markStates)[number];

/** A mark with what was said of it. */
export interface ReviewedMark {
  readonly id: string;
  readonly state: MarkState;
  readonly at: MaskPosition;
  /** Share of the photo's width. */
  readonly radius: number;
  /** Diameter on the skin, mm of an average face; null for an added one, which nobody measured. */
  readonly mm: number | null;
  /** Name of the part of the face; null where none is known. */
  readonly area: string | null;
  readonly certainty: number;
  readonly load: number;
}

/** The proposed marks as they stand, in the order of the file, then the added ones. */
export function reviewedMarks(
  { added, each }: ProposedMarks,
  decisions: MarkDecisions,
): readonly ReviewedMark[] {
  const [struck, kept] = [new Set(decisions.struck), new Set(decisions.kept)];
  const stateOf = ({ id, certainty }: ProposedMark): MarkState => {
    if (struck.has(id)) return "struck";
    return kept.has(id) || certainty >= SURE ? "sure" : "unsure";
  };
  return [
    ...each.map((mark): ReviewedMark => ({ ...mark, state: stateOf(mark) })),
    ...decisions.added.map(({ id, at }): ReviewedMark => ({
      id,
      state: "added",
      at,
      radius: added.radius,
      mm: null,
      area: null,
      certainty: 1,
      load: added.load,
    })),
  ];
}

/** The marks that count: all but the struck ones. */
export const keptMarks = (marks: readonly ReviewedMark[]): readonly ReviewedMark[] =>
  marks.filter(({ state }) => state !== "struck");
