import { createClient, loadRuntimeConfig } from "@carnation/data";
import type { createStore } from "jotai";
import { followSession } from "./followSession.ts";
import { reportMalformed } from "./reportMalformed.ts";
import { clientAtom, sessionStateAtom } from "../../common/session/sessionAtoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Connects the store to the backend: reads the runtime configuration, follows the sign-in, and keeps one
 * workspace open for whoever is signed in. A failure is written to the store, where the layouts show it.
 */
export async function connect(store: Store): Promise<void> {
  store.set(sessionStateAtom, { status: "starting" });
  try {
    const client = createClient(await loadRuntimeConfig(), { report: reportMalformed });
    store.set(clientAtom, client);
    followSession(store, client);
  } catch (error) {
    store.set(sessionStateAtom, { status: "failed", error });
  }
}
