/**
 * A callback that receives a new value. Written as a method on purpose: its parameter is then compared both ways,
 * so a handler for exactly the host's values fits a field that could also be emptied.
 */
export type ValueHandler<Value> = { handle(value: Value): void }["handle"];
