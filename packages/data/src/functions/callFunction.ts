import { CarnationError } from "@carnation/domain/error";
import { serverMessage } from "@carnation/domain/internal/error";
import {
  type Callable,
  type CallRequest,
  type CallResult,
  callTimeoutMs,
  parseResponse,
} from "@carnation/product/callable";
import { type Functions, httpsCallable } from "firebase/functions";
import { withCatalogueErrors } from "../errors/catalogueError.ts";

/**
 * Calls a backend function.
 * @param payload its fields; those that are undefined are left out (the SDK would send them as null)
 * @param callable its row of the table
 * @returns its answer, checked
 * @throws {CarnationError} internal for an answer of another shape; deadline-exceeded after the callable's `clientSeconds`,
 *   and the function may still be at work then
 */
export function callFunction<Row extends Callable>(
  functions: Functions,
  callable: Row,
  payload: CallRequest<Row>,
): Promise<CallResult<Row>> {
  const call = httpsCallable<unknown, unknown>(functions, callable.name, {
    timeout: callTimeoutMs(callable),
  });
  const given = Object.fromEntries(
    Object.entries(Object(payload)).filter(([, value]) => value !== undefined),
  );
  return withCatalogueErrors(async () => {
    try {
      return parseResponse(callable, (await call(given)).data);
    } catch (failure) {
      throw asUnreachable(failure) ?? failure;
    }
  });
}

/**
 * Creates what calls functions on behalf of one session: an answer that comes after the session ended reaches nobody.
 * @param assertSession throws unauthenticated once the session has ended; nothing for who is signed in nowhere
 */
export function createCaller(functions: Functions, assertSession: () => void = () => undefined) {
  return async <Row extends Callable>(callable: Row, payload: CallRequest<Row>): Promise<CallResult<Row>> => {
    assertSession();
    const answer = await callFunction(functions, callable, payload);
    assertSession();
    return answer;
  };
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
