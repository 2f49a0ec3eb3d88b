import type { Customer } from "@carnation/product/customer";
import type { Session } from "@carnation/product/session";
import { deleteApp, initializeApp } from "firebase/app";
import type { StartAppCheck } from "../appCheck/loadAppCheck.ts";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { DiagnosisFiles } from "../files/diagnosisFiles.ts";
import type { Workspace } from "../resources/index.ts";
import type { ReportMalformed } from "../watch/malformed.ts";
import { type Authentication, createAuthentication, openAuth } from "./authentication.ts";
import { clearSite } from "./clearSite.ts";
import { importAccountCommands, importFiles, importLastAnalysed, importWorkspace } from "./importCode.ts";
import { createSessionCheck } from "./sessionCheck.ts";
import { createWorkspaceSlot } from "./workspaceSlot.ts";

/** The way into the backend: sign-in first, everything else after it. */
export interface CarnationClient {
  readonly auth: Authentication;
  /**
   * The data of the signed-in person. Its code is loaded here, after sign-in, and not with the login page.
   * The same person gets the same workspace until it is closed; another person's closes the one before.
   * @throws {CarnationError} unavailable when the code cannot be loaded
   */
  openWorkspace(session: Session): Promise<Workspace>;
  /**
   * The files of the diagnoses of the signed-in person, which the workspace has too: their code is small, and they can be
   * read before the workspace's has come. The server sees to it that nobody reads another person's.
   * @throws {CarnationError} unavailable when the code cannot be loaded
   */
  openFiles(session: Session): Promise<DiagnosisFiles>;
  /**
   * Reads the clients of the signed-in person who were analysed last, as many as the dashboard shows at first: for a page
   * that has just signed in, on which the workspace is not open yet.
   * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable, invalid-argument
   */
  readLastAnalysed(session: Session): Promise<readonly Customer[]>;
  /** Ends every connection. The sign-in stays stored. */
  close(): Promise<void>;
}

interface ClientOptions {
  /** Receives each malformed document, once: it is left out of what is watched. @default nobody */
  readonly report?: ReportMalformed;
  /** Starts App Check, before any service is opened (`loadAppCheck`). @default there is none */
  readonly startAppCheck?: StartAppCheck | undefined;
  /** An address of the application that answers with `Clear-Site-Data: "storage"`. @default none: databases are deleted */
  readonly clearSiteAddress?: string;
}

/** Connects to the project of a configuration. */
export function createClient(
  { emulators, ...options }: RuntimeConfig,
  { report = () => undefined, startAppCheck, clearSiteAddress }: ClientOptions = {},
): CarnationClient {
  const app = initializeApp(options);
  startAppCheck?.(app);
  const auth = openAuth(app, emulators);
  const onRefused = createSessionCheck(auth);
  const workspace = createWorkspaceSlot(async (uid, session) => {
    const open = await importWorkspace();
    return open(app, { emulators, uid, session, report, onRefused });
  });

  // Signed out, or somebody else signed in, in another tab or by the server: a workspace does not outlive its session.
  auth.onAuthStateChanged((user) => workspace.keepOnly(user?.uid ?? null));

  return {
    auth: createAuthentication(auth, {
      async beforeSignOut() {
        await workspace.close({ forget: true });
        // What cannot be cleared now was deleted at least.
        if (clearSiteAddress !== undefined)
          await clearSite(app.name, clearSiteAddress).catch(() => undefined);
      },
      async loadAccountCommands(signOut) {
        const create = await importAccountCommands();
        return create(auth, emulators, signOut);
      },
    }),
    openWorkspace: ({ uid }) => workspace.open(uid),
    async openFiles({ uid }) {
      const open = await importFiles();
      return open(app, emulators, uid);
    },
    readLastAnalysed: ({ uid }) =>
      withCatalogueErrors(async () => {
        const read = await importLastAnalysed();
        return read(app, emulators, uid);
      }),
    async close() {
      await workspace.close();
      await deleteApp(app);
    },
  };
}
