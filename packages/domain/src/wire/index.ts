export * from "./callable.ts";
export { isDocumentId } from "./documentId.ts";
