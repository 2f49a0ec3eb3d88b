/** Stripe's kinds of errors that this server answers with. */
export type StripeErrorType = "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";

/** Details of an error beside its sentence. */
export interface StripeErrorDetails {
  readonly type?: StripeErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

/** A refusal in Stripe's shape: HTTP status, type, code, parameter and an English sentence. */
export class StripeError extends Error {
  override readonly name = "StripeError";
  readonly status: number;
  readonly details: StripeErrorDetails;

  constructor(status: number, message: string, details: StripeErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toJSON(): object {
    return { error: { type: "invalid_request_error", ...this.details, message: this.message } };
  }
}

/** An object that is not there: 404, `resource_missing`. */
export function missing(kind: string, id: string, param = "id"): StripeError {
  return new StripeError(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

/** A parameter that cannot be. */
export function invalidParameter(param: string, message: string, code = "parameter_invalid"): StripeError {
  return new StripeError(400, message, { code, param });
}
