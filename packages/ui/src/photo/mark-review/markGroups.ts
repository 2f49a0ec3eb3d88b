import { type MarkState, markStates } from "../mask-viewer/PhotoMask.ts";
import type { ReviewMark } from "./ReviewMark.ts";

/** More marks than these are grouped by zone. */
const MOST_UNGROUPED = 12;

/** A mark and its place in the list, from 1. */
export interface PlacedMark {
  readonly mark: ReviewMark;
  readonly position: number;
}

/** The marks of one zone. */
export interface MarkGroup {
  readonly label: string;
  readonly items: readonly PlacedMark[];
}

/** The marks by zone, each zone where it is met first; `null` when they are few enough to stand by themselves. */
export function markGroups(marks: readonly ReviewMark[]): readonly MarkGroup[] | null {
  if (marks.length <= MOST_UNGROUPED) return null;
  const byLabel = new Map<string, ReviewMark[]>();
  for (const mark of marks) {
    const members = byLabel.get(mark.label);
    if (members) members.push(mark);
    else byLabel.set(mark.label, [mark]);
  }
  let position = 0;
  return [...byLabel].map(([label, members]) => ({
    label,
    items: members.map((mark) => {
      position += 1;
      return { mark, position };
    }),
  }));
}

/** The marks in the order in which they are seen. */
export function marksInOrder(marks: readonly ReviewMark[]): readonly PlacedMark[] {
  const groups = markGroups(marks);
  return groups
    ? groups.flatMap(({ items }) => items)
    : marks.map((mark, index) => ({ mark, position: index + 1 }));
}

/** Counts the marks of each state, and those that stand: all but the struck ones. */
export function countMarks(
  marks: readonly ReviewMark[],
): Readonly<Record<MarkState, number>> & { readonly kept: number } {
  const count = (wanted: MarkState): number => marks.filter(({ state }) => state === wanted).length;
  const counts = Object.fromEntries(markStates.map((state) => [state, count(state)])) as Record<
    MarkState,
    number
  >;
  return { ...counts, kept: marks.length - counts.struck };
}
