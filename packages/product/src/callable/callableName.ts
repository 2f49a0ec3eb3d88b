import type * as callables from "./callables.ts";

/** The name of a backend callable. */
export type CallableName = keyof typeof callables;
