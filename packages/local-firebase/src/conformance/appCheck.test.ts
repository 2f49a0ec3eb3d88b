import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { type AppCheck, CustomProvider, getToken, initializeAppCheck } from "firebase/app-check";
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc, terminate } from "firebase/firestore";
import * as lite from "firebase/firestore/lite";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import {
  connectStorageEmulator,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  uploadBytes,
} from "firebase/storage";
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from "firebase-admin/app";
import { getAuth as getAdminAuth } from "firebase-admin/auth";
import { getFirestore as getAdminFirestore } from "firebase-admin/firestore";
import { usesOfficialEmulators } from "@carnation/testing/officialEmulators";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestProject, type TestProject } from "../testing/testProject.ts";

/** The genuine SDKs for Node against an instance that enforces App Check; Google's emulators have none of it. */
const GOOGLE = "https://content-firebaseappcheck.googleapis.com/";
const password = "correct horse battery";
let project: TestProject;
let attested: Client;
let bare: Client;
let uid: string;
let appCheck: AppCheck;

interface Client {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly call: () => Promise<unknown>;
}

/** A page with every service of the SDK. */
function openClient(name: string, prepare: (app: FirebaseApp) => void = () => undefined): Client {
  const { ports, projectId } = project;
  const app = initializeApp(
    {
      projectId,
      apiKey: "key",
      appId: "1:1:web:local",
      storageBucket: `${projectId}.firebasestorage.app`,
    },
    name,
  );
  prepare(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  connectFirestoreEmulator(getFirestore(app), "127.0.0.1", ports.firestore);
  lite.connectFirestoreEmulator(lite.getFirestore(app), "127.0.0.1", ports.firestore);
  const functions = getFunctions(app, "europe-west3");
  connectFunctionsEmulator(functions, "127.0.0.1", ports.functions);
  connectStorageEmulator(getStorage(app), "127.0.0.1", ports.storage);
  return { app, auth, call: async () => (await httpsCallable(functions, "attested")()).data };
}

beforeAll(async () => {
  project = await startTestProject(true, undefined, { appCheck: "enforce" });
  for (const [name, value] of Object.entries(project.adminEnv)) vi.stubEnv(name, value);
  // The SDK knows Google's address alone; here it is led to this instance, as a developer's debug token is asked for.
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    fetch(
      String(url).replace(GOOGLE, `http://127.0.0.1:${project.ports.auth}/firebaseappcheck.googleapis.com/`),
      init,
    ),
  );
  vi.stubGlobal("FIREBASE_APPCHECK_DEBUG_TOKEN", randomUUID());
  attested = openClient("attested", (app) => {
    // Whoever has a debug token asks no provider.
    const getNoToken = () => Promise.reject(new Error("not asked"));
    const provider = new CustomProvider({ getToken: getNoToken });
    appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  });
  bare = openClient("bare");
  ({
    user: { uid },
  } = await createUserWithEmailAndPassword(attested.auth, "anna@example.org", password));
});

afterAll(async () => {
  for (const { app } of [attested, bare]) {
    await terminate(getFirestore(app));
    await deleteApp(app);
  }
  await project.stop();
  vi.unstubAllGlobals();
});

describe.skipIf(usesOfficialEmulators())("an app that is attested", () => {
  test("an app that is attested calls a function that enforces App Check, which knows the app and the account", async () => {
    expect(await attested.call()).toEqual({ app: "1:1:web:local", uid });
  });

  test("an app that is attested reads and writes documents, over streams and over REST", async () => {
    const note = doc(getFirestore(attested.app), `users/${uid}/notes/n1`);
    await setDoc(note, { text: "bonjour" });
    expect((await getDoc(note)).data()).toEqual({ text: "bonjour" });
    const read = await lite.getDoc(lite.doc(lite.getFirestore(attested.app), note.path));
    expect(read.data()).toEqual({ text: "bonjour" });
  });

  test("an app that is attested reads and writes objects, and a link opens one to who shows no token", async () => {
    const object = ref(getStorage(attested.app), `users/${uid}/photo.bin`);
    await uploadBytes(object, new Uint8Array([1, 2]));
    expect([...new Uint8Array(await getBytes(object))]).toEqual([1, 2]);
    const link = await getDownloadURL(object);
    expect((await fetch(link)).status).toBe(200);
    const address = new URL(link);
    address.searchParams.set("token", randomUUID());
    expect((await fetch(address)).status).toBe(401);
  });
});

describe.skipIf(usesOfficialEmulators())("an app that is not attested", () => {
  test("an app that is not attested is refused by a function that enforces App Check, and by no other", async () => {
    await expect(bare.call()).rejects.toMatchObject({ code: "functions/unauthenticated" });
    const whoami = httpsCallable(getFunctions(bare.app, "europe-west3"), "whoami");
    expect((await whoami()).data).toMatchObject({ uid: null });
  });

  test("an app that is not attested reads no document, whatever the rules say: to its streams the server is out of reach", async () => {
    const open = doc(getFirestore(bare.app), "open/o1");
    await expect(getDoc(open)).rejects.toMatchObject({ code: "unavailable" });
    await expect(lite.getDoc(lite.doc(lite.getFirestore(bare.app), "open/o1"))).rejects.toMatchObject({
      code: "permission-denied",
    });
  });

  test("an app that is not attested is refused by Storage, although the rules and the account allow it", async () => {
    const object = ref(getStorage(bare.app), `users/${uid}/photo.bin`);
    await expect(getMetadata(object)).rejects.toMatchObject({ code: "storage/unauthenticated" });
  });

  test("an app that is not attested signs nobody in", async () => {
    await expect(signInWithEmailAndPassword(bare.auth, "anna@example.org", password)).rejects.toMatchObject({
      code: expect.stringContaining("auth/firebase-app-check-token-is-invalid"),
    });
  });
});

test.skipIf(usesOfficialEmulators())(
  "a token of another key reaches no function, and is refused by Firestore and Storage",
  async () => {
    const { token } = await getToken(appCheck);
    const [header, payload] = token.split(".");
    const forged = { "x-firebase-appcheck": `${header}.${payload}.${"A".repeat(342)}` };
    const { ports, projectId } = project;
    const callable = `http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/attested`;
    const call = (headers: Record<string, string>) =>
      fetch(callable, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: '{"data":null}',
      });
    expect((await call({ "x-firebase-appcheck": token })).status).toBe(200);
    expect((await call(forged)).status).toBe(401);
    const rest = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents/open/o1`;
    const refusal = await fetch(rest, { headers: forged });
    expect(refusal.status).toBe(403);
    expect(await refusal.json()).toMatchObject({ error: { status: "PERMISSION_DENIED" } });
    const object = `http://127.0.0.1:${ports.storage}/v0/b/${projectId}.firebasestorage.app/o/x`;
    expect((await fetch(object, { headers: forged })).status).toBe(401);
  },
);

test.skipIf(usesOfficialEmulators())(
  "the admin SDK, which shows no token, does what it does without",
  async () => {
    const admin = initializeAdmin();
    await getAdminFirestore(admin).doc("open/admin").set({ by: "owner" });
    expect((await getAdminFirestore(admin).doc("open/admin").get()).data()).toEqual({ by: "owner" });
    expect((await getAdminAuth(admin).getUser(uid)).email).toBe("anna@example.org");
    await deleteAdminApp(admin);
  },
);

test.skipIf(usesOfficialEmulators())(
  "a proof of another shape is refused, and so is another project",
  async () => {
    const exchange = (method: string, body: object, ofProject = project.projectId) =>
      fetch(
        `http://127.0.0.1:${project.ports.auth}/firebaseappcheck.googleapis.com/v1/projects/${ofProject}/apps/1:1:web:local:${method}?key=key`,
        { method: "POST", body: JSON.stringify(body) },
      );
    const statuses = [
      await exchange("exchangeRecaptchaEnterpriseToken", { recaptcha_enterprise_token: "proof" }),
      await exchange("exchangeRecaptchaEnterpriseToken", { recaptcha_enterprise_token: "" }),
      await exchange("exchangeDebugToken", { debug_token: "guess" }),
      await exchange("exchangeDebugToken", { debug_token: randomUUID() }, "other"),
      await exchange("exchangeCustomToken", {}),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 403, 403, 404, 404]);
  },
);
