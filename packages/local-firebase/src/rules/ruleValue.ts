/**
 * A value of the rules language. Integers are `bigint` and floats `number`, so that the two types stay apart
 * (`1 is int`, `1.0 is float`, `7 / 2 == 3`).
 */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RulePath
  | RuleSet
  | RuleMapDiff
  | RuleMap
  | readonly RuleValue[];

export type RuleMap = ReadonlyMap<string, RuleValue>;

export class RuleTimestamp {
  /** Since 1970. */
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RuleDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RuleLatLng {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export class RulePath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** Distinct values in order of first appearance. */
export class RuleSet {
  readonly values: readonly RuleValue[];

  constructor(values: readonly RuleValue[]) {
    const distinct: RuleValue[] = [];
    for (const value of values) if (!contains(distinct, value)) distinct.push(value);
    this.values = distinct;
  }
}

/** What `after.diff(before)` gives. */
export class RuleMapDiff {
  readonly after: RuleMap;
  readonly before: RuleMap;

  constructor(after: RuleMap, before: RuleMap) {
    this.after = after;
    this.before = before;
  }
}

/** A failed evaluation: it makes the `allow` in which it happens false, unless `||` or `&&` makes up for it. */
export class EvaluationError extends Error {
  override readonly name = "EvaluationError";
}

/** Type names that stand after `is`, besides `number` for both kinds. */
export type RuleType =
  | "null"
  | "bool"
  | "int"
  | "float"
  | "string"
  | "bytes"
  | "timestamp"
  | "duration"
  | "latlng"
  | "path"
  | "set"
  | "map_diff"
  | "map"
  | "list";

export function typeOf(value: RuleValue): RuleType {
  if (value === null) return "null";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "bigint") return "int";
  if (typeof value === "number") return "float";
  if (typeof value === "string") return "string";
  if (value instanceof Uint8Array) return "bytes";
  if (value instanceof RuleTimestamp) return "timestamp";
  if (value instanceof RuleDuration) return "duration";
  if (value instanceof RuleLatLng) return "latlng";
  if (value instanceof RulePath) return "path";
  if (value instanceof RuleSet) return "set";
  if (value instanceof RuleMapDiff) return "map_diff";
  if (isRuleMap(value)) return "map";
  return "list";
}

export function isRuleMap(value: RuleValue): value is RuleMap {
  return value instanceof Map;
}

export function isRuleList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}

/** Equality of the language: by value; an int equals a float of the same amount. */
export function equals(a: RuleValue, b: RuleValue): boolean {
  // oxlint-disable-next-line eqeqeq -- JavaScript compares a bigint with a number by amount only loosely.
  if (isNumber(a) && isNumber(b)) return a == b;
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  if (isRuleList(a) && isRuleList(b))
    return a.length === b.length && a.every((item, i) => equalsOrAbsent(item, b[i]));
  if (isRuleMap(a) && isRuleMap(b)) {
    return a.size === b.size && [...a].every(([key, value]) => equalsOrAbsent(value, b.get(key)));
  }
  if (a instanceof RuleSet && b instanceof RuleSet) {
    return a.values.length === b.values.length && a.values.every((value) => contains(b.values, value));
  }
  if (a instanceof RulePath && b instanceof RulePath) return a.segments.join("/") === b.segments.join("/");
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return a.nanos === b.nanos;
  if (a instanceof RuleDuration && b instanceof RuleDuration) return a.nanos === b.nanos;
  if (a instanceof RuleLatLng && b instanceof RuleLatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return a === b;
}

export function contains(values: readonly RuleValue[], wanted: RuleValue): boolean {
  return values.some((value) => equals(value, wanted));
}

export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function equalsOrAbsent(a: RuleValue, b: RuleValue | undefined): boolean {
  return b !== undefined && equals(a, b);
}
