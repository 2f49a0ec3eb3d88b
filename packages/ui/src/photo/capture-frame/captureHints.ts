/** One condition of the shot, as the host measures it. */
export interface CaptureHint {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Holds what is looked at: « Lumière », « Distance », « Cadrage », « Netteté ». */
  readonly label: string;
  /** `unknown` while nothing is measured yet. */
  readonly tone: "ok" | "adjust" | "unknown";
  /** Holds what to do, for one that is to adjust: « Approchez-vous ». */
  readonly text: string;
}

/** The one line to show: the first thing to adjust; nothing before everything is measured; else `ready`. */
export function hintLine(hints: readonly CaptureHint[], ready: string): string {
  const toAdjust = hints.find(({ tone }) => tone === "adjust");
  if (toAdjust) return toAdjust.text;
  return allGood(hints) ? ready : "";
}

/** Tells whether every condition is measured and good. */
export function allGood(hints: readonly CaptureHint[]): boolean {
  return hints.length > 0 && hints.every(({ tone }) => tone === "ok");
}
