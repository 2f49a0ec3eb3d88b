/** Tells whether a value has properties to read. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === "object" || typeof value === "function") && value !== null;
}
