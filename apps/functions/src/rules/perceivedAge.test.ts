import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const path = "settings/ai";
const decision = (fields: object = {}) => ({
  perceivedAge: { enabled: true, decidedBy: "sophie", decided: serverTimestamp(), ...fields },
});
const refused = { code: "permission-denied" };

let backend: TestBackend;
let sophie: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("sophie", { role: "admin" });
  await backend.addUser("karim", { role: "employee" });
  await backend.addUser("claire", { subscription: "active" });
  sophie = await backend.signIn("sophie");
}, 60_000);

beforeEach(() => backend.admin.doc(path).set({ version: 1 }));

afterAll(() => backend.stop());

test("an administrator decides, and signs for it at the time of the server", async () => {
  await updateDoc(doc(sophie.db, path), decision());
  expect((await backend.admin.doc(path).get()).get("perceivedAge")).toMatchObject({
    enabled: true,
    decidedBy: "sophie",
  });
  await updateDoc(doc(sophie.db, path), decision({ enabled: false }));
  await updateDoc(doc(sophie.db, path), { version: 2 });
});

test("the first settings may hold the decision", async () => {
  await backend.admin.doc(path).delete();
  await setDoc(doc(sophie.db, path), { version: 1, ...decision() });
  await backend.admin.doc(path).delete();
  await setDoc(doc(sophie.db, path), { version: 1 });
  expect((await backend.admin.doc(path).get()).data()).toEqual({ version: 1 });
});

test.each([
  ["in the name of somebody else", decision({ decidedBy: "karim" })],
  ["at another time", decision({ decided: Timestamp.fromMillis(0) })],
  ["in other words than yes and no", decision({ enabled: "yes" })],
  ["without a signature", { perceivedAge: { enabled: true } }],
  ["as no decision at all", { perceivedAge: true }],
])("nobody decides %s", async (_how, fields) => {
  await expect(updateDoc(doc(sophie.db, path), fields)).rejects.toMatchObject(refused);
});

test.each(["karim", "claire"])("%s decides nothing", async (uid) => {
  const other = await backend.signIn(uid);
  await expect(updateDoc(doc(other.db, path), decision({ decidedBy: uid }))).rejects.toMatchObject(refused);
});
