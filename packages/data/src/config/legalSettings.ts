import { CarnationError } from "@carnation/domain/error";
import { LEGAL_SETTINGS_PATH, type LegalSettings, parseLegalSettings } from "@carnation/product/legal";
import { fetchJson } from "./fetchJson.ts";

/**
 * Loads who publishes, hosts and processes for the deployment that serves the page; no sign-in is needed.
 * @throws {CarnationError} unavailable when it cannot be fetched, offline when the browser knows why
 */
export async function loadLegalSettings(url: string = LEGAL_SETTINGS_PATH): Promise<LegalSettings> {
  const facts = await fetchJson(url);
  // A page of the application, which Hosting answers where the function is not deployed yet.
  if (facts === null) throw new CarnationError("unavailable", `${url} answered no JSON`);
  return parseLegalSettings(facts);
}
