export * from "./callable.ts";
