import { loadRuntimeConfig, prepareWorkspace, type CarnationClient } from "@carnation/data";
import type { createStore } from "jotai";
import { loadCode } from "../code/loadCode.ts";
import { mayBeSignedIn } from "./keptSession.ts";
import { sessionStateAtom, type Connection } from "../../common/session/sessionAtoms.ts";

type Store = ReturnType<typeof createStore>;

/**
 * The connection of a store. The code that talks to Firebase is asked for once the service has told its configuration:
 * a browser keeps that a module could not be loaded for as long as the page lives, and trying again would be no use.
 */
export function createConnection(store: Store): Connection {
  let opened: Promise<CarnationClient> | null = null;

  const connectStore = async (): Promise<CarnationClient> => {
    const config = await loadRuntimeConfig();
    if (mayBeSignedIn()) prepareWorkspace();
    const { connect } = await loadCode("connection", import("./connect.ts"));
    return connect(store, config);
  };

  const open = (): Promise<CarnationClient> => {
    opened ??= connectStore().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  return {
    open,
    start() {
      if (opened === null) store.set(sessionStateAtom, { status: "starting" });
      open().catch((error: unknown) => store.set(sessionStateAtom, { status: "failed", error }));
    },
  };
}
