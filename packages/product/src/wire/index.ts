export { changedFields, isSameValue } from "./changedFields.ts";
export { parsePayload } from "./payload.ts";
