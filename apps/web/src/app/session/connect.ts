import { createClient, type CarnationClient, loadAppCheck, type RuntimeConfig } from "@carnation/data";
import type { createStore } from "jotai";
import { followSession } from "./followSession.ts";
import { reportMalformed } from "./reportMalformed.ts";
import { siteKey } from "../../shared/session/siteKey.ts";
import { clientAtom } from "../../shared/session/sessionAtoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Connects the store to the backend: follows the sign-in, and keeps one workspace open for whoever is signed in.
 * @param screen as `createConnection`
 * @throws {CarnationError} unavailable when the code of App Check, where it is set, cannot be loaded
 */
export async function connect(
  store: Store,
  config: RuntimeConfig,
  screen: Promise<void>,
): Promise<CarnationClient> {
  const client = createClient(config, {
    report: reportMalformed,
    startAppCheck: await loadAppCheck(config, siteKey),
    clearSiteAddress: "/clear-site-data.txt",
  });
  store.set(clientAtom, client);
  followSession(store, client, screen);
  return client;
}
