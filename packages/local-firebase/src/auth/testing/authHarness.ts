import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, getAuth, type Auth } from "firebase/auth";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database } from "../../database/database.ts";
import { readBody } from "../../http/body.ts";
import { startTestServer, type TestServer } from "../../authentication/testing/testServer.ts";
import { type AuthOptions, createAuthService, type AuthService } from "../authService.ts";
import type { Mail } from "../actionCodes/mailPort.ts";
import type { PasswordCost } from "../passwords/passwordHash.ts";

export const PROJECT = "demo-test";
export const CHEAP = { N: 1024, r: 8, p: 1 };

export interface AuthHarness {
  readonly server: TestServer;
  readonly mails: Mail[];
  /** Messages that were not sent, because nobody was to have it. */
  readonly discarded: Mail[];
  readonly folder: string;
  readonly log: string[];
  readonly service: AuthService;
  /** Moves the service's clock forward. */
  advance(milliseconds: number): void;
  /** A browser-like client with a session of its own. */
  client(): Auth;
  /** Replaces database and service by new ones on the same folder, as a restart does. */
  restart(): void;
  close(): Promise<void>;
}

/** Rules of a project for accounts. */
export type AuthRules = Pick<AuthOptions, "passwordMinimum" | "selfRegistration">;

export async function startAuth(
  passwordCost: PasswordCost = CHEAP,
  options: AuthRules = {},
): Promise<AuthHarness> {
  const folder = await mkdtemp(join(tmpdir(), "auth-"));
  const mails: Mail[] = [];
  const discarded: Mail[] = [];
  const log: string[] = [];
  const apps: FirebaseApp[] = [];
  let offset = 0;
  let database = new Database(folder);
  const create = (): AuthService =>
    createAuthService({
      database,
      projectId: PROJECT,
      mail: {
        send: async (mail) => void mails.push(mail),
        discard: async (mail) => void discarded.push(mail),
      },
      passwordCost,
      ...options,
      now: () => Date.now() + offset,
      log: (line) => log.push(line),
    });
  let service = create();
  const server = await startTestServer(async (request, response, url) =>
    service.handle(request, response, url, await readBody(request, 1e6)),
  );
  return {
    server,
    mails,
    discarded,
    folder,
    log,
    get service() {
      return service;
    },
    advance: (milliseconds) => void (offset += milliseconds),
    client() {
      const app = initializeApp(
        { apiKey: "key", projectId: PROJECT },
        `client-${server.port}-${apps.length}`,
      );
      apps.push(app);
      const auth = getAuth(app);
      connectAuthEmulator(auth, server.origin, { disableWarnings: true });
      return auth;
    },
    restart() {
      database.close();
      database = new Database(folder);
      service = create();
    },
    async close() {
      for (const app of apps) await deleteApp(app);
      await server.close();
      database.close();
      await rm(folder, { recursive: true });
    },
  };
}
