import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { crc32c } from "../../checksum/crc32c.ts";
import { toInt } from "../values/operators.ts";
import {
  EvaluationError,
  isNumber,
  RuleDuration,
  RuleLatLng,
  RulePath,
  typeOf,
  type RuleValue,
} from "../values/ruleValue.ts";
import { dayInMillis, durationOf, timestampOf } from "../values/timeRange.ts";

/** A built-in function; `undefined` = it does not take these arguments. */
export type BuiltIn = (...args: RuleValue[]) => RuleValue | undefined;

/** Functions that read documents: the evaluator knows them. */
export const DOCUMENT_FUNCTIONS = new Set(["get", "exists", "getAfter", "existsAfter"]);

export const GLOBAL_FUNCTIONS: Readonly<Record<string, BuiltIn>> = {
  debug: (value) => value,
  string: (value) => (value === undefined ? undefined : toText(value)),
  int: (value) => {
    if (typeof value === "bigint") return value;
    if (typeof value === "number" && Number.isFinite(value)) return toInt(BigInt(Math.trunc(value)));
    return typeof value === "string" && /^-?\d{1,19}$/.test(value) ? toInt(BigInt(value)) : undefined;
  },
  float: (value) => {
    if (value !== undefined && isNumber(value)) return Number(value);
    return typeof value === "string" && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)
      ? Number(value)
      : undefined;
  },
  bool: (value) => {
    if (typeof value === "boolean") return value;
    return value === "true" || value === "false" ? value === "true" : undefined;
  },
  path: (value) =>
    typeof value === "string" ? new RulePath(value.split("/").filter((part) => part !== "")) : undefined,
};

export const NAMESPACES: Readonly<Record<string, Readonly<Record<string, BuiltIn>>>> = {
  math: {
    abs: (x) =>
      typeof x === "bigint" ? toInt(x < 0n ? -x : x) : typeof x === "number" ? Math.abs(x) : undefined,
    ceil: rounding(Math.ceil),
    floor: rounding(Math.floor),
    round: rounding((x) => Math.sign(x) * Math.round(Math.abs(x))),
    isInfinite: (x) => (isNumberOrAbsent(x) ? Math.abs(Number(x)) === Infinity : undefined),
    isNaN: (x) => (isNumberOrAbsent(x) ? Number.isNaN(x) : undefined),
    pow: (base, exponent) =>
      isNumberOrAbsent(base) && isNumberOrAbsent(exponent) ? Number(base) ** Number(exponent) : undefined,
    sqrt: (x) => (isNumberOrAbsent(x) ? Math.sqrt(Number(x)) : undefined),
  },
  timestamp: {
    date: (year, month, day) => {
      if (typeof year !== "bigint" || typeof month !== "bigint" || typeof day !== "bigint") return undefined;
      const millis = dayInMillis(Number(year), Number(month), Number(day));
      return Number.isNaN(millis) ? undefined : timestampOf(BigInt(millis) * 1_000_000n);
    },
    value: (millis) => (typeof millis === "bigint" ? timestampOf(millis * 1_000_000n) : undefined),
  },
  duration: {
    abs: (value) =>
      value instanceof RuleDuration ? durationOf(value.nanos < 0n ? -value.nanos : value.nanos) : undefined,
    time: (hours, minutes, seconds, nanos) => {
      const parts = [hours, minutes, seconds, nanos];
      if (!parts.every((part) => typeof part === "bigint")) return undefined;
      const [h = 0n, m = 0n, s = 0n, n = 0n] = parts;
      return durationOf((h * 3600n + m * 60n + s) * 1_000_000_000n + n);
    },
    value: (magnitude, unit) => {
      const nanos = typeof unit === "string" ? UNITS.get(unit) : undefined;
      return typeof magnitude === "bigint" && nanos !== undefined ? durationOf(magnitude * nanos) : undefined;
    },
  },
  latlng: {
    value: (latitude, longitude) =>
      isNumberOrAbsent(latitude) && isNumberOrAbsent(longitude)
        ? new RuleLatLng(Number(latitude), Number(longitude))
        : undefined,
  },
  hashing: {
    crc32: checksum((bytes) => crc32(bytes)),
    crc32c: checksum((bytes) => crc32c(bytes)),
    md5: hashing("md5"),
    sha256: hashing("sha256"),
  },
};

/** Nanoseconds of the units of `duration.value`. */
const UNITS = new Map([
  ["w", 604_800_000_000_000n],
  ["d", 86_400_000_000_000n],
  ["h", 3_600_000_000_000n],
  ["m", 60_000_000_000n],
  ["s", 1_000_000_000n],
  ["ms", 1_000_000n],
  ["ns", 1n],
]);

/** @throws EvaluationError when the function does not take these arguments */
export function callBuiltIn(name: string, builtIn: BuiltIn, args: readonly RuleValue[]): RuleValue {
  const result = builtIn(...args);
  if (result === undefined)
    throw new EvaluationError(`${name} does not take (${args.map(typeOf).join(", ")})`);
  return result;
}

function isNumberOrAbsent(value: RuleValue | undefined): value is bigint | number {
  return value !== undefined && isNumber(value);
}

function rounding(round: (x: number) => number): BuiltIn {
  return (x) => {
    if (typeof x === "bigint") return x;
    return typeof x === "number" && Number.isFinite(x) ? toInt(BigInt(round(x))) : undefined;
  };
}

function hashing(algorithm: string): BuiltIn {
  return (value) => {
    const isHashable = typeof value === "string" || value instanceof Uint8Array;
    return isHashable ? createHash(algorithm).update(value).digest() : undefined;
  };
}

/** Four bytes, big-endian. */
function checksum(sum: (bytes: Uint8Array) => number): BuiltIn {
  return (value) => {
    const bytes = typeof value === "string" ? Buffer.from(value) : value;
    if (!(bytes instanceof Uint8Array)) return undefined;
    const result = Buffer.alloc(4);
    result.writeUInt32BE(sum(bytes));
    return result;
  };
}

function toText(value: RuleValue): string | undefined {
  if (value instanceof RulePath) return `/${value.segments.join("/")}`;
  // A float shows that it is one: string(2.0) is "2.0".
  if (typeof value === "number" && Number.isInteger(value)) return value.toFixed(1);
  const isPlain =
    value === null || typeof value === "boolean" || isNumber(value) || typeof value === "string";
  return isPlain ? String(value) : undefined;
}
