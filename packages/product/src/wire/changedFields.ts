type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a document that change, maps field by field: what an update stores, with a merge. What stays the same is
 * left out, so that a stored value which is read with a fallback is never written over by its fallback.
 * @param before as it was read
 * @param after as it will be; fields that only `before` has stay
 */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const known: Fields = { ...before };
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const was = known[name];
      if (isSameValue(was, value)) return [];
      return [[name, isMap(was) && isMap(value) ? changedFields(was, value) : value]];
    }),
  );
}

/** Tells whether two values of a document are the same: dates by their instant, lists and maps by what they hold. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
  );
}

function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
