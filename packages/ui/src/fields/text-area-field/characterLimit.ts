/** Count of how many characters are left when it is said aloud: sparsely, so that typing is not talked over. */
const announced = [1, 5, 10, 20] as const;

/**
 * Gives what to announce once `written` of `limit` characters are written: `undefined` far from the limit, otherwise the
 * nearest of a few round numbers, 0 at the limit and beyond. It changes a handful of times, not at each keystroke.
 */
export function announcedRemaining(written: number, limit: number): number | undefined {
  const remaining = limit - written;
  if (remaining <= 0) return 0;
  return announced.find((threshold) => remaining <= threshold && threshold < limit);
}
