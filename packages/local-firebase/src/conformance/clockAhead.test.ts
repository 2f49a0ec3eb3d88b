import { deleteApp, initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  serverTimestamp,
  setDoc,
  type Timestamp,
} from "firebase/firestore";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { Problem } from "../problems/problem.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import { freePorts, rules } from "../testing/testProject.ts";

const YEAR = 365 * 86_400;

const underTime = rules.firestore.replace(
  "match /open/{path=**} { allow read, write: if true; }",
  `match /open/{id} {
    allow read: if true;
    allow write: if request.resource.data.at == request.time;
  }`,
);

test("a year ahead and put right: server timestamps are the clock's, and a listener hears of every write in order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "clock-"));
  const dataDir = join(folder, "data");
  const problems: Problem[] = [];
  const options = {
    projectDir: folder,
    dataDir,
    ports: freePorts,
    rules: { firestore: underTime },
    onProblem: (problem: Problem) => problems.push(problem),
  };
  await (await startLocalFirebase(options)).stop();
  // What a clock that was ahead has left.
  const database = new DatabaseSync(join(dataDir, "firebase.sqlite"));
  const ahead = Math.round(Date.now() / 1000) + YEAR;
  database.prepare("UPDATE firestore_clock SET reserved_until = ?").run(ahead * 1_000_000);
  database.close();

  const local = await startLocalFirebase(options);
  const app = initializeApp({ projectId: local.projectId }, "clock-ahead");
  onTestFinished(async () => {
    await deleteApp(app);
    await local.stop();
    await rm(folder, { recursive: true });
  });
  const seconds = (problems[0]?.details as { seconds: number } | undefined)?.seconds ?? 0;
  expect(problems.map(({ code }) => code)).toEqual(["CLOCK_BEHIND"]);
  expect(Math.abs(seconds - YEAR)).toBeLessThan(60);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", local.ports.firestore);
  const note = doc(db, "open/note");
  const seen: number[] = [];
  const heard = new Promise<void>((resolve) => {
    const stop = onSnapshot(note, (snapshot) => {
      if (snapshot.metadata.hasPendingWrites || !snapshot.exists()) return;
      seen.push(snapshot.get("n") as number);
      if (seen.at(-1) !== 3) return;
      stop();
      resolve();
    });
  });
  for (const n of [1, 2, 3]) await setDoc(note, { n, at: serverTimestamp() });
  await heard;
  expect(seen).toEqual(seen.toSorted());
  const at = (await getDoc(note)).get("at") as Timestamp;
  expect(Math.abs(at.toMillis() - Date.now())).toBeLessThan(60_000);
});
