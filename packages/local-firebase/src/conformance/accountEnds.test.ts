import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth, updatePassword } from "firebase/auth";
import * as fs from "firebase/firestore";
import { connectStorageEmulator, getStorage, ref, uploadBytes } from "firebase/storage";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin, type App } from "firebase-admin/app";
import { getAuth as getAdminAuth, type Auth as AdminAuth } from "firebase-admin/auth";
import {
  getFirestore as getAdminFirestore,
  type Firestore as AdminFirestore,
} from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestProject, type TestProject } from "../testing/testProject.ts";

/** Streams of somebody whose account ends while the genuine SDK has streams open. */
let project: TestProject;
let adminApp: App;
let admin: AdminAuth;
let adminDb: AdminFirestore;
const people: FirebaseApp[] = [];

beforeAll(async () => {
  project = await startTestProject(true);
  for (const [name, value] of Object.entries(project.adminEnv)) vi.stubEnv(name, value);
  adminApp = initializeAdmin();
  admin = getAdminAuth(adminApp);
  adminDb = getAdminFirestore(adminApp);
  fs.setLogLevel("silent");
});

afterEach(async () => {
  for (const app of people.splice(0)) {
    await fs.terminate(fs.getFirestore(app));
    await deleteApp(app);
  }
});

afterAll(async () => {
  await deleteAdminApp(adminApp);
  vi.unstubAllEnvs();
  await project.stop();
});

let serial = 0;

/** Somebody who has just signed up and belongs to the team. */
async function somebody() {
  serial += 1;
  const { ports, projectId } = project;
  const bucket = `${projectId}.firebasestorage.app`;
  const app = initializeApp({ projectId, apiKey: "key", storageBucket: bucket }, `person${serial}`);
  people.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const db = fs.getFirestore(app);
  fs.connectFirestoreEmulator(db, "127.0.0.1", ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, "127.0.0.1", ports.storage);
  const { user } = await createUserWithEmailAndPassword(auth, `person${serial}@example.org`, "password");
  const member = adminDb.doc(`members/${user.uid}`);
  await member.set({ active: true });
  const heard: string[] = [];
  const follow = (target: fs.Query | fs.DocumentReference): void => {
    const told = ({ code }: fs.FirestoreError) => void heard.push(code);
    const next = (found: fs.QuerySnapshot | fs.DocumentSnapshot) =>
      void heard.push("size" in found ? found.docs.map(({ id }) => id).join() : String(found.exists()));
    if (target.type === "document") fs.onSnapshot(target, next, told);
    else fs.onSnapshot(target, next, told);
  };
  return { auth, db, storage, user, uid: user.uid, member, heard, follow };
}

const within = { timeout: 8000, interval: 20 };

describe("a listener whose rules read another document", () => {
  test("a listener whose rules read another document ends as soon as that document no longer allows it, list and document alike", async () => {
    const { db, member, heard, follow, uid } = await somebody();
    follow(fs.collection(db, "team"));
    follow(fs.doc(db, "team/absent"));
    follow(fs.collection(db, `users/${uid}/notes`));
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(["", "", "false"]), within);
    heard.length = 0;
    await member.set({ active: false });
    await vi.waitFor(() => expect(heard).toEqual(["permission-denied", "permission-denied"]), within);
    await expect(fs.setDoc(fs.doc(db, "team/one"), { n: 1 })).rejects.toMatchObject({
      code: "permission-denied",
    });
    // What has nothing to do with that document goes on.
    heard.length = 0;
    await adminDb.doc(`users/${uid}/notes/a`).set({ n: 1 });
    await vi.waitFor(() => expect(heard).toEqual(["a"]), within);
  });
});

describe("an account that ends", () => {
  test.each<[string, (uid: string) => Promise<unknown>]>([
    ["is disabled", (uid) => admin.updateUser(uid, { disabled: true })],
    ["is deleted", (uid) => admin.deleteUser(uid)],
    ["has its sessions revoked", (uid) => admin.revokeRefreshTokens(uid)],
    ["is given another password", (uid) => admin.updateUser(uid, { password: "another one" })],
  ])("an account that %s loses its streams, and its page is signed out", async (_how, end) => {
    const { auth, db, storage, user, uid, heard, follow } = await somebody();
    const token = await user.getIdToken();
    follow(fs.collection(db, `users/${uid}/notes`));
    await vi.waitFor(() => expect(heard).toEqual([""]), within);
    await fs.setDoc(fs.doc(db, `users/${uid}/notes/before`), { n: 1 });

    await end(uid);
    // At once and under the token that it has: requests of every service.
    const { ports, projectId } = project;
    const name = `projects/${projectId}/databases/(default)/documents/users/${uid}/notes/rest`;
    const authorization = `Bearer ${token}`;
    const read = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${name}`, {
      headers: { authorization },
    });
    expect(read.status).toBe(401);
    await expect(uploadBytes(ref(storage, `users/${uid}/late`), new Uint8Array(3))).rejects.toMatchObject({
      code: "storage/unauthenticated",
    });
    const called = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/whoami`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: '{"data":{}}',
    });
    expect(called.status).toBe(401);
    // And soon the streams: the SDK cannot get another token, and signs out.
    await vi.waitFor(() => expect(heard.at(-1)).toBe("permission-denied"), within);
    expect(auth.currentUser).toBeNull();
    await expect(fs.setDoc(fs.doc(db, `users/${uid}/notes/late`), { n: 1 })).rejects.toMatchObject({
      code: "permission-denied",
    });
    expect((await adminDb.collection(`users/${uid}/notes`).get()).docs.map(({ id }) => id)).toEqual([
      "before",
    ]);
  });

  test("a user who changes their own password stays, and their listeners never fall back to the cache", async () => {
    const { auth, db, user, uid, heard } = await somebody();
    fs.onSnapshot(
      fs.collection(db, `users/${uid}/notes`),
      { includeMetadataChanges: true },
      ({ docs, metadata }) =>
        heard.push(docs.map(({ id }) => id).join() + (metadata.fromCache ? " cache" : "")),
      ({ code }) => heard.push(code),
    );
    await vi.waitFor(() => expect(heard.at(-1)).toBe(""), within);
    heard.length = 0;
    await updatePassword(user, "a new password");
    await fs.setDoc(fs.doc(db, `users/${uid}/notes/a`), { n: 1 });
    await vi.waitFor(() => expect(heard).toContain("a"), within);
    await adminDb.doc(`users/${uid}/notes/b`).set({ n: 1 });
    await vi.waitFor(() => expect(heard.at(-1)).toBe("a,b"), within);
    expect(auth.currentUser?.uid).toBe(uid);
    expect(heard.every((state) => ["a", "a,b"].includes(state))).toBe(true);
  });
});
