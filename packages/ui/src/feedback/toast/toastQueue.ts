export const toastTones = ["success", "info", "error"] as const;
export type ToastTone = (typeof toastTones)[number];

/** Describes what the queue needs to know of a message. */
export interface QueuedToast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly action?: object | undefined;
}

/** Messages on the screen at once. */
export const shownAtOnce = 3;

/** A message that nobody has to act on: the first to make room. */
const givesWay = ({ tone, action }: QueuedToast): boolean => tone !== "error" && action === undefined;

/**
 * The messages, the oldest first, with one more. The same id takes the place of the earlier message. When there are
 * too many, the oldest one that asks for nothing leaves; errors and messages with an action stay, and the new one
 * waits behind them.
 */
export function addToast<Toast extends QueuedToast>(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = queue.filter(({ id }) => id !== toast.id);
  const leaving = others.length < shownAtOnce ? undefined : others.find(givesWay);
  return [...others.filter((other) => other !== leaving), toast];
}

/** The messages on the screen: the oldest ones, the others wait. */
export function shownToasts<Toast extends QueuedToast>(queue: readonly Toast[]): readonly Toast[] {
  return queue.slice(0, shownAtOnce);
}

/**
 * Tells how long a message stays, in milliseconds: at least 6 s, 70 ms a letter, at least 15 s when there is something to
 * press. An error stays until it is closed.
 */
export function toastDuration(message: string, tone: ToastTone, hasAction: boolean): number {
  if (tone === "error") return Number.POSITIVE_INFINITY;
  return Math.max(hasAction ? 15_000 : 6000, 2000 + 70 * message.length);
}
