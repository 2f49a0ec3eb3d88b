import { CarnationError } from "@carnation/domain/error";

/** Way that the provider's library calls what is wrong with the request itself; anything else may pass. */
const REFUSED = "StripeInvalidRequestError";

/** The provider has understood, and does not take what was asked: no failure that may pass. */
export function isRefused(error: unknown): boolean {
  return typeOf(error) === REFUSED;
}

/**
 * Gives what the provider answers to somebody who waits for it.
 * @throws CarnationError unavailable when it cannot be reached, or fails by itself; as it is, what it does not take
 */
export async function ask<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (typeOf(error) === null || isRefused(error)) throw error;
    throw new CarnationError("unavailable", "The payment provider did not answer", { cause: error });
  }
}

function typeOf(error: unknown): string | null {
  const type = error instanceof Error && "type" in error ? error.type : null;
  return typeof type === "string" && type.startsWith("Stripe") ? type : null;
}
