/**
 * The part that a Range header asks for (RFC 9110, section 14); both ends belong to it. `null` = the whole: also for
 * several ranges or another unit, which a server may ignore.
 * @param size bytes of the whole
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  return start >= size || (first === "" && Number(last) === 0) ? "unsatisfiable" : { start, end };
}
