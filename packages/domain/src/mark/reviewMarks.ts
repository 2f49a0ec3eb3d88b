import type { ProposedMarks } from "../mask/diagnosisMasks.ts";
import { confirmMarks } from "./markDecisions.ts";
import type { MarkDecisions, MarkReview } from "./markReview.ts";
import { keptMarks, reviewedMarks } from "./reviewedMarks.ts";
import { scoreMarks } from "./scoreMarks.ts";

/** Parts of a review beside the decisions. */
export interface ReviewOccasion {
  readonly engineVersion: string | null;
  /** Moment at which the professional confirmed all marks; null while she has not. */
  readonly confirmed: Date | null;
  readonly version: number;
}

/**
 * Makes the review that is stored of some decisions: ids of no mark are left out, and confirmed marks have their score.
 * Whoever confirms keeps what she left unsure.
 */
export function reviewMarks(
  proposed: ProposedMarks,
  decisions: MarkDecisions,
  { engineVersion, confirmed, version }: ReviewOccasion,
): MarkReview {
  const known = new Set(proposed.each.map(({ id }) => id));
  const isKnown = (id: string): boolean => known.has(id);
  const asked: MarkDecisions = {
    struck: decisions.struck.filter(isKnown),
    kept: decisions.kept.filter((id) => isKnown(id) && !decisions.struck.includes(id)),
    added: decisions.added.filter(({ id }) => !isKnown(id)),
  };
  if (confirmed === null) return { ...asked, version, engineVersion, verified: null };
  const all = confirmMarks(asked, reviewedMarks(proposed, asked));
  const marks = reviewedMarks(proposed, all);
  return {
    ...all,
    version,
    engineVersion,
    verified: { date: confirmed, count: keptMarks(marks).length, ...scoreMarks(proposed, marks) },
  };
}
