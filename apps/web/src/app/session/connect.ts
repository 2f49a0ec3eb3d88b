import { type CarnationClient, createClient, loadRuntimeConfig } from "@carnation/data";
import type { Session } from "@carnation/domain";
import type { createStore } from "jotai";
import { loading } from "../state/watched.ts";
import { clientAtom, sessionStateAtom, workspaceAtom } from "./sessionAtoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Connects the store to the backend: reads the runtime configuration, follows the sign-in, and keeps one
 * workspace open for whoever is signed in. A failure is written to the store, where the layouts show it.
 */
export async function connect(store: Store): Promise<void> {
  store.set(sessionStateAtom, { status: "starting" });
  try {
    const client = createClient(await loadRuntimeConfig());
    store.set(clientAtom, client);
    followSession(store, client);
  } catch (error) {
    store.set(sessionStateAtom, { status: "failed", error });
  }
}

function followSession(store: Store, client: CarnationClient): void {
  let uid: string | null = null;

  const open = async (session: Session): Promise<void> => {
    try {
      const workspace = await client.openWorkspace(session);
      if (uid === session.uid) store.set(workspaceAtom, { status: "ready", value: workspace });
    } catch (error) {
      if (uid === session.uid) store.set(workspaceAtom, { status: "failed", error });
    }
  };

  client.auth.watch((session) => {
    store.set(sessionStateAtom, session ? { status: "signed-in", session } : { status: "signed-out" });
    if (session?.uid === uid) return;
    uid = session?.uid ?? null;
    store.set(workspaceAtom, loading);
    if (session) void open(session);
  });
}
