export * from "./documentPath.ts";
export * from "./storagePath.ts";
