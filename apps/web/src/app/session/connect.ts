import { createClient, type CarnationClient, type RuntimeConfig } from "@carnation/data";
import type { createStore } from "jotai";
import { followSession } from "./followSession.ts";
import { reportMalformed } from "./reportMalformed.ts";
import { clientAtom } from "../../shared/session/sessionAtoms.ts";

type Store = ReturnType<typeof createStore>;

/** Connects the store to the backend: follows the sign-in, and keeps one workspace open for whoever is signed in. @param screen as `createConnection` */
export function connect(store: Store, config: RuntimeConfig, screen: Promise<void>): CarnationClient {
  const client = createClient(config, { report: reportMalformed, clearSiteAddress: "/clear-site-data.txt" });
  store.set(clientAtom, client);
  followSession(store, client, screen);
  return client;
}
