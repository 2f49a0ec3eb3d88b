import { doc, getDoc, setDoc, type Firestore } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";

let backend: TestBackend;
const denied = { code: "permission-denied" };
const report = { dryRun: true, diagnoses: 3, failed: ["claire"], cursor: "claire" };

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("emma", { role: "employee" });
  await backend.addUser("sophie", { role: "admin" });
  await backend.addUser("partie", { role: "admin", active: false });
  await backend.admin.doc("statistics/retention").set(report);
  await backend.admin.doc("users/claire/private/retention").set({ until: new Date() });
});

afterAll(() => backend.stop());

const of = async (uid: string): Promise<Firestore> =>
  uid === "nobody" ? backend.anonymous().db : (await backend.signIn(uid)).db;

describe("the report of the retention", () => {
  test("the report of the retention is read by an administrator", async () => {
    expect((await getDoc(doc(await of("sophie"), "statistics/retention"))).data()).toEqual(report);
  });

  test.each(["nobody", "claire", "emma", "partie"])(
    "the report of the retention is read by no %s",
    async (uid) => {
      await expect(getDoc(doc(await of(uid), "statistics/retention"))).rejects.toMatchObject(denied);
    },
  );

  test.each(["claire", "sophie"])("the report of the retention is written by no %s", async (uid) => {
    const document = doc(await of(uid), "statistics/retention");
    await expect(setDoc(document, { dryRun: false })).rejects.toMatchObject(denied);
  });
});

test.each(["claire", "sophie"])(
  "the erasure note of an account is for the functions alone, not for %s",
  async (uid) => {
    const document = doc(await of(uid), "users/claire/private/retention");
    await expect(getDoc(document)).rejects.toMatchObject(denied);
    await expect(setDoc(document, { until: new Date(0) })).rejects.toMatchObject(denied);
  },
);
