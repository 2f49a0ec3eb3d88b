import { CarnationError, messageFor, shownMessage } from "@carnation/domain/error";
import { wireCodeOf } from "@carnation/domain/internal/error";
import { logger } from "firebase-functions";
import { HttpsError } from "firebase-functions/https";
import { isUnavailable } from "./isUnavailable.ts";

function codeOf(error: unknown): "unavailable" | "internal" {
  if (!isUnavailable(error)) return "internal";
  logger.error("a service did not answer", error);
  return "unavailable";
}

/**
 * The error that a callable answers with: a known failure keeps its code (`details.code` when callables have no such
 * code) and its French message, the specification's ones letter for letter; a service of Firebase that does not answer is
 * logged and becomes `unavailable`, anything else is logged and becomes `internal`, so that nothing of our insides leaves the server.
 */
export function toHttpsError(error: unknown): HttpsError {
  const known = error instanceof CarnationError ? error : new CarnationError(codeOf(error));
  const { code, message } = messageFor(known);
  const wireCode = wireCodeOf(code);
  if (wireCode === "internal" || wireCode === "unknown") {
    logger.error("callable failed", error);
    return new HttpsError("internal", message);
  }
  const text = shownMessage(known.message) === null ? message : known.message;
  return wireCode === code ? new HttpsError(wireCode, text) : new HttpsError(wireCode, text, { code });
}
