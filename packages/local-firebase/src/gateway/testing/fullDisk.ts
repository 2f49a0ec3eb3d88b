import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, setDoc } from "firebase/firestore";
import { connectStorageEmulator, getStorage, ref, uploadBytes } from "firebase/storage";
import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { speedUpRetries } from "../../testing/fastRetries.ts";
import { freePorts } from "../../testing/testProject.ts";
import type { Problem } from "../../problems/problem.ts";
import { startLocalFirebase } from "../startLocalFirebase.ts";

/**
 * Fills the disk of a folder under a running instance and the genuine SDK, makes room again, and prints what was seen:
 * `node fullDisk.ts <folder>`. The folder is a small disk of its own.
 */
const [, , folder = ""] = process.argv;
speedUpRetries();
const problems: Problem[] = [];
let tell = (): void => undefined;
const until = (state: Problem["state"]): Promise<void> =>
  new Promise((resolve) => {
    tell = () => {
      if (problems.some((problem) => problem.state === state)) resolve();
    };
    tell();
  });

const open = (service: string, path: string) =>
  `rules_version = '2'; service ${service} { match ${path}/{rest=**} { allow read, write: if true; } }`;
const options = {
  projectDir: folder,
  dataDir: join(folder, "data"),
  ports: freePorts,
  rules: {
    firestore: open("cloud.firestore", "/databases/{db}/documents"),
    storage: open("firebase.storage", "/b/{bucket}/o"),
  },
  logFile: true,
  onProblem: (problem: Problem) => {
    problems.push(problem);
    tell();
  },
};
const local = await startLocalFirebase(options);
const app = initializeApp({ projectId: local.projectId, storageBucket: "b.firebasestorage.app" });
const db = getFirestore(app);
connectFirestoreEmulator(db, "127.0.0.1", local.ports.firestore);
const storage = getStorage(app);
connectStorageEmulator(storage, "127.0.0.1", local.ports.storage);
const health = async (): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${local.ports.hosting}/__/health`);
  const { status, disk } = (await response.json()) as { status: string; disk: string | null };
  return [response.status, status, disk];
};

await setDoc(doc(db, "notes/before"), { text: "x" });
const filler = join(folder, "filler");
fillTo(filler);

const pending = setDoc(doc(db, "notes/during"), { text: "x".repeat(300_000) });
const uploading = uploadBytes(ref(storage, "during.bin"), new Uint8Array(3_000_000)).then(
  () => "stored",
  (error: { code: string }) => error.code,
);
await until("begun");
const whileFull = await health();
await local.stop();
const startedFull = await refusal();
rmSync(filler);
problems.length = 0;
const again = await startLocalFirebase({ ...options, ports: local.ports });
await pending;
const uploaded = await uploading;
fillTo(filler);
const second = setDoc(doc(db, "notes/second"), { text: "y".repeat(300_000) });
await until("begun");
rmSync(filler);
await until("over");
await second;
const kept = await new Promise<boolean>((resolve) => {
  onSnapshot(doc(db, "notes/second"), (snapshot) => {
    if (snapshot.exists() && !snapshot.metadata.hasPendingWrites) resolve(true);
  });
});
const afterwards = await health();
await deleteApp(app);
await again.stop();
spawnSync("mount", ["-o", "remount,ro", folder]);
const startedReadOnly = await refusal();
const log = readFileSync(join(options.dataDir, "local-firebase.log"), "utf8");
const states = problems.map(({ code, state }) => `${code} ${state}`);
process.stdout.write(
  `${JSON.stringify({ whileFull, startedFull, startedReadOnly, uploaded, states, kept, afterwards, logs: log.includes("DISK_FULL") })}\n`,
);

async function refusal(): Promise<string> {
  try {
    await startLocalFirebase({ ...options, ports: local.ports });
    return "started";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

/** Writes until there is no room for one more byte. */
function fillTo(file: string): void {
  const handle = openSync(file, "a");
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) if (writeSync(handle, Buffer.alloc(size)) < size) break;
    } catch {
      // Full.
    }
  }
  closeSync(handle);
}
