import { SUPPORT_NOTE_MAX } from "@carnation/product/account";
import { documentPaths } from "@carnation/product/path";
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const refused = { code: "permission-denied" };
const note = (fields: object = {}) => ({
  text: "Rappelée au sujet de sa facture.",
  author: "sophie",
  created: serverTimestamp(),
  ...fields,
});

let backend: TestBackend;
let sophie: TestClient;
let notes = 0;
const newNote = (uid = "claire"): string => documentPaths.supportNote(uid, `n${(notes += 1)}`);

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("sophie", { role: "admin" });
  await backend.addUser("karim", { role: "employee" });
  await backend.addUser("claire", { subscription: "active" });
  sophie = await backend.signIn("sophie");
});

afterAll(() => backend.stop());

test("an administrator signs and dates a note, takes it away, and never changes it", async () => {
  const path = newNote();
  await setDoc(doc(sophie.db, path), note({ text: "a".repeat(SUPPORT_NOTE_MAX) }));
  await expect(updateDoc(doc(sophie.db, path), { text: "Autre" })).rejects.toMatchObject(refused);
  await deleteDoc(doc(sophie.db, path));
  expect((await backend.admin.doc(path).get()).exists).toBe(false);
});

test.each([
  ["in the name of somebody else", { author: "karim" }],
  ["at another time", { created: Timestamp.fromMillis(0) }],
  ["without a word", { text: "" }],
  ["of blanks", { text: "   " }],
  ["too long", { text: "a".repeat(SUPPORT_NOTE_MAX + 1) }],
  ["with more than that", { visible: true }],
])("nobody writes one %s", async (_how, fields) => {
  await expect(setDoc(doc(sophie.db, newNote()), note(fields))).rejects.toMatchObject(refused);
});

test("a note about somebody who has no account is refused", async () => {
  await expect(setDoc(doc(sophie.db, newNote("nobody")), note())).rejects.toMatchObject(refused);
});

test.each(["karim", "claire"])("%s neither reads nor writes one", async (uid) => {
  const path = newNote();
  await setDoc(doc(sophie.db, path), note());
  const { db } = await backend.signIn(uid);
  await expect(getDoc(doc(db, path))).rejects.toMatchObject(refused);
  await expect(setDoc(doc(db, newNote()), note({ author: uid }))).rejects.toMatchObject(refused);
  await expect(deleteDoc(doc(db, path))).rejects.toMatchObject(refused);
});
