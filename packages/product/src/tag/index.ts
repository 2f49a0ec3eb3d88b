export * from "./tag.ts";
export * from "./tagForm.ts";
