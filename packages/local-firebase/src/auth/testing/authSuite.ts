import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { afterAll, beforeAll, vi } from "vitest";
import { startAuth, PROJECT, type AuthHarness, type AuthRules } from "./authHarness.ts";

export interface AuthSuite {
  readonly harness: AuthHarness;
  readonly admin: Auth;
  /** Sends JSON as a program of this machine does. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
}

let serial = 0;
/** An address that no other case uses. */
export const freshEmail = (): string => `person${++serial}@example.fr`;
/** The code in a mailed link. */
export const codeOf = (link: string): string => new URL(link).searchParams.get("oobCode") ?? "";

/** The Auth service alone and the genuine admin SDK in front of it, for the cases of one test file. */
export function authSuite(options: AuthRules = {}): AuthSuite {
  let harness: AuthHarness;
  let app: App;
  beforeAll(async () => {
    harness = await startAuth(undefined, options);
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", harness.server.host);
    app = initializeApp({ projectId: PROJECT }, `admin-${harness.server.port}`);
  });
  afterAll(async () => {
    await deleteApp(app);
    vi.unstubAllEnvs();
    await harness.close();
  });
  return {
    get harness() {
      return harness;
    },
    get admin() {
      return getAuth(app);
    },
    post: (path, body, headers = {}) =>
      fetch(`${harness.server.origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}
