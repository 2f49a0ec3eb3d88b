import type { Bank } from "./bank.ts";
import { addMonths, DAY } from "./periods.ts";
import { runDueBilling } from "./runDueBilling.ts";

/** Step of the simulated clock; days and months add up. */
export interface ClockStep {
  readonly days?: number;
  readonly months?: number;
}

/** The moment that a step leads to: months first, then days. */
export function stepFrom(moment: number, { days = 0, months = 0 }: ClockStep): number {
  return addMonths(moment, months) + days * DAY;
}

/**
 * Moves the clock forward to a moment and does what falls due on the way, within the caller's transaction: a process
 * that dies has moved nothing and billed nothing.
 */
export function advanceTo(bank: Bank, moment: number): void {
  const offset = moment - bank.machineTime();
  bank.settings.set(
    "clockOffset",
    String(Math.max(offset, Number(bank.settings.get("clockOffset") ?? offset))),
  );
  runDueBilling(bank, bank.clock());
}

/** Sets the clock of a bank that has no subscription yet, also to the past: a history can then be lived through. */
export function beginAt(bank: Bank, moment: number): void {
  bank.settings.set("clockOffset", String(moment - bank.machineTime()));
}
