import type { Token } from "./lexer.ts";
import { parsePathLiteral } from "./parsePath.ts";
import type { BinaryOperator } from "../values/operatorNames.ts";
import type { Expression } from "./ruleset.ts";
import { RULE_TYPES, type RuleType } from "../values/ruleValue.ts";
import type { TokenStream } from "./tokenStream.ts";

/** Binary operators from the loosest to the tightest; `&&` and `||` stand apart. */
const LEVELS: readonly (readonly string[])[] = [
  ["==", "!="],
  ["in", "is"],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];
const TYPES: readonly (RuleType | "number")[] = [...RULE_TYPES, "number"];
const MAX_INT = 2n ** 63n - 1n;
/** Deeper nesting is refused instead of exhausting the stack. */
const MAX_DEPTH = 100;

/** @throws RulesSyntaxError */
export function parseExpression(tokens: TokenStream, depth = 0): Expression {
  if (depth > MAX_DEPTH) throw tokens.error(tokens.peek(), "the expression is nested too deeply");
  const condition = parseLogical(tokens, "||", depth);
  const { position } = condition;
  if (!tokens.accept("?")) return condition;
  const whenTrue = parseExpression(tokens, depth + 1);
  tokens.expect(":");
  const whenFalse = parseExpression(tokens, depth + 1);
  return { kind: "conditional", condition, whenTrue, whenFalse, position };
}

function parseLogical(tokens: TokenStream, operator: "||" | "&&", depth: number): Expression {
  const operand = (): Expression =>
    operator === "||" ? parseLogical(tokens, "&&", depth) : parseBinary(tokens, 0, depth);
  let left = operand();
  while (tokens.sees(operator)) {
    const { position } = tokens.take();
    left = { kind: operator === "||" ? "or" : "and", left, right: operand(), position };
  }
  return left;
}

function parseBinary(tokens: TokenStream, level: number, depth: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(tokens, depth);
  let left = parseBinary(tokens, level + 1, depth);
  for (;;) {
    const token = tokens.peek();
    if (token.kind !== "symbol" && token.kind !== "word") return left;
    if (!operators.includes(token.text)) return left;
    tokens.take();
    const { position } = token;
    if (token.text === "is") left = { kind: "is", operand: left, type: parseType(tokens), position };
    else {
      const right = parseBinary(tokens, level + 1, depth);
      left = { kind: "binary", operator: token.text as BinaryOperator, left, right, position };
    }
  }
}

function parseType(tokens: TokenStream): RuleType | "number" {
  const token = tokens.peek();
  const name = tokens.expectWord("a type");
  const type = TYPES.find((known) => known === name);
  if (!type) throw tokens.error(token, `"${name}" is not a type`);
  return type;
}

function parseUnary(tokens: TokenStream, depth: number): Expression {
  if (depth > MAX_DEPTH) throw tokens.error(tokens.peek(), "the expression is nested too deeply");
  const { position } = tokens.peek();
  if (tokens.accept("!")) return { kind: "not", operand: parseUnary(tokens, depth + 1), position };
  if (tokens.accept("-")) return { kind: "negate", operand: parseUnary(tokens, depth + 1), position };
  return parsePostfix(tokens, depth);
}

function parsePostfix(tokens: TokenStream, depth: number): Expression {
  let object = parsePrimary(tokens, depth);
  for (;;) {
    const { position } = tokens.peek();
    if (tokens.accept(".")) {
      const name = tokens.expectWord("a property or method");
      object = tokens.sees("(")
        ? { kind: "method", object, name, args: parseArguments(tokens, depth), position }
        : { kind: "member", object, name, position };
    } else if (tokens.accept("[")) {
      const index = parseExpression(tokens, depth + 1);
      if (tokens.accept(":")) {
        object = { kind: "slice", object, from: index, to: parseExpression(tokens, depth + 1), position };
      } else object = { kind: "index", object, index, position };
      tokens.expect("]");
    } else return object;
  }
}

function parsePrimary(tokens: TokenStream, depth: number): Expression {
  const token = tokens.peek();
  const { position } = token;
  if (tokens.sees("/")) {
    const parts = parsePathLiteral(tokens, () => parseExpression(tokens, depth + 1));
    return { kind: "path", parts, position };
  }
  if (tokens.accept("(")) {
    const inner = parseExpression(tokens, depth + 1);
    tokens.expect(")");
    return inner;
  }
  if (tokens.accept("[")) return { kind: "list", elements: parseList(tokens, "]", depth), position };
  if (tokens.accept("{")) return { kind: "map", entries: parseEntries(tokens, depth), position };
  if (token.kind === "word") return parseWord(tokens, depth);
  if (token.kind === "symbol" || token.kind === "end") throw tokens.unexpected("an expression");
  tokens.take();
  return { kind: "literal", value: literalValue(tokens, token), position };
}

function literalValue(tokens: TokenStream, token: Token): string | Buffer | number | bigint {
  if (token.kind === "string") return token.text;
  if (token.kind === "bytes") return Buffer.from(token.text, "latin1");
  if (token.kind === "float") return Number(token.text);
  const value = BigInt(token.text);
  if (value > MAX_INT) throw tokens.error(token, "the integer does not fit in 64 bits");
  return value;
}

function parseWord(tokens: TokenStream, depth: number): Expression {
  const { text: name, position } = tokens.take();
  if (name === "true" || name === "false") return { kind: "literal", value: name === "true", position };
  if (name === "null") return { kind: "literal", value: null, position };
  if (tokens.sees("(")) return { kind: "call", name, args: parseArguments(tokens, depth), position };
  return { kind: "name", name, position };
}

function parseArguments(tokens: TokenStream, depth: number): Expression[] {
  tokens.expect("(");
  return parseList(tokens, ")", depth);
}

function parseList(tokens: TokenStream, close: string, depth: number): Expression[] {
  const elements: Expression[] = [];
  while (!tokens.accept(close)) {
    elements.push(parseExpression(tokens, depth + 1));
    if (!tokens.sees(close)) tokens.expect(",");
  }
  return elements;
}

function parseEntries(tokens: TokenStream, depth: number): { key: string; value: Expression }[] {
  const entries: { key: string; value: Expression }[] = [];
  while (!tokens.accept("}")) {
    if (tokens.peek().kind !== "string") throw tokens.unexpected("a key in quotes");
    const key = tokens.take().text;
    tokens.expect(":");
    entries.push({ key, value: parseExpression(tokens, depth + 1) });
    if (!tokens.sees("}")) tokens.expect(",");
  }
  return entries;
}
