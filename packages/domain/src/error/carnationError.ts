import type { CallableErrorCode } from "./callableErrorCode.ts";

/** Every way in which the product's own calls fail. */
export type ErrorCode =
  | CallableErrorCode
  | "offline"
  | "wrong-credentials"
  | "account-disabled"
  | "too-many-attempts";

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
