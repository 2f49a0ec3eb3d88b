/**
 * Tells whether a document path matches a trigger's pattern: segments are literal, `{param}` or `*` for one segment,
 * `{param=**}` or `**` for any number of them.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  return matchSegments(pattern.split("/"), path.split("/"));
}

function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (head === "**" || /^\{[^=}]+=\*\*\}$/.test(head)) {
    return Array.from({ length: path.length + 1 }, (_, taken) => path.slice(taken)).some((left) =>
      matchSegments(rest, left),
    );
  }
  const [segment, ...left] = path;
  if (segment === undefined) return false;
  const anySegment = head === "*" || /^\{[^}]+\}$/.test(head);
  return (anySegment || head === segment) && matchSegments(rest, left);
}
