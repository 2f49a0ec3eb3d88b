import type { KeyboardEvent } from "react";
import { marksInOrder } from "./markGroups.ts";
import type { MarkDecisions } from "./ReviewMark.ts";

/** Tells whether a key belongs to the field in which it is pressed. */
const writes = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));

/** The id one step before or after the current one; the ends stop it. */
function neighbour({ marks, current }: MarkDecisions, step: -1 | 1): string | undefined {
  const order = marksInOrder(marks);
  const index = order.findIndex(({ mark }) => mark.id === current);
  if (index === -1) return order.at(step === 1 ? 0 : -1)?.mark.id;
  return order[Math.min(order.length - 1, Math.max(0, index + step))]?.mark.id;
}

/** Does what a letter says to the current mark; `false` when it says nothing. */
function decide(key: string, decisions: MarkDecisions): boolean {
  if (key === "a") {
    decisions.onAdd();
    return true;
  }
  const mark = decisions.marks.find(({ id }) => id === decisions.current);
  if (!mark) return false;
  const { id, state } = mark;
  if (key === "x") {
    if (state === "struck") decisions.onRestore(id);
    else if (state === "added") decisions.onRemove(id);
    else decisions.onStrike(id);
    return true;
  }
  if (key !== "g" || state !== "unsure") return false;
  decisions.onKeep(id);
  return true;
}

/**
 * The keys of a review: ↑ ↓ travel, X strikes and restores, G keeps, A adds, Escape leaves adding, Ctrl or ⌘ Z undoes.
 * `MarkReview` has them for itself; a photo gets them through `marks.onKeyDown` of `MaskViewer`. A key that did
 * something is prevented.
 */
export function markKeys(decisions: MarkDecisions): (event: KeyboardEvent<HTMLElement>) => void {
  const { adding = false, confirmed = false, readOnly = false } = decisions;
  const fixed = confirmed || readOnly;
  const answer = (event: KeyboardEvent<HTMLElement>): boolean => {
    const key = event.key.toLowerCase();
    if (event.altKey) return false;
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" || event.shiftKey || fixed || !decisions.onUndo) return false;
      decisions.onUndo();
      return true;
    }
    if (event.shiftKey) return false;
    if (key === "escape") {
      if (!adding || !decisions.onCancelAdd) return false;
      decisions.onCancelAdd();
      return true;
    }
    if (key === "arrowdown" || key === "arrowup") {
      const next = neighbour(decisions, key === "arrowdown" ? 1 : -1);
      if (next === undefined) return false;
      if (next !== decisions.current) decisions.onCurrentChange(next);
      return true;
    }
    return !fixed && decide(key, decisions);
  };
  return (event) => {
    if (event.defaultPrevented || writes(event.target)) return;
    if (answer(event)) event.preventDefault();
  };
}
