import { CarnationError, messageFor } from "@carnation/domain";
import { HttpsError, type FunctionsErrorCode } from "firebase-functions/https";
import { logger } from "firebase-functions";

/**
 * The error that a callable answers with: a known failure keeps its code and French message; anything else is logged
 * and becomes `internal`, so that nothing of our insides leaves the server.
 */
export function toHttpsError(error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  if (error instanceof CarnationError) {
    const { message } = messageFor(error);
    return new HttpsError(error.code as FunctionsErrorCode, message);
  }
  logger.error("callable failed", error);
  return new HttpsError("internal", messageFor(error).message);
}
