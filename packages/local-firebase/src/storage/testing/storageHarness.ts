import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from "firebase/auth";
import { connectStorageEmulator, getStorage, type FirebaseStorage } from "firebase/storage";
import type { IncomingMessage } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthService, type AuthService } from "../../auth/authService.ts";
import { CHEAP, PROJECT } from "../../auth/testing/authHarness.ts";
import { Database } from "../../database/database.ts";
import type { BackendEvent } from "../../events/backendEvent.ts";
import { readBody } from "../../http/body.ts";
import { createIdentityResolver } from "../../authentication/identityResolver.ts";
import { startTestServer, type TestServer } from "../../authentication/testing/testServer.ts";
import { diskFault } from "../../problems/diskFault.ts";
import { parseRules } from "../../rules/syntax/parseRules.ts";
import { ReplaceableRules } from "../../rules/activeRules.ts";
import { createStorageAuthorizer } from "../../rules/storageAuthorizer.ts";
import { createStorageService, type StorageService } from "../storageService.ts";

export const BUCKET = "demo-test.firebasestorage.app";

/** Beginning of links in events. */
export const LOCAL_URL = "http://127.0.0.1:1";

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{rest=**} {
      allow read, update, delete: if request.auth.uid == uid;
      allow create: if request.auth.uid == uid
        && request.resource.size <= 8 * 1024 * 1024
        && request.resource.contentType.matches('image/.*|text/plain|application/octet-stream');
    }
    match /once/{file} {
      allow create: if request.auth != null;
    }
  }
}`;

export interface StorageHarness {
  readonly server: TestServer;
  readonly folder: string;
  readonly events: BackendEvent[];
  /** Codes of what the operator was told, and of failures that were taken for the disk's. */
  readonly problems: string[];
  readonly database: Database;
  readonly service: StorageService;
  /** A signed-in client with an app of its own. */
  client(): Promise<{ storage: FirebaseStorage; uid: string; token: string }>;
  /** Hook that is given each request before the service sees it. */
  onRequest: ((request: IncomingMessage) => void) | undefined;
  /** Makes the next commit of an object fail, as a full disk would. */
  failNextEvent(): void;
  advance(milliseconds: number): void;
  /** New database and services on the same folder, as after kill -9: open requests are cut, nothing is flushed. */
  restart(): void;
  close(): Promise<void>;
}

export async function startStorage(): Promise<StorageHarness> {
  const folder = await mkdtemp(join(tmpdir(), "storage-"));
  const events: BackendEvent[] = [];
  const problems: string[] = [];
  const apps: FirebaseApp[] = [];
  let offset = 0;
  let failing = false;
  let database = new Database(folder);
  let auth: AuthService;
  let service: StorageService;
  const create = (): void => {
    const now = (): number => Date.now() + offset;
    const current = database;
    auth = createAuthService({
      database,
      projectId: PROJECT,
      mail: { send: async () => {}, discard: async () => {} },
      passwordCost: CHEAP,
      now,
    });
    service = createStorageService({
      database,
      folder: join(folder, "storage"),
      access: createStorageAuthorizer(new ReplaceableRules(parseRules(RULES, "storage.rules")), () => {}),
      events: {
        enqueue(event) {
          if (!current.sqlite.isTransaction) throw new Error("events belong inside the transaction");
          if (failing) {
            failing = false;
            throw new Error("the disk is full");
          }
          events.push(event);
        },
      },
      resolveIdentity: createIdentityResolver({ auth }),
      problems: {
        notice: (code) => void problems.push(code),
        failed(error) {
          const fault = diskFault(error);
          if (fault !== null) problems.push(fault);
        },
      },
      publicUrl: () => server.origin,
      localUrl: () => LOCAL_URL,
      now,
    });
  };
  const authServer = await startTestServer(async (request, response, url) =>
    auth.handle(request, response, url, await readBody(request, 1e6)),
  );
  const server = await startTestServer(async (request, response, url) => {
    harness.onRequest?.(request);
    await service.handle(request, response, url);
  });
  create();
  const harness: StorageHarness = {
    server,
    folder,
    events,
    problems,
    onRequest: undefined,
    get database() {
      return database;
    },
    get service() {
      return service;
    },
    async client() {
      const app = initializeApp(
        { apiKey: "key", projectId: PROJECT, storageBucket: BUCKET },
        `storage-${server.port}-${apps.length}`,
      );
      apps.push(app);
      const clientAuth = getAuth(app);
      connectAuthEmulator(clientAuth, authServer.origin, { disableWarnings: true });
      const { user } = await createUserWithEmailAndPassword(
        clientAuth,
        `c${apps.length}@example.fr`,
        "password",
      );
      const storage = getStorage(app);
      connectStorageEmulator(storage, "127.0.0.1", server.port);
      return { storage, uid: user.uid, token: await user.getIdToken() };
    },
    failNextEvent: () => void (failing = true),
    advance: (milliseconds) => void (offset += milliseconds),
    restart() {
      service.close();
      database.close();
      database = new Database(folder);
      create();
    },
    async close() {
      for (const app of apps) await deleteApp(app);
      await server.close();
      await authServer.close();
      service.close();
      database.close();
      await rm(folder, { recursive: true });
    },
  };
  return harness;
}
