import type { Expression, PatternSegment } from "./ruleset.ts";
import type { TokenStream } from "./tokenStream.ts";

/** The path after `match`: fixed segments, `{name}`, `{name=**}`. */
export function parsePattern(tokens: TokenStream): PatternSegment[] {
  const pattern: PatternSegment[] = [];
  const names = new Set<string>();
  if (!tokens.sees("/")) throw tokens.unexpected('a path that begins with "/"');
  while (tokens.accept("/")) {
    if (!tokens.accept("{")) {
      pattern.push({ kind: "fixed", text: fixedSegment(tokens, /^[\w.()~$@+-]+$/) });
      continue;
    }
    const token = tokens.peek();
    const name = tokens.expectWord("the name of a path segment");
    if (names.has(name)) throw tokens.error(token, `"${name}" stands twice in this path`);
    names.add(name);
    const isRest = tokens.accept("=");
    if (isRest) tokens.expect("**");
    tokens.expect("}");
    pattern.push({ kind: isRest ? "rest" : "one", name });
  }
  if (pattern.filter((segment) => segment.kind === "rest").length > 1) {
    throw tokens.error(tokens.peek(), "a path takes one {name=**}");
  }
  return pattern;
}

/** A path as a value: `/databases/$(database)/documents/users/$(uid)`. */
export function parsePathLiteral(
  tokens: TokenStream,
  parseInserted: () => Expression,
): (string | Expression)[] {
  const parts: (string | Expression)[] = [];
  while (tokens.accept("/")) {
    if (tokens.accept("$")) {
      tokens.expect("(");
      parts.push(parseInserted());
      tokens.expect(")");
    } else if (tokens.accept("(")) {
      // `(default)`, the database's usual name, is the one literal segment with brackets.
      const word = tokens.expectWord("a name");
      tokens.expect(")");
      parts.push(`(${word})`);
    } else parts.push(fixedSegment(tokens, /^[\w-]+$/));
  }
  return parts;
}

/** A segment is written without blanks: takes tokens while they touch and suit. */
function fixedSegment(tokens: TokenStream, allowed: RegExp): string {
  let text = "";
  let end = tokens.peek().start;
  for (let token = tokens.peek(); token.start === end && allowed.test(token.text); token = tokens.peek()) {
    if (token.kind === "string" || token.kind === "bytes") break;
    tokens.take();
    text += token.text;
    end = token.end;
  }
  if (text === "") throw tokens.unexpected("a path segment");
  return text;
}
