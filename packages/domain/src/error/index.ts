export * from "./callableErrorCode.ts";
export * from "./carnationError.ts";
export { clientMessages } from "./clientMessages.ts";
export * from "./messageFor.ts";
export * from "./toCarnationError.ts";
