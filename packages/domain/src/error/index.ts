export type { CallableErrorCode } from "./callableErrorCode.ts";
export { CarnationError, type ErrorCode } from "./carnationError.ts";
export { shownMessage } from "./clientMessages.ts";
export { type ErrorAction, type ErrorText, errorTexts } from "./errorTexts.ts";
export { type ErrorMessage, messageFor } from "./messageFor.ts";
export { toCarnationError } from "./toCarnationError.ts";
