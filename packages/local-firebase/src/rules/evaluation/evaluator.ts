import type { DocumentReads } from "./documentReads.ts";
import type { ExpressionCount } from "./expressionCount.ts";
import { callBuiltIn, DOCUMENT_FUNCTIONS, GLOBAL_FUNCTIONS, NAMESPACES } from "../builtins/globals.ts";
import { callMethod } from "../builtins/methods.ts";
import { applyBinary, elementAt, negate, sliceOf } from "../values/operators.ts";
import { pathSegment } from "../builtins/pathMethods.ts";
import type { Expression, RuleFunction } from "../syntax/ruleset.ts";
import {
  EvaluationError,
  isNumber,
  isRuleMap,
  RulePath,
  RuleUnknown,
  typeOf,
  type RuleType,
  type RuleValue,
} from "../values/ruleValue.ts";
import { isUnknownOfType, memberOfUnknown } from "../values/unknown.ts";

/** Scope in which names are looked up: a match block, a function call, outwards. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RuleValue>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly outer: Scope | null;
}

/** Production's limit is 20 nested calls. */
const MAX_CALL_DEPTH = 20;

/** Evaluates the conditions of one decision. */
export class Evaluator {
  readonly #reads: DocumentReads;
  readonly #expressions: ExpressionCount;

  /** @param expressions how many were evaluated for the request, those of its other decisions among them */
  constructor(reads: DocumentReads, expressions: ExpressionCount) {
    this.#reads = reads;
    this.#expressions = expressions;
  }

  /**
   * @param depth of function calls
   * @throws EvaluationError
   */
  evaluate(expression: Expression, scope: Scope, depth = 0): RuleValue {
    // It bounds the stack, too: nothing nests deeper than it is long.
    this.#expressions.add();
    const evaluate = (inner: Expression): RuleValue => this.evaluate(inner, scope, depth);
    switch (expression.kind) {
      case "literal":
        return expression.value;
      case "list":
        return expression.elements.map(evaluate);
      case "map":
        return new Map(expression.entries.map(({ key, value }) => [key, evaluate(value)]));
      case "path":
        return new RulePath(expression.parts.flatMap((part) => pathSegments(part, evaluate)));
      case "name":
        return lookUp(scope, expression.name);
      case "member":
        return memberOf(evaluate(expression.object), expression.name);
      case "index":
        return elementAt(evaluate(expression.object), evaluate(expression.index));
      case "slice":
        return sliceOf(evaluate(expression.object), evaluate(expression.from), evaluate(expression.to));
      case "call":
        return this.#call(expression.name, expression.args.map(evaluate), scope, depth);
      case "method":
        return this.#method(expression, scope, evaluate);
      case "not":
        return !toBoolean(evaluate(expression.operand), "!");
      case "negate":
        return negate(evaluate(expression.operand));
      case "and":
        return either(expression, false, evaluate);
      case "or":
        return either(expression, true, evaluate);
      case "binary":
        return applyBinary(expression.operator, evaluate(expression.left), evaluate(expression.right));
      case "is":
        return isOfType(evaluate(expression.operand), expression.type);
      case "conditional":
        return evaluate(
          toBoolean(evaluate(expression.condition), "?") ? expression.whenTrue : expression.whenFalse,
        );
    }
  }

  #call(name: string, args: readonly RuleValue[], scope: Scope, depth: number): RuleValue {
    const found = findFunction(scope, name);
    if (!found) {
      const builtIn = Object.hasOwn(GLOBAL_FUNCTIONS, name) ? GLOBAL_FUNCTIONS[name] : undefined;
      return builtIn ? callBuiltIn(name, builtIn, args) : this.#document(name, args);
    }
    if (depth >= MAX_CALL_DEPTH) throw new EvaluationError("functions are nested too deeply");
    const { declared, home } = found;
    const variables = new Map(declared.parameters.map((parameter, i) => [parameter, args[i] ?? null]));
    const inner: Scope = { variables, functions: new Map(), outer: home };
    for (const binding of declared.bindings) {
      variables.set(binding.name, this.evaluate(binding.value, inner, depth + 1));
    }
    return this.evaluate(declared.result, inner, depth + 1);
  }

  #method(
    expression: Extract<Expression, { kind: "method" }>,
    scope: Scope,
    evaluate: (inner: Expression) => RuleValue,
  ): RuleValue {
    const { object, name } = expression;
    if (object.kind !== "name" || isVariable(scope, object.name)) {
      return callMethod(evaluate(object), name, expression.args.map(evaluate));
    }
    const args = expression.args.map(evaluate);
    if (object.name === "firestore") return this.#document(name, args);
    const builtIn = NAMESPACES[object.name]?.[name];
    if (!builtIn) throw new EvaluationError(`unknown function ${object.name}.${name}`);
    return callBuiltIn(`${object.name}.${name}`, builtIn, args);
  }

  #document(name: string, args: readonly RuleValue[]): RuleValue {
    const [path] = args;
    if (!DOCUMENT_FUNCTIONS.has(name)) throw new EvaluationError(`unknown function ${name}`);
    if (path instanceof RuleUnknown) throw path.notProven();
    if (args.length !== 1 || !(path instanceof RulePath)) throw new EvaluationError(`${name} takes a path`);
    const document = this.#reads.read(name.endsWith("After") ? "getAfter" : "get", path.segments);
    return name.startsWith("exists") ? document !== null : document;
  }
}

/** `&&` (decided by false) and `||` (decided by true): a side that decides outweighs an error on the other. */
function either(
  { left, right }: Extract<Expression, { kind: "and" | "or" }>,
  deciding: boolean,
  evaluate: (inner: Expression) => RuleValue,
): boolean {
  let failure: EvaluationError | null = null;
  for (const side of [left, right]) {
    try {
      if (toBoolean(evaluate(side), deciding ? "||" : "&&") === deciding) return deciding;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !deciding;
}

function toBoolean(value: RuleValue, operator: string): boolean {
  if (typeof value !== "boolean")
    throw new EvaluationError(`"${operator}" takes a bool, not a ${typeOf(value)}`);
  return value;
}

function isOfType(value: RuleValue, type: RuleType | "number"): boolean {
  if (value instanceof RuleUnknown) return isUnknownOfType(value, type);
  return type === "number" ? isNumber(value) : typeOf(value) === type;
}

function memberOf(object: RuleValue, name: string): RuleValue {
  if (object instanceof RuleUnknown) return memberOfUnknown(object, name);
  const value = isRuleMap(object) ? object.get(name) : undefined;
  if (value === undefined) throw new EvaluationError(`property ${name} is undefined on a ${typeOf(object)}`);
  return value;
}

function pathSegments(
  part: string | Expression,
  evaluate: (inner: Expression) => RuleValue,
): readonly string[] {
  if (typeof part === "string") return [part];
  const value = evaluate(part);
  return value instanceof RulePath ? value.segments : [pathSegment(value)];
}

function lookUp(scope: Scope | null, name: string): RuleValue {
  for (let at = scope; at; at = at.outer) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  throw new EvaluationError(`unknown variable ${name}`);
}

function isVariable(scope: Scope | null, name: string): boolean {
  for (let at = scope; at; at = at.outer) if (at.variables.has(name)) return true;
  return false;
}

/** The function and the scope it was declared in: it sees that one's variables, not its caller's. */
function findFunction(scope: Scope | null, name: string): { declared: RuleFunction; home: Scope } | null {
  for (let at = scope; at; at = at.outer) {
    const declared = at.functions.get(name);
    if (declared) return { declared, home: at };
  }
  return null;
}
