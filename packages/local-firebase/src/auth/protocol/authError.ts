/**
 * A refusal in Identity Toolkit's vocabulary. The SDKs map the part of the message before the first blank
 * (`EMAIL_EXISTS` -> `auth/email-already-in-use`).
 */
export class AuthError extends Error {
  readonly httpStatus: number;

  constructor(message: string, httpStatus = 400) {
    super(message);
    this.name = "AuthError";
    this.httpStatus = httpStatus;
  }

  toBody(): unknown {
    return {
      error: {
        code: this.httpStatus,
        message: this.message,
        errors: [{ message: this.message, reason: "invalid", domain: "global" }],
      },
    };
  }
}
