export * from "./readCallableResponse.ts";
