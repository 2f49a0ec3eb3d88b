/**
 * A double in proto3-JSON form. JSON has no non-finite numbers and `JSON.stringify(-0)` loses the sign, so these four
 * travel as strings.
 */
export type DoubleJson = number | "NaN" | "Infinity" | "-Infinity" | "-0";

export interface LatLng {
  /** Degrees, -90 to 90; absent means 0. */
  readonly latitude?: number;
  /** Degrees, -180 to 180; absent means 0. */
  readonly longitude?: number;
}

/**
 * A Firestore value in canonical proto3-JSON form: exactly one key. Values from outside come through `parseValue`,
 * which brings them into this form.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  /** A signed 64-bit integer in decimal. */
  | { readonly integerValue: string }
  | { readonly doubleValue: DoubleJson }
  /** RFC 3339, UTC, always six fractional digits: the text order is the time order. */
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  /** Standard base64 with padding. */
  | { readonly bytesValue: string }
  /** Full resource name of a document. */
  | { readonly referenceValue: string }
  | { readonly geoPointValue: LatLng }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

/** Named values: a document's fields or a map's entries. */
export type Fields = { readonly [name: string]: Value };

export const NULL: Value = { nullValue: null };

/** The number in an `integerValue` or `doubleValue` (an integer beyond 2^53 is rounded), else `null`. */
export function toNumber(value: Value): number | null {
  if ("integerValue" in value) return integerToNumber(value.integerValue);
  if ("doubleValue" in value) return Number(value.doubleValue);
  return null;
}

/** Decimals of this length always fit into a double: adding up their digits is faster than `Number`. */
const EXACT_LENGTH = 15;
const [ZERO, MINUS] = [48, 45];

/** The number of a canonical `integerValue`; beyond 2^53 it is rounded. */
export function integerToNumber(text: string): number {
  if (text.length > EXACT_LENGTH) return Number(text);
  const isNegative = text.charCodeAt(0) === MINUS;
  let number = 0;
  for (let index = isNegative ? 1 : 0; index < text.length; index++) {
    number = number * 10 + text.charCodeAt(index) - ZERO;
  }
  return isNegative ? -number : number;
}

/** A double in the form that survives JSON. */
export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: "NaN" };
  if (number === Infinity) return { doubleValue: "Infinity" };
  if (number === -Infinity) return { doubleValue: "-Infinity" };
  return { doubleValue: Object.is(number, -0) ? "-0" : number };
}

export function isNull(value: Value): boolean {
  return "nullValue" in value;
}

export function isNaNValue(value: Value): boolean {
  return "doubleValue" in value && value.doubleValue === "NaN";
}

export function arrayElements(value: Value | undefined): readonly Value[] {
  return value !== undefined && "arrayValue" in value ? (value.arrayValue.values ?? []) : [];
}

/** The elements of a vector (a map whose `__type__` is `__vector__`), or `null` for any other value. */
export function vectorElements(value: Value): readonly Value[] | null {
  if (!("mapValue" in value)) return null;
  const type = value.mapValue.fields?.["__type__"];
  if (type === undefined || !("stringValue" in type) || type.stringValue !== "__vector__") return null;
  return arrayElements(value.mapValue.fields?.["value"]);
}
