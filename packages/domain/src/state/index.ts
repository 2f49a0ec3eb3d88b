export * from "./defineMachine.ts";
