import type { Expression } from "./ruleset.ts";

/** The expressions that an expression is made of. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "literal":
    case "name":
      return [];
    case "list":
      return expression.elements;
    case "map":
      return expression.entries.map((entry) => entry.value);
    case "path":
      return expression.parts.filter((part) => typeof part !== "string");
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, expression.index];
    case "slice":
      return [expression.object, expression.from, expression.to];
    case "call":
      return expression.args;
    case "method":
      return [expression.object, ...expression.args];
    case "not":
    case "negate":
    case "is":
      return [expression.operand];
    case "and":
    case "or":
    case "binary":
      return [expression.left, expression.right];
    case "conditional":
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}
