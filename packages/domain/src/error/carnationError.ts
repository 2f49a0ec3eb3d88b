import { callableErrorCodes } from "./callableErrorCode.ts";

/** Every code that an error of the product can have: the 12 of callables, and those that have no HTTP status. */
export const errorCodes = [
  ...callableErrorCodes,
  "offline",
  "refused",
  "storage-full",
  "damaged",
  "wrong-credentials",
  "account-disabled",
  "too-many-attempts",
  "email-in-use",
  "weak-password",
  "recent-sign-in-required",
  "expired-link",
] as const;

/** Every way in which the product's own calls fail. */
export type ErrorCode = (typeof errorCodes)[number];

/** The one error that crosses the boundary between the data layer and the rest of the product. */
export class CarnationError extends Error {
  override readonly name = "CarnationError";
  readonly code: ErrorCode;

  /** @param message for developers and logs; people are shown `messageFor(error)` */
  constructor(code: ErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
