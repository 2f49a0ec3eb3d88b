import { CarnationError, toCarnationError } from "@carnation/domain/error";
import { isOffline } from "../errors/isOffline.ts";

/**
 * Fetches a JSON file of the hosting.
 * @returns null when what it answers is no JSON
 * @throws {CarnationError} unavailable when it cannot be fetched, offline when the browser knows why
 */
export async function fetchJson(url: string): Promise<unknown> {
  return readJson(await fetchHosted(url));
}

/**
 * Reads what the hosting has answered.
 * @returns null when it is no JSON
 * @throws {CarnationError} unavailable when it is a failure
 */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new CarnationError("unavailable", `${response.url} answered ${response.status}`);
  return response.json().catch(() => null);
}

/**
 * Fetches a file of the hosting, whatever it answers.
 * @throws {CarnationError} unavailable when nothing answers, offline when the browser knows why
 */
export async function fetchHosted(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { Accept: "application/json" } });
  } catch (cause) {
    throw new CarnationError(isOffline() ? "offline" : "unavailable", toCarnationError(cause).message, {
      cause,
    });
  }
}
