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
  | RuleUnknown
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

/** @see setOf */
export class RuleSet {
  /** Distinct. */
  readonly values: readonly RuleValue[];

  constructor(values: readonly RuleValue[]) {
    this.values = values;
  }
}

/** Result of `after.diff(before)`. */
export class RuleMapDiff {
  readonly after: RuleMap;
  readonly before: RuleMap;

  constructor(after: RuleMap, before: RuleMap) {
    this.after = after;
    this.before = before;
  }
}

/** An end of a range of numbers, strings, timestamps or durations. */
export interface Bound {
  readonly value: RuleValue;
  readonly inclusive: boolean;
}

/** Facts about a value without knowing it. */
export interface Facts {
  /** It is one of these types. */
  readonly types?: ReadonlySet<RuleType>;
  readonly from?: Bound;
  readonly to?: Bound;
  /** It equals none of these. */
  readonly excluded?: readonly RuleValue[];
  /** It is a map with these entries, among others. */
  readonly members?: RuleMap;
  /** It is a list with these elements, among others. */
  readonly elements?: readonly RuleValue[];
}

/**
 * A value that exists but differs from document to document, when a query is judged before its documents are looked
 * at. Whatever depends on more than the facts fails with `notProven`; `typeOf` does so for every operation that has
 * not provided for it.
 */
export class RuleUnknown {
  /** As the rules name it: `resource.data.owner`. */
  readonly description: string;
  readonly facts: Facts;

  constructor(description: string, facts: Facts = {}) {
    this.description = description;
    this.facts = facts;
  }

  notProven(member = ""): EvaluationError {
    return new EvaluationError(`not proven by the query: ${this.description}${member}`);
  }
}

/** A failed evaluation: it makes the `allow` in which it happens false, unless `||` or `&&` makes up for it. */
export class EvaluationError extends Error {
  override readonly name = "EvaluationError";

  constructor(message: string) {
    // An ordinary outcome of rules: collecting its stack would take longer than the decision.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = limit;
  }
}

/** Type names that stand after `is`, besides `number` for both kinds. */
export const RULE_TYPES = [
  "null",
  "bool",
  "int",
  "float",
  "string",
  "bytes",
  "timestamp",
  "duration",
  "latlng",
  "path",
  "set",
  "map_diff",
  "map",
  "list",
  // What Google makes of a field while it judges a query; no value has this type.
  "constraint",
] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/** @throws EvaluationError for an unknown value */
export function typeOf(value: RuleValue): RuleType {
  if (value instanceof RuleUnknown) throw value.notProven();
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

export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}
