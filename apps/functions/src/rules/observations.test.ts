import { deleteField, doc, FieldPath, serverTimestamp, Timestamp, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const path = "users/claire/diagnosis/d1";
const done = {
  uid: "claire",
  consent: true,
  customer: null,
  state: "done",
  created: new Date(0),
  observations: { "37": { choice: "medium", date: new Date(0) } },
};
const refused = { code: "permission-denied" };

let backend: TestBackend;
let claire: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("nadia");
  await backend.addUser("sophie", { role: "admin" });
  claire = await backend.signIn("claire");
});

beforeEach(() => backend.admin.doc(path).set(done));

afterAll(() => backend.stop());

const observe = (criterion: string, value: unknown, { db }: TestClient = claire) =>
  updateDoc(doc(db, path), new FieldPath("observations", criterion), value);
const seen = (choice: string) => ({ choice, date: serverTimestamp() });

describe("the owner of a finished diagnosis", () => {
  test.each([
    ["999", "1"],
    ["999", "4"],
    ["37", "good"],
    ["30", "poor"],
  ])("the owner of a finished diagnosis notes down what she sees of %s: %s", async (criterion, choice) => {
    await observe(criterion, seen(choice));
    const observations = (await backend.admin.doc(path).get()).get("observations");
    expect(observations[criterion].choice).toBe(choice);
    expect(observations["37"]).toBeDefined();
  });

  test("the owner of a finished diagnosis takes it away again", async () => {
    await observe("37", deleteField());
    expect((await backend.admin.doc(path).get()).get("observations")).toEqual({});
  });

  test.each([
    ["a level for a score", "37", seen("3")],
    ["a band for the jaw line", "999", seen("good")],
    ["a level that is none", "999", seen("5")],
    ["a number, as if it was measured", "999", { choice: 3, date: serverTimestamp() }],
    ["an age, which nobody sees", "31", seen("good")],
    ["a criterion that is none", "43", seen("good")],
    ["a time of one's own", "999", { choice: "3", date: Timestamp.fromMillis(0) }],
    ["no time", "999", { choice: "3" }],
    ["more than it is", "999", { ...seen("3"), value: 3 }],
  ])("the owner of a finished diagnosis does not write %s", async (_what, criterion, value) => {
    await expect(observe(criterion, value)).rejects.toMatchObject(refused);
  });

  test("the owner of a finished diagnosis changes nothing beside it", async () => {
    const change = { "observations.999": seen("3"), engine_version: "other" };
    await expect(updateDoc(doc(claire.db, path), change)).rejects.toMatchObject(refused);
  });

  test.each(["started", "error"])(
    "the owner of a finished diagnosis waits until it is finished: %s",
    async (state) => {
      await backend.admin.doc(path).update({ state });
      await expect(observe("999", seen("3"))).rejects.toMatchObject(refused);
    },
  );
});

test.each(["nadia", "sophie"])("%s observes nothing in her place", async (uid) => {
  const other = await backend.signIn(uid);
  await expect(observe("999", seen("3"), other)).rejects.toMatchObject(refused);
});
