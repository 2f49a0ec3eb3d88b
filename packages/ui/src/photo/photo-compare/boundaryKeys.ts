const STEP = 0.02;
const PAGE = 0.1;

const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -PAGE,
  PageUp: PAGE,
};

/** A place between the left edge, 0, and the right one, 1. */
export function clampPosition(position: number): number {
  return Number.isFinite(position) ? Math.min(1, Math.max(0, position)) : 0.5;
}

/** Position to which a key moves the line between the two photos, or `null` when the key is not one of its own. */
export function positionForKey(key: string, position: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return 1;
  const move = moves[key];
  // Whole hundredths: twenty steps there and back end where they began.
  return move === undefined ? null : clampPosition(Math.round((position + move) * 100) / 100);
}
