import { CarnationError, toCarnationError } from "@carnation/domain/error";
import { isOffline } from "../errors/catalogueError.ts";

/**
 * Fetches a JSON file of the hosting.
 * @returns null when what it answers is no JSON
 * @throws {CarnationError} unavailable when it cannot be fetched, offline when the browser knows why
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetchOf(url);
  if (!response.ok) throw new CarnationError("unavailable", `${url} answered ${response.status}`);
  return response.json().catch(() => null);
}

async function fetchOf(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { Accept: "application/json" } });
  } catch (cause) {
    throw new CarnationError(isOffline() ? "offline" : "unavailable", toCarnationError(cause).message, {
      cause,
    });
  }
}
