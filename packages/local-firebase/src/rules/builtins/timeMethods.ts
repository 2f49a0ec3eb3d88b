import { RuleDuration, RuleTimestamp, type RuleValue } from "../values/ruleValue.ts";
import { dayInMillis } from "../values/timeRange.ts";

const MILLI = 1_000_000n;
const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

/** Parts of a time, in UTC. */
export function timestampMethod(timestamp: RuleTimestamp, name: string): RuleValue | undefined {
  const { nanos } = timestamp;
  const date = new Date(Number(floorDivide(nanos, MILLI)));
  const midnight = nanos - modulo(nanos, DAY);
  switch (name) {
    case "toMillis":
      return floorDivide(nanos, MILLI);
    case "nanos":
      return modulo(nanos, SECOND);
    case "seconds":
      return BigInt(date.getUTCSeconds());
    case "minutes":
      return BigInt(date.getUTCMinutes());
    case "hours":
      return BigInt(date.getUTCHours());
    case "day":
      return BigInt(date.getUTCDate());
    case "dayOfWeek":
      // 1 = Monday ... 7 = Sunday
      return BigInt(((date.getUTCDay() + 6) % 7) + 1);
    case "dayOfYear":
      return (midnight - BigInt(dayInMillis(date.getUTCFullYear(), 1, 1)) * MILLI) / DAY + 1n;
    case "month":
      return BigInt(date.getUTCMonth() + 1);
    case "year":
      return BigInt(date.getUTCFullYear());
    case "date":
      return new RuleTimestamp(midnight);
    case "time":
      return new RuleDuration(nanos - midnight);
    default:
      return undefined;
  }
}

export function durationMethod(duration: RuleDuration, name: string): RuleValue | undefined {
  if (name === "seconds") return duration.nanos / SECOND;
  return name === "nanos" ? duration.nanos % SECOND : undefined;
}

function floorDivide(value: bigint, by: bigint): bigint {
  return (value - modulo(value, by)) / by;
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}
