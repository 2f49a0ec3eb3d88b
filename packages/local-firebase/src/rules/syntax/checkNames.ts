import { CallGraph } from "./callGraph.ts";
import { childrenOf } from "./childrenOf.ts";
import { DOCUMENT_FUNCTIONS, GLOBAL_FUNCTIONS, NAMESPACES } from "../builtins/globals.ts";
import { RulesSyntaxError } from "./rulesSyntaxError.ts";
import type { Block, Expression, RuleFunction, Ruleset } from "./ruleset.ts";

/** Chains such as `a && b && c` nest to the left; what walks an expression recurses. */
const MAX_DEPTH = 500;

interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, RuleFunction>;
}

/**
 * Finds names that nothing defines, and calls with the wrong number of arguments, when the file is read rather than
 * as a silent denial later.
 * @throws RulesSyntaxError
 */
export function checkNames(ruleset: Ruleset): void {
  for (const service of ruleset.services) {
    const isFirestore = service.name === "cloud.firestore";
    const check = new NameCheck(ruleset.fileName, isFirestore);
    check.block(service.body, { variables: new Set(["request", "resource"]), functions: new Map() });
    check.recursion();
  }
}

class NameCheck {
  readonly #fileName: string;
  readonly #isFirestore: boolean;
  readonly #calls = new CallGraph();
  #current: RuleFunction | null = null;

  constructor(fileName: string, isFirestore: boolean) {
    this.#fileName = fileName;
    this.#isFirestore = isFirestore;
  }

  /** Call after `block`. */
  recursion(): void {
    const recursive = this.#calls.findCycle();
    if (recursive)
      throw new RulesSyntaxError(
        this.#fileName,
        recursive.position,
        `the function ${recursive.name} leads to itself`,
      );
  }

  block(block: Block, outer: Names): void {
    const names = { ...outer, functions: new Map([...outer.functions, ...block.functions]) };
    for (const declared of block.functions.values()) this.#function(declared, names);
    for (const allow of block.allows) this.#whole(allow.condition, names);
    for (const match of block.matches) {
      const bound = match.pattern.flatMap((segment) => (segment.kind === "fixed" ? [] : [segment.name]));
      this.block(match.body, { ...names, variables: new Set([...names.variables, ...bound]) });
    }
  }

  #function(declared: RuleFunction, names: Names): void {
    const variables = new Set([...names.variables, ...declared.parameters]);
    this.#current = declared;
    for (const binding of declared.bindings) {
      this.#whole(binding.value, { ...names, variables: new Set(variables) });
      variables.add(binding.name);
    }
    this.#whole(declared.result, { ...names, variables });
    this.#current = null;
  }

  /** An expression that is no part of another one. */
  #whole(expression: Expression, names: Names): void {
    if (isDeeperThan(MAX_DEPTH, expression))
      throw this.#error(expression, `the expression is nested more than ${MAX_DEPTH} deep`);
    this.#expression(expression, names);
  }

  #expression(expression: Expression, names: Names): void {
    if (expression.kind === "name" && !names.variables.has(expression.name)) {
      throw this.#error(expression, `unknown variable ${expression.name}`);
    }
    if (expression.kind === "call") this.#call(expression, names);
    if (expression.kind === "method" && expression.object.kind === "name") {
      const space = expression.object.name;
      if (!names.variables.has(space)) {
        if (!this.#hasNamespaceFunction(space, expression.name)) {
          throw this.#error(expression, `unknown function ${space}.${expression.name}`);
        }
        for (const argument of expression.args) this.#expression(argument, names);
        return;
      }
    }
    for (const child of childrenOf(expression)) this.#expression(child, names);
  }

  #call(call: Extract<Expression, { kind: "call" }>, names: Names): void {
    const declared = names.functions.get(call.name);
    if (declared && declared.parameters.length !== call.args.length) {
      throw this.#error(
        call,
        `${call.name} takes ${declared.parameters.length} arguments, not ${call.args.length}`,
      );
    }
    if (declared && this.#current) this.#calls.note(this.#current, declared);
    const isDocumentFunction = this.#isFirestore && DOCUMENT_FUNCTIONS.has(call.name);
    if (!declared && !isDocumentFunction && !Object.hasOwn(GLOBAL_FUNCTIONS, call.name)) {
      throw this.#error(call, `unknown function ${call.name}`);
    }
  }

  #hasNamespaceFunction(space: string, name: string): boolean {
    if (space === "firestore" && !this.#isFirestore) return name === "get" || name === "exists";
    const functions = Object.hasOwn(NAMESPACES, space) ? NAMESPACES[space] : undefined;
    return functions !== undefined && Object.hasOwn(functions, name);
  }

  #error(expression: Expression, problem: string): RulesSyntaxError {
    return new RulesSyntaxError(this.#fileName, expression.position, problem);
  }
}

/** Without recursion, which such an expression would exhaust. */
function isDeeperThan(limit: number, expression: Expression): boolean {
  let level: readonly Expression[] = [expression];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === limit) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}
