import { numericId } from "./resourceName.ts";

/**
 * Order of two strings by their UTF-8 bytes, which is code point order. JavaScript's own `<` goes by UTF-16 units and
 * puts characters beyond U+FFFF before U+E000 to U+FFFF.
 */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a.charCodeAt(index) === b.charCodeAt(index)) index++;
  if (index === length) return a.length - b.length;
  const x = a.charCodeAt(index);
  const y = b.charCodeAt(index);
  return isSurrogate(x) === isSurrogate(y) ? x - y : Number(isSurrogate(x)) - Number(isSurrogate(y));
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Order of resource names: segment by segment, numeric ids first and by value. */
export function compareResourceNames(a: string, b: string): number {
  if (a === b) return 0;
  const start = startOfDifferentSegment(a, b);
  const [segments, others] = [a.slice(start).split("/"), b.slice(start).split("/")];
  for (const [index, segment] of segments.entries()) {
    const other = others[index];
    if (other === undefined) break;
    const result = compareIds(segment, other);
    if (result !== 0) return result;
  }
  return segments.length - others.length;
}

/** Names in one collection share a long beginning; skipping it makes sorting by name several times faster. */
function startOfDifferentSegment(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) index++;
  return a.lastIndexOf("/", index - 1) + 1;
}

function compareIds(a: string, b: string): number {
  const [m, n] = [numericId(a), numericId(b)];
  if (m !== null && n !== null) return m === n ? 0 : m < n ? -1 : 1;
  if (m !== null || n !== null) return m === null ? 1 : -1;
  return compareUtf8(a, b);
}
