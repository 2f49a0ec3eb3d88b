export * from "./access.ts";
export * from "./actionSubjects.ts";
export * from "./actor.ts";
export * from "./authorize.ts";
export * from "./can.ts";
export * from "./menus.ts";
export * from "./routeAccess.ts";
export type { Refusal } from "./rules.ts";
export * from "./subjects.ts";
