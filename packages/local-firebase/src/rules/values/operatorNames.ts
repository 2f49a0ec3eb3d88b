/** Operators of the rules that put two values in order. */
export type OrderOperator = "<" | "<=" | ">" | ">=";
/** Operators of the rules between two values, besides `&&` and `||`. */
export type BinaryOperator = OrderOperator | "+" | "-" | "*" | "/" | "%" | "==" | "!=" | "in";
