import {
  type CarnationClient,
  IncompleteDeploymentError,
  loadRuntimeConfig,
  prepareCode,
} from "@carnation/data";
import type { createStore } from "jotai";
import { loadCode } from "../../shared/code/loadCode.ts";
import { mayBeSignedIn } from "./keptSession.ts";
import { sessionStateAtom, type Connection } from "../../shared/session/sessionAtoms.ts";

type Store = ReturnType<typeof createStore>;

interface OpeningPage {
  /** Resolves when the code of the page is there: what its data are read with is large, and comes after it. */
  readonly screen?: Promise<void>;
  /** True when the page reads a photo, which comes before that too. @default false */
  readonly photoFirst?: boolean;
}

/**
 * The connection of a store. The code that talks to Firebase is asked for once the service has told its configuration:
 * a browser keeps that a module could not be loaded for as long as the page lives, and trying again would be no use. For
 * somebody who may be signed in it is asked for at once, with the page's own, which fails with it: such a page is loaded
 * anew.
 */
export function createConnection(
  store: Store,
  { screen = Promise.resolve(), photoFirst = false }: OpeningPage = {},
): Connection {
  let opened: Promise<CarnationClient> | null = null;

  const connectStore = async (): Promise<CarnationClient> => {
    const asked = loadRuntimeConfig();
    if (mayBeSignedIn()) {
      loadConnection().catch(() => undefined);
      prepareCode("files");
      if (!photoFirst) void screen.then(() => prepareCode("workspace"));
    }
    const config = await asked;
    const { connect } = await loadConnection();
    return connect(store, config, screen);
  };

  const open = (): Promise<CarnationClient> => {
    opened ??= connectStore().catch((error: unknown) => {
      opened = null;
      // No page is of any use before the operator has acted, not even one that asked for the connection only now.
      if (error instanceof IncompleteDeploymentError)
        store.set(sessionStateAtom, { status: "failed", error });
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

/** @throws {CodeNotLoaded} */
const loadConnection = () => loadCode("connection", import("./connect.ts"));
