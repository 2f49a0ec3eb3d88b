import { uptime } from "node:os";
import type { ProblemSink } from "./problem.ts";

/** Between two looks, milliseconds. */
const EVERY = 15_000;
/** A difference that is not told, milliseconds: it is a clock that is being kept right. */
export const CLOCK_TOLERANCE = 60_000;

export interface Clocks {
  /** Milliseconds since 1970, as the system has them. */
  readonly wall: () => number;
  /** Milliseconds since some moment; goes on while the machine sleeps, and does not hear of a clock that is set. */
  readonly steady: () => number;
}

/** `performance.now()` stands still while the machine sleeps: each morning would look like a jump. */
const systemClocks: Clocks = { wall: Date.now, steady: () => uptime() * 1000 };

/** Compares the system clock with one that nobody sets; says when it has jumped. */
export function createClockWatch(problems: Pick<ProblemSink, "notice">, clocks: Clocks = systemClocks) {
  let before = { wall: clocks.wall(), steady: clocks.steady() };

  function look(): void {
    const now = { wall: clocks.wall(), steady: clocks.steady() };
    const jump = now.wall - before.wall - (now.steady - before.steady);
    before = now;
    if (Math.abs(jump) > CLOCK_TOLERANCE)
      problems.notice("CLOCK_JUMPED", { seconds: Math.round(jump / 1000), at: now.wall });
  }

  const timer = setInterval(look, EVERY);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}
