export * from "./callable.ts";
export * as callables from "./callables.ts";
export type { CallableName } from "./callableName.ts";
export { type HttpFunction, httpFunctions } from "./httpFunctions.ts";
export { drawsPhotos } from "./drawsPhotos.ts";
