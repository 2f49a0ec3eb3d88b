import { EvaluationError, RuleDuration, RuleTimestamp } from "./ruleValue.ts";

const SECOND = 1_000_000_000n;
/** The years 1 to 9999, seconds since 1970 (google/protobuf/timestamp.proto). */
const FIRST = -62_135_596_800n;
const END = 253_402_300_800n;
/** Ten thousand years, seconds (google/protobuf/duration.proto). */
const LONGEST = 315_576_000_000n;

/**
 * @param nanos nanoseconds since 1970
 * @throws EvaluationError outside the years 1 to 9999: clients choose the numbers that rules make times of
 */
export function timestampOf(nanos: bigint): RuleTimestamp {
  if (nanos < FIRST * SECOND || nanos >= END * SECOND)
    throw new EvaluationError("a timestamp outside the years 1 to 9999");
  return new RuleTimestamp(nanos);
}

/** @throws EvaluationError beyond ten thousand years */
export function durationOf(nanos: bigint): RuleDuration {
  if (nanos < -LONGEST * SECOND || nanos > LONGEST * SECOND)
    throw new EvaluationError("a duration of more than ten thousand years");
  return new RuleDuration(nanos);
}

/** Milliseconds since 1970 of a day in UTC, also of the years 1 to 99; NaN beyond what a Date can hold. */
export function dayInMillis(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}
