import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import * as fs from "firebase/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LocalFirebase } from "./options.ts";
import { startLocalFirebase } from "./startLocalFirebase.ts";

const rules = (condition: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{db}/documents {
    match /notes/{id} { allow read: if ${condition}; allow write; }
    match /open/{id} { allow read, write; } } }`;

let folder: string;
let local: LocalFirebase;
let app: FirebaseApp;
let db: fs.Firestore;
const log: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reload-"));
  writeFileSync(join(folder, "firebase.json"), JSON.stringify({ firestore: { rules: "firestore.rules" } }));
  writeFileSync(join(folder, "firestore.rules"), rules("true"));
  const ports = { auth: 0, firestore: 0, storage: 0, functions: 0, hosting: 0 };
  local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports,
    log: (line) => void log.push(line),
  });
  app = initializeApp({ projectId: local.projectId, apiKey: "key" }, "rules-reload");
  fs.setLogLevel("silent");
  db = fs.getFirestore(app);
  fs.connectFirestoreEmulator(db, "127.0.0.1", local.ports.firestore);
});

afterAll(async () => {
  await fs.terminate(db);
  await deleteApp(app);
  await local.stop();
  rmSync(folder, { recursive: true });
});

test("a changed rules file ends the listeners that it no longer allows, and only those", async () => {
  const seen: Record<string, string[]> = { notes: [], open: [], one: [] };
  const follow = (name: "notes" | "open"): void => {
    fs.onSnapshot(
      fs.collection(db, name),
      (snapshot) => seen[name]?.push(`${snapshot.size} documents`),
      (error) => seen[name]?.push(error.code),
    );
  };
  follow("notes");
  follow("open");
  fs.onSnapshot(
    fs.doc(db, "notes/a"),
    (snapshot) => seen["one"]?.push(snapshot.exists() ? "exists" : "absent"),
    (error) => seen["one"]?.push(error.code),
  );
  await vi.waitFor(
    () => expect(seen).toEqual({ notes: ["0 documents"], open: ["0 documents"], one: ["absent"] }),
    10_000,
  );

  writeFileSync(join(folder, "firestore.rules"), rules("resource.data.mine == true"));
  await vi.waitFor(() => expect(log.join("\n")).toContain("is in force"), 10_000);
  await vi.waitFor(
    () =>
      expect(seen).toMatchObject({
        notes: ["0 documents", "permission-denied"],
        one: ["absent", "permission-denied"],
      }),
    10_000,
  );
  expect(log.join("\n")).toContain("not proven by the query: resource.data.mine");

  await fs.setDoc(fs.doc(db, "open/a"), { n: 1 });
  await vi.waitFor(() => expect(seen["open"]).toEqual(["0 documents", "1 documents"]), 10_000);
  const mine = fs.query(fs.collection(db, "notes"), fs.where("mine", "==", true));
  expect((await fs.getDocsFromServer(mine)).size).toBe(0);
});
