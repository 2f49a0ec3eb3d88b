import { getAuth, type Auth } from "firebase-admin/auth";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, getAuth as getClientAuth, type Auth as ClientAuth } from "firebase/auth";
import { afterEach } from "vitest";
import { adminSuite } from "./adminSuite.ts";
import type { TestProject } from "./testProject.ts";

export interface AdminAuthSuite {
  readonly project: TestProject;
  readonly admin: Auth;
  /** A client with a session of its own, for one case. */
  readonly client: () => ClientAuth;
  /** An address that no other case uses. */
  readonly freshEmail: () => string;
}

/** The genuine SDKs for Node, admin and client, on the accounts of one instance. */
export function adminAuthSuite(): AdminAuthSuite {
  const suite = adminSuite();
  const apps: FirebaseApp[] = [];
  let serial = 0;
  afterEach(async () => {
    for (const app of apps.splice(0)) await deleteApp(app);
  });
  return {
    get project() {
      return suite.project;
    },
    get admin() {
      return getAuth(suite.app);
    },
    client() {
      const app = initializeApp({ apiKey: "key", projectId: suite.project.projectId }, `client-${++serial}`);
      apps.push(app);
      const auth = getClientAuth(app);
      connectAuthEmulator(auth, `http://127.0.0.1:${suite.project.ports.auth}`, { disableWarnings: true });
      return auth;
    },
    freshEmail: () => `person${++serial}@example.org`,
  };
}
