/** Tells which points have room for their number beside them: the last, the first, then whichever are far enough. */
export function labelledPoints(
  places: readonly { readonly x: number; readonly y: number | null }[],
): Set<number> {
  const chosen: number[] = [];
  const order = [places.length - 1, ...places.keys()];
  for (const index of order) {
    const place = places[index];
    if (!place || place.y === null || chosen.includes(index)) continue;
    if (chosen.every((other) => Math.abs((places[other]?.x ?? 0) - place.x) >= 0.09)) chosen.push(index);
  }
  return new Set(chosen);
}
