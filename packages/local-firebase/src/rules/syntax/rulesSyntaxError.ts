/** Position in a rules file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A rules file that cannot be understood; the message begins with `file:line:column`. */
export class RulesSyntaxError extends Error {
  readonly position: Position;

  constructor(fileName: string, position: Position, problem: string) {
    super(`${fileName}:${position.line}:${position.column}: ${problem}`);
    this.name = "RulesSyntaxError";
    this.position = position;
  }
}
