import { startLocalFirebase } from "@carnation/local-firebase";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from "firebase-admin/app";
import { getAuth as getAdminAuth } from "firebase-admin/auth";
import { type DocumentReference, type Firestore, getFirestore } from "firebase-admin/firestore";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Workspace } from "../resources/index.ts";
import type { MalformedDocument } from "../watch/malformed.ts";
import { openWorkspace } from "../client/openWorkspace.ts";

const repository = join(import.meta.dirname, "../../../..");
const PASSWORD = "un-mot-de-passe";

/** The product's rules on a local Firebase, and workspaces of people in this process: no page, no functions. */
export interface NodeBackend {
  readonly admin: Firestore;
  /** Adds an active account, and opens its workspace. */
  open(uid: string, role?: "customer" | "admin"): Promise<Workspace>;
  /** Holds what could not be read, of all workspaces. */
  readonly malformed: readonly MalformedDocument[];
  /** Everything that is stored, to the type of each number, by the path of each document. */
  dump(): Promise<ReadonlyMap<string, string>>;
  stop(): Promise<void>;
}

/** Starts a backend on free ports with an empty folder of its own. */
export async function startNodeBackend(): Promise<NodeBackend> {
  const folder = await mkdtemp(join(tmpdir(), "carnation-node-"));
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ hosting: { public: "." } }));
  const [firestore = "", storage = ""] = await Promise.all(
    ["firestore.rules", "storage.rules"].map((file) => readFile(join(repository, file), "utf8")),
  );
  const local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
    functionsModule: join(folder, "none.js"),
    passwordCost: { N: 1024, r: 8, p: 1 },
    rules: { firestore, storage },
  });
  Object.assign(process.env, local.adminEnv);
  const adminApp = initializeAdmin({ projectId: local.projectId }, folder);
  const admin = getFirestore(adminApp);
  const malformed: MalformedDocument[] = [];
  const closings: (() => Promise<void>)[] = [];
  const at = (port: number) => ({ host: "127.0.0.1", port });

  return {
    admin,
    malformed,
    async open(uid, role = "customer") {
      const email = `${uid}@example.org`;
      await getAdminAuth(adminApp).createUser({ uid, email, password: PASSWORD });
      await getAdminAuth(adminApp).setCustomUserClaims(uid, { role });
      await admin.doc(`users/${uid}`).set({ email, role, active: true }, { merge: true });
      const storageBucket = `${local.projectId}.firebasestorage.app`;
      const app = initializeApp(
        { apiKey: "test", projectId: local.projectId, storageBucket },
        `${uid} ${folder}`,
      );
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, `http://127.0.0.1:${local.ports.auth}`, { disableWarnings: true });
      await signInWithEmailAndPassword(auth, email, PASSWORD);
      const { firestore: store, functions, storage: files } = local.ports;
      const session = new AbortController();
      const workspace = await openWorkspace(app, {
        emulators: { firestore: at(store), functions: at(functions), storage: at(files) },
        uid,
        session: session.signal,
        report: (document) => malformed.push(document),
        onRefused: () => undefined,
      });
      closings.push(async () => {
        session.abort();
        await workspace.close();
        await deleteApp(app);
      });
      return workspace;
    },
    async dump() {
      const all = new Map<string, string>();
      const visit = async (document: DocumentReference): Promise<void> => {
        const stored = await document.get();
        const { _fieldsProto: proto } = stored as unknown as { readonly _fieldsProto?: unknown };
        all.set(document.path, JSON.stringify(proto));
        for (const collection of await document.listCollections())
          await visitAll(await collection.listDocuments());
      };
      const visitAll = async (documents: readonly DocumentReference[]): Promise<void> => {
        for (const document of documents) await visit(document);
      };
      for (const collection of await admin.listCollections())
        await visitAll(await collection.listDocuments());
      return all;
    },
    async stop() {
      for (const close of closings) await close();
      await deleteAdminApp(adminApp);
      await local.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
