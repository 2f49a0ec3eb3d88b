import { type LocalFirebase, type LocalFirebaseOptions, startLocalFirebase } from "@carnation/local-firebase";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { getStorage, type Storage } from "firebase-admin/storage";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeContractPage } from "./bundlePage.ts";

const repository = join(import.meta.dirname, "../../../..");

type Bucket = ReturnType<Storage["bucket"]>;

/** A backend with the product's own rules and functions, that serves a page with this package in it. */
export interface ContractBackend {
  readonly local: LocalFirebase;
  readonly admin: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
  /** Folder of the objects of Storage, each in a file. */
  readonly objects: string;
  /** Address of the page. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The functions that are deployed, as the functions host loads them. */
const deployed = fileURLToPath(import.meta.resolve("@carnation/functions"));

/** Starts the real functions on a backend with free ports and an empty folder of its own. */
export async function startContractBackend(
  options: Pick<LocalFirebaseOptions, "appCheck"> = {},
): Promise<ContractBackend> {
  const folder = await mkdtemp(join(tmpdir(), "carnation-data-"));
  await writeContractPage(join(folder, "public"));
  const hosting = { public: "public", rewrites: [{ source: "**", destination: "/index.html" }] };
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ hosting }));
  const [firestore, storage] = await Promise.all(
    ["firestore.rules", "storage.rules"].map((file) => readFile(join(repository, file), "utf8")),
  );
  const local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
    functionsModule: deployed,
    ...options,
    passwordCost: { N: 1024, r: 8, p: 1 },
    rules: { firestore: firestore ?? "", storage: storage ?? "" },
  });
  Object.assign(process.env, local.adminEnv);
  const app = initializeApp({ projectId: local.projectId }, folder);
  return {
    local,
    admin: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(`${local.projectId}.firebasestorage.app`),
    objects: join(folder, "data/storage/objects"),
    url: `http://127.0.0.1:${local.ports.hosting}/`,
    async stop() {
      await deleteApp(app);
      await local.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
