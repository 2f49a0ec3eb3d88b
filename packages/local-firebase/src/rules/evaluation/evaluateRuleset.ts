import type { DocumentReads } from "./documentReads.ts";
import type { ExpressionCount } from "./expressionCount.ts";
import { Evaluator, type Scope } from "./evaluator.ts";
import { bindings, type PathPart } from "./pathPattern.ts";
import type { Allow, Block, Match, Operation, Ruleset } from "../syntax/ruleset.ts";
import { EvaluationError, typeOf, type RuleMap } from "../values/ruleValue.ts";

export interface Question {
  readonly service: "cloud.firestore" | "firebase.storage";
  readonly operation: Operation;
  /** `databases/(default)/documents/...` or `b/<bucket>/o/...`; a query leaves parts of it open. */
  readonly path: readonly PathPart[];
  /** `request` and `resource`. */
  readonly variables: RuleMap;
  readonly reads: DocumentReads;
  readonly expressions: ExpressionCount;
}

export type Decision =
  | { readonly allowed: true }
  /** `reasons`: for each rule that was tried, where it stands and why it did not allow. */
  | { readonly allowed: false; readonly reasons: readonly string[] };

/** Asks every rule whose path and operation fit, until one allows. */
export function evaluateRuleset(rules: Ruleset, question: Question): Decision {
  const evaluator = new Evaluator(question.reads, question.expressions);
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

/** Finds the reason why a rule does not allow, `null` when it does. */
function refusal(evaluator: Evaluator, allow: Allow, scope: Scope): string | null {
  try {
    const verdict = evaluator.evaluate(allow.condition, scope);
    if (verdict === true) return null;
    return typeOf(verdict) === "bool" ? "false" : "not a bool";
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
  const [first] = match.pattern;
  // Most matches of a file are for other places.
  if (first?.kind === "fixed" && first.text !== question.path[at]) return;
  for (const { variables, end } of bindings(match.pattern, question.path, at)) {
    const scope = { variables: new Map(variables), functions: match.body.functions, outer };
    yield* matchingRules(match.body, question, end, scope);
  }
}
