import { callableErrorCodes } from "./callableErrorCode.ts";

/** Every code that an error of the product can have: those of callables, and those that arise on the device. */
export const errorCodes = [
  ...callableErrorCodes,
  "offline",
  "wrong-credentials",
  "account-disabled",
  "too-many-attempts",
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
