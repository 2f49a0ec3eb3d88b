import { type AddedMark, type MarkDecisions, MAX_ADDED_MARKS } from "./markReview.ts";
import { type ReviewedMark } from "./reviewedMarks.ts";

const without = (ids: readonly string[], gone: readonly string[]): readonly string[] =>
  ids.filter((id) => !gone.includes(id));

const joined = (ids: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...ids, ...more]),
];

/** Strikes proposed marks; an added one is taken away, since nobody else proposed it. */
export function strikeMarks(decisions: MarkDecisions, ids: readonly string[]): MarkDecisions {
  const added = new Set(decisions.added.map(({ id }) => id));
  const proposed = ids.filter((id) => !added.has(id));
  return {
    struck: joined(decisions.struck, proposed),
    kept: without(decisions.kept, ids),
    added: decisions.added.filter(({ id }) => !ids.includes(id)),
  };
}

/** Keeps proposed marks: they are no longer unsure, nor struck. */
export function keepMarks(decisions: MarkDecisions, ids: readonly string[]): MarkDecisions {
  const added = new Set(decisions.added.map(({ id }) => id));
  return {
    ...decisions,
    struck: without(decisions.struck, ids),
    kept: joined(
      decisions.kept,
      ids.filter((id) => !added.has(id)),
    ),
  };
}

/** Takes back that a mark was struck: it stands as it was proposed. */
export function restoreMark(decisions: MarkDecisions, id: string): MarkDecisions {
  return { ...decisions, struck: without(decisions.struck, [id]) };
}

/**
 * Adds a mark.
 * @param id one that no other mark of the criterion has
 * @returns the same decisions when no further mark can be added
 */
export function addMark(decisions: MarkDecisions, mark: AddedMark): MarkDecisions {
  if (decisions.added.length >= MAX_ADDED_MARKS) return decisions;
  return { ...decisions, added: [...decisions.added, mark] };
}

/** Keeps every mark that is still unsure, as somebody does who confirms all of them at once. */
export function confirmMarks(decisions: MarkDecisions, marks: readonly ReviewedMark[]): MarkDecisions {
  const unsure = marks.filter(({ state }) => state === "unsure").map(({ id }) => id);
  return keepMarks(decisions, unsure);
}

/** The id of the next mark to be added: "a1", "a2", … */
export function nextAddedId({ added }: MarkDecisions): string {
  const numbers = added.map(({ id }) => Number(id.slice(1))).filter(Number.isSafeInteger);
  return `a${Math.max(0, ...numbers) + 1}`;
}
