import type { Fields, Value } from "./value.ts";

/** Tells whether two documents hold exactly the same: unlike `valuesEqual`, 1 and 1.0 or 0 and -0 differ. */
export function fieldsIdentical(a: Fields, b: Fields): boolean {
  return deepEqual(a, b);
}

/** @see fieldsIdentical */
export function valuesIdentical(a: Value, b: Value): boolean {
  return deepEqual(a, b);
}

/** Canonical values are plain JSON data, so that structural equality, key order aside, is identity. */
function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const entries = Object.entries(a);
  if (entries.length !== Object.keys(b).length) return false;
  const other = b as Readonly<Record<string, unknown>>;
  return entries.every(([key, value]) => Object.hasOwn(other, key) && deepEqual(value, other[key]));
}
