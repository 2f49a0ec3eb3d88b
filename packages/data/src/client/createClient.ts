import { CarnationError, type Session } from "@carnation/domain";
import { deleteApp, initializeApp } from "firebase/app";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import type { openWorkspace } from "../workspace/openWorkspace.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { type Authentication, createAuthentication, openAuth } from "./authentication.ts";

/** The way into the backend: sign-in first, everything else after it. */
export interface CarnationClient {
  readonly auth: Authentication;
  /**
   * The data of the signed-in person. Its code is loaded here, after sign-in, and not with the login page.
   * The same person gets the same workspace until it is closed; another person's closes the one before.
   * @throws {CarnationError} unavailable when the code cannot be loaded
   */
  openWorkspace(session: Session): Promise<Workspace>;
  /** Ends every connection. The sign-in stays stored. */
  close(): Promise<void>;
}

interface OpenedWorkspace {
  readonly uid: string;
  readonly workspace: Promise<Workspace>;
}

/**
 * Connects to the project of a configuration.
 * @param name tells several clients of one page or process apart; each has its own sign-in
 */
export function createClient({ emulators, ...options }: RuntimeConfig, name?: string): CarnationClient {
  const app = initializeApp(options, name);
  const auth = openAuth(app, emulators);
  let opened: OpenedWorkspace | null = null;

  async function closeWorkspace(closeOptions?: { forget: boolean }): Promise<void> {
    const closing = opened;
    opened = null;
    const workspace = await closing?.workspace.catch(() => null);
    await workspace?.close(closeOptions);
  }

  async function load(uid: string, before: Promise<void>): Promise<Workspace> {
    await before;
    const open = await importWorkspace();
    const workspace = open(app, emulators, uid);
    return {
      ...workspace,
      close(closeOptions) {
        if (opened?.uid === uid) opened = null;
        return workspace.close(closeOptions);
      },
    };
  }

  // Signed out in another tab, or by the server: the workspace must not outlive the person.
  auth.onAuthStateChanged((user) => {
    if (!user) void closeWorkspace({ forget: true });
  });

  return {
    auth: createAuthentication(auth, () => closeWorkspace({ forget: true })),
    async openWorkspace({ uid }) {
      if (opened?.uid === uid) return opened.workspace;
      const opening = { uid, workspace: load(uid, closeWorkspace()) };
      opened = opening;
      try {
        return await opening.workspace;
      } catch (error) {
        if (opened === opening) opened = null;
        throw error;
      }
    },
    async close() {
      await closeWorkspace();
      await deleteApp(app);
    },
  };
}

async function importWorkspace(): Promise<typeof openWorkspace> {
  try {
    return (await import("../workspace/openWorkspace.ts")).openWorkspace;
  } catch (cause) {
    throw new CarnationError("unavailable", "The workspace's code could not be loaded", { cause });
  }
}
