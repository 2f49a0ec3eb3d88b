import type { BinaryOperator } from "../values/operatorNames.ts";
import type { Position } from "./rulesSyntaxError.ts";
import type { RuleType, RuleValue } from "../values/ruleValue.ts";

/** A parsed rules file. */
export interface Ruleset {
  readonly fileName: string;
  readonly services: readonly Service[];
}

export interface Service {
  /** `cloud.firestore` or `firebase.storage`. */
  readonly name: string;
  readonly body: Block;
}

/** Content between the braces of a service or a match. */
export interface Block {
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

export interface Match {
  readonly pattern: readonly PatternSegment[];
  readonly body: Block;
}

/** A fixed segment, `{name}` for one segment, or `{name=**}` for any number of them. */
export type PatternSegment =
  | { readonly kind: "fixed"; readonly text: string }
  | { readonly kind: "one"; readonly name: string }
  | { readonly kind: "rest"; readonly name: string };

export const OPERATIONS = ["get", "list", "create", "update", "delete"] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface Allow {
  readonly operations: ReadonlySet<Operation>;
  readonly condition: Expression;
  readonly position: Position;
}

export interface RuleFunction {
  readonly name: string;
  readonly position: Position;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
}

export type Expression = { readonly position: Position } & (
  | { readonly kind: "literal"; readonly value: RuleValue }
  | { readonly kind: "list"; readonly elements: readonly Expression[] }
  | {
      readonly kind: "map";
      readonly entries: readonly { readonly key: string; readonly value: Expression }[];
    }
  | { readonly kind: "path"; readonly parts: readonly (string | Expression)[] }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "member"; readonly object: Expression; readonly name: string }
  | { readonly kind: "index"; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: "slice";
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: "method";
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: "not" | "negate"; readonly operand: Expression }
  | { readonly kind: "and" | "or"; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: "binary";
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: "is"; readonly operand: Expression; readonly type: RuleType | "number" }
  | {
      readonly kind: "conditional";
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
);
