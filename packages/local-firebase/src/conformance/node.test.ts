import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from "firebase/auth";
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore";
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from "firebase/functions";
import {
  connectStorageEmulator,
  getBytes,
  getMetadata,
  getStorage,
  deleteObject,
  ref,
  updateMetadata,
  uploadBytesResumable,
  type FirebaseStorage,
} from "firebase/storage";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin, type App } from "firebase-admin/app";
import { getAuth as getAdminAuth } from "firebase-admin/auth";
import { getFirestore as getAdminFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestProject, type TestProject } from "../testing/testProject.ts";

/** The genuine SDKs for Node (client and admin) against every service of one instance. */
let project: TestProject;
let admin: App;
let app: FirebaseApp;
let auth: Auth;
let db: Firestore;
let functions: Functions;
let storage: FirebaseStorage;
let uid: string;
const password = "correct horse battery";

beforeAll(async () => {
  project = await startTestProject(true);
  for (const [name, value] of Object.entries(project.adminEnv)) vi.stubEnv(name, value);
  admin = initializeAdmin();
  const { ports, projectId } = project;
  app = initializeApp({ projectId, apiKey: "key", storageBucket: `${projectId}.firebasestorage.app` });
  auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", ports.firestore);
  functions = getFunctions(app, "europe-west3");
  connectFunctionsEmulator(functions, "127.0.0.1", ports.functions);
  storage = getStorage(app);
  connectStorageEmulator(storage, "127.0.0.1", ports.storage);
  ({
    user: { uid },
  } = await createUserWithEmailAndPassword(auth, "anna@example.org", password));
});

afterAll(async () => {
  await terminate(db);
  await deleteApp(app);
  await deleteAdminApp(admin);
  vi.unstubAllEnvs();
  await project.stop();
});

describe("Firestore", () => {
  test("documents, queries and transforms", async () => {
    const items = collection(db, `users/${uid}/items`);
    await setDoc(doc(items, "a"), { n: 1, at: serverTimestamp() });
    await addDoc(items, { n: 3 });
    await updateDoc(doc(items, "a"), { n: increment(1) });
    expect((await getDoc(doc(items, "a"))).get("n")).toBe(2);
    const found = await getDocs(query(items, where("n", ">", 1), orderBy("n", "desc"), limit(1)));
    expect(found.docs.map((document) => document.get("n") as unknown)).toEqual([3]);
    await runTransaction(db, async (transaction) => {
      const current = await transaction.get(doc(items, "a"));
      transaction.update(doc(items, "a"), { n: Number(current.get("n")) * 10 });
    });
    expect((await getDoc(doc(items, "a"))).get("n")).toBe(20);
  });

  test("a listener follows what others write", async () => {
    const room = collection(db, "open/live/room");
    const seen: string[][] = [];
    const stop = onSnapshot(query(room, orderBy("n")), ({ docs }) => seen.push(docs.map(({ id }) => id)));
    await vi.waitUntil(() => seen.length === 1);
    const server = getAdminFirestore(admin).collection("open/live/room");
    await server.doc("b").set({ n: 2 });
    await server.doc("a").set({ n: 1 });
    await vi.waitUntil(() => seen.at(-1)?.length === 2);
    await server.doc("b").delete();
    await vi.waitUntil(() => seen.at(-1)?.length === 1);
    expect(seen).toEqual([[], ["b"], ["a", "b"], ["a"]]);
    stop();
  });

  test("rules decide for clients, not for the admin SDK", async () => {
    const denied = expect.objectContaining({ code: "permission-denied" });
    await expect(setDoc(doc(db, "users/somebody/items/a"), {})).rejects.toEqual(denied);
    await expect(getDoc(doc(db, "users/somebody/items/a"))).rejects.toEqual(denied);
    const refusal = new Promise((resolve) =>
      onSnapshot(collection(db, "users/somebody/items"), () => undefined, resolve),
    );
    expect(await refusal).toEqual(denied);
    await getAdminFirestore(admin).doc("users/somebody/items/a").set({ ok: true });
  });

  test("signing out and in changes what streams may do", async () => {
    const note = doc(db, "notes/stream");
    await setDoc(note, { text: "x" });
    await signOut(auth);
    await expect(setDoc(note, { text: "y" })).rejects.toMatchObject({ code: "permission-denied" });
    await signInWithEmailAndPassword(auth, "anna@example.org", password);
    await setDoc(note, { text: "z" });
  });
});

describe("Functions", () => {
  test("Functions know who calls, with the claims of the verified token", async () => {
    await getAdminAuth(admin).setCustomUserClaims(uid, { role: "admin" });
    await auth.currentUser?.getIdToken(true);
    const { data } = await httpsCallable(functions, "whoami")({ a: [1] });
    expect(data).toEqual({ uid, role: "admin", echo: { a: [1] } });
    await setDoc(doc(db, "admins/x"), { ok: true });
  });

  test("Functions give their errors to the caller", async () => {
    await expect(httpsCallable(functions, "refuse")()).rejects.toMatchObject({
      code: "functions/permission-denied",
      details: { why: "role" },
    });
    await expect(httpsCallable(functions, "missing")()).rejects.toMatchObject({
      code: "functions/not-found",
    });
  });

  test("run once per change of a document, with its state before and after", async () => {
    const note = doc(db, "notes/n1");
    await setDoc(note, { text: "bonjour" });
    await project.idle();
    expect((await getDoc(note)).data()).toEqual({ text: "bonjour", shout: "BONJOUR", note: "n1" });
    const log = getAdminFirestore(admin).collection("log");
    const updates = await log.where("kind", "==", "updated").get();
    expect(updates.docs.map((document) => document.data())).toContainEqual({
      kind: "updated",
      before: { text: "bonjour" },
      after: { text: "bonjour", shout: "BONJOUR", note: "n1" },
    });
    await deleteDoc(note);
    await project.idle();
    expect((await log.doc("deleted-n1").get()).data()).toEqual({ text: "bonjour" });
  });

  test("Functions are tried again when they fail", async () => {
    const server = getAdminFirestore(admin);
    await server.doc("poison/p1").set({});
    await project.idle();
    expect((await server.doc("attempts/p1").get()).get("count")).toBe(2);
  });
});

describe("Storage", () => {
  test("Storage keeps an upload in pieces and tells the functions", async () => {
    const bytes = new Uint8Array(700_000).map((_, index) => index % 251);
    const object = ref(storage, `users/${uid}/photo.bin`);
    await uploadBytesResumable(object, bytes, { contentType: "application/x-test" });
    expect(new Uint8Array(await getBytes(object))).toEqual(bytes);
    expect((await getMetadata(object)).contentType).toBe("application/x-test");
    await updateMetadata(object, { contentLanguage: "fr" });
    await project.idle();
    await deleteObject(object);
    await project.idle();
    const files = await getAdminFirestore(admin).collection("files").get();
    const name = `users/${uid}/photo.bin`;
    expect(files.docs.map((document) => document.data())).toEqual(
      expect.arrayContaining([
        { name, type: "application/x-test", size: bytes.length },
        { name, language: "fr" },
        { name, gone: true },
      ]),
    );
  });

  test("Storage refuses what the rules deny", async () => {
    const object = ref(storage, "users/somebody/photo.bin");
    await expect(uploadBytesResumable(object, new Uint8Array(3))).rejects.toMatchObject({
      code: "storage/unauthorized",
    });
  });
});
