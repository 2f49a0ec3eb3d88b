import { deleteDoc, doc, serverTimestamp, Timestamp, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const path = "users/claire/diagnosis/d1";
const abandoned = { state: "error", error: "abandoned", finished: serverTimestamp() };
const started = { uid: "claire", consent: true, customer: null, state: "started", created: new Date(0) };

let backend: TestBackend;
let claire: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("nadia");
  await backend.addUser("sophie", { role: "admin" });
  claire = await backend.signIn("claire");
});

beforeEach(() => backend.admin.doc(path).set(started));

afterAll(() => backend.stop());

test("a diagnosis that waits for its photo is ended by its owner", async () => {
  await updateDoc(doc(claire.db, path), abandoned);
  expect((await backend.admin.doc(path).get()).data()).toMatchObject({
    state: "error",
    error: "abandoned",
    consent: true,
  });
});

test.each([
  ["with another reason", { ...abandoned, error: "internal" }],
  ["as done", { ...abandoned, state: "done" }],
  ["at a time of one's own", { ...abandoned, finished: Timestamp.fromMillis(0) }],
  ["without its time", { state: "error", error: "abandoned" }],
  ["with its consent changed", { ...abandoned, consent: false }],
  ["with a result", { ...abandoned, result_source: "file" }],
  ["with a client", { ...abandoned, customer: "users/claire/customers/anais" }],
  ["with conditions of the day", { ...abandoned, conditions: ["cleansed"] }],
  ["with something proposed", { ...abandoned, recommendations: { cosmetics: [], other: [] } }],
])("a diagnosis cannot be ended %s", async (_how, fields) => {
  await expect(updateDoc(doc(claire.db, path), fields)).rejects.toMatchObject({ code: "permission-denied" });
});

test.each(["done", "error"])("a diagnosis in the state %s stays as it is", async (state) => {
  await backend.admin.doc(path).update({ state });
  await expect(updateDoc(doc(claire.db, path), abandoned)).rejects.toMatchObject({
    code: "permission-denied",
  });
});

test.each(["nadia", "sophie"])("%s does not end it for its owner", async (uid) => {
  const other = await backend.signIn(uid);
  await expect(updateDoc(doc(other.db, path), abandoned)).rejects.toMatchObject({
    code: "permission-denied",
  });
});

test("a diagnosis that waits for its photo is not deleted", async () => {
  await expect(deleteDoc(doc(claire.db, path))).rejects.toMatchObject({ code: "permission-denied" });
});
