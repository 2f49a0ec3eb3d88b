import { RE2JS } from "re2js";
import * as v from "valibot";
import { compileGlob } from "./glob.ts";

/** Pattern of the paths that a rule of `firebase.json` is for, and of what it takes out of them. */
export interface Pattern {
  /** Captures parts of a path, by name or number; `null` when the path does not match. */
  match(path: string): ReadonlyMap<string, string> | null;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** The keys that say which paths a rule is for: a glob (under either name) or an RE2 expression. */
export const patternKeys = {
  source: v.optional(v.string()),
  glob: v.optional(v.string()),
  regex: v.optional(v.string()),
};

export interface PatternKeys {
  readonly source?: string | undefined;
  readonly glob?: string | undefined;
  readonly regex?: string | undefined;
}

/** @throws Error when there is no pattern, or one that is none */
export function compilePattern(keys: PatternKeys): Pattern {
  const glob = keys.source ?? keys.glob;
  if (glob !== undefined) return compileSource(glob);
  if (keys.regex !== undefined) return compileRegex(keys.regex);
  throw new Error("it has neither a source nor a regex");
}

/** Exclamation marks at the front turn a glob around; it then captures nothing. */
function compileSource(source: string): Pattern {
  const marks = /^!*/.exec(source)?.[0].length ?? 0;
  const pattern = compileGlobOrSegments(`/${source.slice(marks).replace(/^\/+/, "")}`);
  if (marks % 2 === 0) return pattern;
  return { match: (path) => (pattern.match(path) === null ? NOTHING : null) };
}

function compileGlobOrSegments(glob: string): Pattern {
  if (/\/:\w/.test(glob)) return compileRegex(segmentsToRegex(glob));
  const matches = compileGlob(glob);
  return { match: (path) => (matches(path) ? NOTHING : null) };
}

/** `:name` takes one segment, `:name?` at most one, `:name*` any number; the rest is a glob of stars. */
function segmentsToRegex(glob: string): string {
  const source = glob.replaceAll(/\/:(\w+)([?*]?)|\/?\*\*|\*|[^\w/]/g, (token, name?: string, count = "") => {
    if (name !== undefined) {
      const value = `(?P<${name}>${count === "*" ? ".*" : "[^/]+"})`;
      return count === "" ? `/${value}` : `(?:/${value})?`;
    }
    if (token === "/**") return "(?:/.*)?";
    if (token === "**") return ".*";
    return token === "*" ? "[^/]*" : RE2JS.quote(token);
  });
  return `(?s)^${source}/?$`;
}

function compileRegex(regex: string): Pattern {
  const compiled = RE2JS.compile(regex);
  const names = Object.keys(compiled.namedGroups());
  return {
    match(path) {
      const matcher = compiled.matcher(path);
      if (!matcher.find()) return null;
      const found = new Map<string, string>();
      for (let index = 0; index <= matcher.groupCount(); index += 1) {
        const value: unknown = matcher.group(index);
        if (typeof value === "string") found.set(String(index), value);
      }
      for (const name of names) {
        const value: unknown = matcher.group(name);
        if (typeof value === "string") found.set(name, value);
      }
      return found;
    },
  };
}
