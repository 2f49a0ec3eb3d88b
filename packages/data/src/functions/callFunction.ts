import { callableTimeoutOf, CarnationError, serverMessage } from "@carnation/domain";
import { type Functions, httpsCallable } from "firebase/functions";
import { withCatalogueErrors } from "../errors/catalogueError.ts";

/**
 * Calls a backend function.
 * @param payload its fields; those that are undefined are left out (the SDK would send them as null)
 * @param timeoutMs time after which the call fails with deadline-exceeded; the function may still be at work then
 * @throws {CarnationError}
 */
export function callFunction(
  functions: Functions,
  name: string,
  payload: object,
  timeoutMs: number = callableTimeoutOf(name),
): Promise<unknown> {
  const call = httpsCallable<unknown, unknown>(functions, name, { timeout: timeoutMs });
  const given = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
  return withCatalogueErrors(async () => {
    try {
      return (await call(given)).data;
    } catch (failure) {
      throw asUnreachable(failure) ?? failure;
    }
  });
}

/** The SDK reports a server that cannot be reached as `internal`, with the status 0 that no answer has. */
function asUnreachable(failure: unknown): CarnationError | null {
  if (!(failure instanceof Error) || !failure.message.endsWith(" [0]")) return null;
  return new CarnationError("unavailable", serverMessage(failure), { cause: failure });
}

/** Awaits a deletion; what is gone already is none the less. */
export async function gone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (failure) {
    if (!(failure instanceof CarnationError && failure.code === "not-found")) throw failure;
  }
}
