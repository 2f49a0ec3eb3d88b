import { startLocalFirebase, type LocalFirebase } from "@carnation/local-firebase";
import { openEmulatedProject, usesOfficialEmulators } from "@carnation/testing/officialEmulators";
import { deleteApp as deleteAdminApp, getApps, initializeApp as initializeAdmin } from "firebase-admin/app";
import { getAuth as getAdminAuth, type Auth as AdminAuth } from "firebase-admin/auth";
import {
  getFirestore as getAdminFirestore,
  type Firestore as AdminFirestore,
} from "firebase-admin/firestore";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { connectFirestoreEmulator, getFirestore, terminate, type Firestore } from "firebase/firestore";
import { connectFunctionsEmulator, getFunctions, type Functions } from "firebase/functions";
import { connectStorageEmulator, getStorage, type FirebaseStorage } from "firebase/storage";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Prefix of the names of the apps that a test backend makes, and deletes when it stops. */
const ADMIN = "admin-";
const projectDir = join(import.meta.dirname, "../../../..");

/** One signed-in (or anonymous) user of the genuine SDK. */
export interface TestClient {
  readonly db: Firestore;
  readonly storage: FirebaseStorage;
  readonly functions: Functions;
}

/** An account of a test; what is not said is as the product makes it. */
export interface TestUser {
  readonly role?: string;
  /** `null`: the profile does not say. */
  readonly active?: boolean | null;
  /** The status of a subscription; none without one. */
  readonly subscription?: string;
}

export interface TestBackend {
  readonly local: Omit<LocalFirebase, "health">;
  readonly admin: AdminFirestore;
  readonly auth: AdminAuth;
  addUser(uid: string, options?: TestUser): Promise<void>;
  signIn(uid: string): Promise<TestClient>;
  anonymous(): TestClient;
  stop(): Promise<void>;
}

/** The address of a test account. */
export const emailOf = (uid: string): string => `${uid}@test.example`;
/** The password of every test account. */
export const PASSWORD = "mot-de-passe-de-test";

/** @throws Error where functions are asked for: the emulators run none */
async function emulatedBackend(functionsModule: string | undefined): Promise<TestBackend["local"]> {
  if (functionsModule !== undefined) throw new Error(`The emulators run no functions: ${functionsModule}`);
  const read = (name: string): Promise<string> => readFile(join(projectDir, name), "utf8");
  const rules = { firestore: await read("firestore.rules"), storage: await read("storage.rules") };
  const usage = (): never => {
    throw new Error("The emulators do not count what is charged.");
  };
  return { ...(await openEmulatedProject(rules)), idle: () => Promise.resolve(), usage };
}

/**
 * The project's own rules and functions on a local Firebase with free ports and an empty folder of its own; on Google's
 * emulators, without functions, where `npm run conformance` has started them.
 * @param functionsModule the functions to serve; none by default
 * @param jobsAtStart names of scheduled functions that run at the start
 */
export async function testBackend(
  functionsModule?: string,
  jobsAtStart: readonly string[] = [],
): Promise<TestBackend> {
  // The functions work with the first app that there is: one that an earlier file left behind calls a server that is gone.
  const left = getApps().filter(({ name }) => !name.startsWith(ADMIN));
  if (left.length > 0)
    throw new Error(`An earlier test left an app: ${left.map(({ name }) => name).join(", ")}`);
  const dataDir = await mkdtemp(join(tmpdir(), "carnation-functions-"));
  const local = usesOfficialEmulators()
    ? await emulatedBackend(functionsModule)
    : await startLocalFirebase({
        projectDir,
        dataDir,
        ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
        passwordCost: { N: 1024, r: 8, p: 1 },
        functionsModule: functionsModule ?? join(dataDir, "none.js"),
        jobsAtStart,
        // Production allows 1,000 in a counting of its own: the product's rules are to stay far from them.
        maxRuleExpressions: 600,
      });
  Object.assign(process.env, local.adminEnv);
  const adminApp = initializeAdmin({ projectId: local.projectId }, `${ADMIN}${dataDir}`);
  const admin = getAdminFirestore(adminApp);
  const adminAuth = getAdminAuth(adminApp);
  const apps: FirebaseApp[] = [];

  function client(name: string): TestClient & { app: FirebaseApp } {
    const storageBucket = `${local.projectId}.firebasestorage.app`;
    const app = initializeApp(
      { apiKey: "test", projectId: local.projectId, storageBucket },
      `${name}-${apps.length}`,
    );
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${local.ports.auth}`, { disableWarnings: true });
    const db = getFirestore(app);
    connectFirestoreEmulator(db, "127.0.0.1", local.ports.firestore);
    const storage = getStorage(app);
    connectStorageEmulator(storage, "127.0.0.1", local.ports.storage);
    const functions = getFunctions(app, "europe-west3");
    connectFunctionsEmulator(functions, "127.0.0.1", local.ports.functions);
    return { app, db, storage, functions };
  }

  return {
    local,
    admin,
    auth: adminAuth,
    async addUser(uid, { role = "customer", active = true, subscription } = {}) {
      await adminAuth.createUser({ uid, email: emailOf(uid), password: PASSWORD });
      await adminAuth.setCustomUserClaims(uid, { role });
      const profile = { email: emailOf(uid), firstname: uid, role };
      await admin.doc(`users/${uid}`).set(active === null ? profile : { ...profile, active });
      if (subscription !== undefined) {
        await admin.doc(`users/${uid}/subscriptions/one`).set({ status: subscription });
      }
    },
    async signIn(uid) {
      const signed = client(uid);
      const { getAuth } = await import("firebase/auth");
      await signInWithEmailAndPassword(getAuth(signed.app), emailOf(uid), PASSWORD);
      return signed;
    },
    anonymous: () => client("anonymous"),
    async stop() {
      for (const app of apps) {
        await terminate(getFirestore(app));
        await deleteApp(app);
      }
      await deleteAdminApp(adminApp);
      await local.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
