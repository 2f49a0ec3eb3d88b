import { Evaluator, type DocumentReaders, type Scope } from "./evaluator.ts";
import type { Allow, Block, Match, Operation, PatternSegment, Ruleset } from "./ruleset.ts";
import { EvaluationError, RulePath, type RuleMap, type RuleValue } from "./ruleValue.ts";

export interface Question {
  readonly service: "cloud.firestore" | "firebase.storage";
  readonly operation: Operation;
  /** `databases/(default)/documents/...` or `b/<bucket>/o/...` */
  readonly path: readonly string[];
  /** `request` and `resource`. */
  readonly variables: RuleMap;
  readonly readers: DocumentReaders;
}

export type Decision =
  | { readonly allowed: true }
  /** `reasons`: for each rule that was tried, where it stands and why it did not allow. */
  | { readonly allowed: false; readonly reasons: readonly string[] };

/** Asks every rule whose path and operation fit, until one allows. */
export function decide(rules: Ruleset, question: Question): Decision {
  const evaluator = new Evaluator(question.readers);
  const reasons: string[] = [];
  for (const service of rules.services) {
    if (service.name !== question.service) continue;
    const scope: Scope = { variables: question.variables, functions: service.body.functions, outer: null };
    for (const { allow, scope: inner } of matchingRules(service.body, question, 0, scope)) {
      const reason = refusal(evaluator, allow, inner);
      if (reason === null) return { allowed: true };
      reasons.push(`${rules.fileName}:${allow.position.line}:${allow.position.column} (${reason})`);
    }
  }
  return { allowed: false, reasons };
}

/** Why a rule does not allow, `null` when it does. */
function refusal(evaluator: Evaluator, allow: Allow, scope: Scope): string | null {
  try {
    const verdict = evaluator.evaluate(allow.condition, scope);
    if (verdict === true) return null;
    return verdict === false ? "false" : "not a bool";
  } catch (error) {
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
}

function* matchingRules(
  block: Block,
  question: Question,
  at: number,
  scope: Scope,
): Generator<{ allow: Allow; scope: Scope }> {
  if (at === question.path.length) {
    for (const allow of block.allows) if (allow.operations.has(question.operation)) yield { allow, scope };
  }
  for (const match of block.matches) yield* insideMatch(match, question, at, scope);
}

function* insideMatch(
  match: Match,
  question: Question,
  at: number,
  outer: Scope,
): Generator<{ allow: Allow; scope: Scope }> {
  for (const { variables, end } of bindings(match.pattern, question.path, at)) {
    const scope = { variables: new Map(variables), functions: match.body.functions, outer };
    yield* matchingRules(match.body, question, end, scope);
  }
}

/** Every way in which the pattern fits the path from `at` on; `{name=**}` takes none, one or more segments. */
function* bindings(
  pattern: readonly PatternSegment[],
  path: readonly string[],
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
    const text = path[at] ?? "";
    if (segment.kind === "fixed" && segment.text !== text) return;
    for (const { variables, end: last } of bindings(rest, path, end)) {
      const own: (readonly [string, RuleValue])[] =
        segment.kind === "fixed"
          ? []
          : [[segment.name, segment.kind === "one" ? text : new RulePath(path.slice(at, end))]];
      yield { variables: [...own, ...variables], end: last };
    }
  }
}
