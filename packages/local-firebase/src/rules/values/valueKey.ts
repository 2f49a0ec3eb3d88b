import {
  isNumber,
  isRuleList,
  isRuleMap,
  RuleDuration,
  RuleLatLng,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  RuleUnknown,
  type RuleValue,
} from "./ruleValue.ts";

/** A text that is the same for equal values only; `null` when it depends on an unknown one. */
export function keyOf(value: RuleValue): string | null {
  if (typeof value === "string") return JSON.stringify(value);
  if (isNumber(value)) return numberKey(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (value instanceof RuleUnknown || value instanceof RuleMapDiff) return null;
  if (value instanceof RuleTimestamp) return `t${value.nanos}`;
  if (value instanceof RuleDuration) return `d${value.nanos}`;
  if (value instanceof RuleLatLng) return `l${value.latitude + 0},${value.longitude + 0}`;
  if (value instanceof RulePath) return `p${JSON.stringify(value.segments.join("/"))}`;
  if (value instanceof Uint8Array) return `b${Buffer.from(value).toString("base64")}`;
  if (value instanceof RuleSet) return joined("s", value.values.map(keyOf).sort());
  if (isRuleMap(value))
    return joined("m", [...value].map(([name, entry]) => withName(name, keyOf(entry))).sort());
  return isRuleList(value) ? joined("a", value.map(keyOf)) : null;
}

let notANumber = 0;

/** An int and a float of the same amount are equal; NaN equals nothing. */
function numberKey(value: bigint | number): string {
  if (Number.isNaN(value)) return `NaN${(notANumber += 1)}`;
  return `n${Number.isInteger(value) ? BigInt(value) : value}`;
}

function withName(name: string, key: string | null): string | null {
  return key === null ? null : `${JSON.stringify(name)}:${key}`;
}

function joined(kind: string, keys: readonly (string | null)[]): string | null {
  return keys.includes(null) ? null : `${kind}(${keys.join(",")})`;
}
