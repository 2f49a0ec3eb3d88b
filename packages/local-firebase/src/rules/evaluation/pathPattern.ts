import type { PatternSegment } from "../syntax/ruleset.ts";
import { RulePath, RuleUnknown, type RuleType, type RuleValue } from "../values/ruleValue.ts";

/** A part of a path that a query leaves open: one segment, or any number of them. */
export const ANY_SEGMENT = Symbol("any segment");
export const ANY_SEGMENTS = Symbol("any segments");
export type PathPart = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;

const STRING: ReadonlySet<RuleType> = new Set(["string"]);
const PATH: ReadonlySet<RuleType> = new Set(["path"]);

/** A path as a value, unknown when parts of it are open. */
export function pathValue(description: string, path: readonly PathPart[]): RulePath | RuleUnknown {
  const segments = path.filter((part) => typeof part === "string");
  return segments.length === path.length
    ? new RulePath(segments)
    : new RuleUnknown(description, { types: PATH });
}

/** For people, with `*` and `**` for what is open. */
export function describePath(path: readonly PathPart[]): string {
  const texts = path.map((part) => {
    if (part === ANY_SEGMENTS) return "**";
    return part === ANY_SEGMENT ? "*" : part;
  });
  return `/${texts.join("/")}`;
}

/** One segment as a value. */
export function segmentValue(description: string, part: PathPart | undefined): string | RuleUnknown {
  return typeof part === "string" ? part : new RuleUnknown(description, { types: STRING });
}

/**
 * Every way in which the pattern fits the path from `at` on; `{name=**}` takes none, one or more segments. It fits an
 * open path only when it fits whatever may stand there.
 */
export function* bindings(
  pattern: readonly PatternSegment[],
  path: readonly PathPart[],
  at: number,
): Generator<{ variables: readonly (readonly [string, RuleValue])[]; end: number }> {
  const [segment, ...rest] = pattern;
  if (!segment) {
    yield { variables: [], end: at };
    return;
  }
  const longest = segment.kind === "rest" ? path.length : at + 1;
  const shortest = segment.kind === "rest" ? at : at + 1;
  for (let end = longest; end >= shortest && end <= path.length; end--) {
    const own = bind(segment, path.slice(at, end));
    if (own === null) return;
    for (const { variables, end: last } of bindings(rest, path, end))
      yield { variables: [...own, ...variables], end: last };
  }
}

/** `null`: the segment does not fit. */
function bind(
  segment: PatternSegment,
  parts: readonly PathPart[],
): readonly (readonly [string, RuleValue])[] | null {
  if (segment.kind === "rest") return [[segment.name, pathValue(segment.name, parts)]];
  const [part] = parts;
  if (segment.kind === "fixed") return part === segment.text ? [] : null;
  return part === ANY_SEGMENTS ? null : [[segment.name, segmentValue(segment.name, part)]];
}
