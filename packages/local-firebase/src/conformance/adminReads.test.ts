import { describe, expect, test, vi } from "vitest";
import { adminSuite } from "../testing/adminSuite.ts";

const suite = adminSuite();

describe("a read of the admin SDK", () => {
  test("a read of the admin SDK of a missing document says that it is missing, and when", async () => {
    const found = await suite.room().doc("none").get();
    expect([found.exists, found.data(), found.readTime.seconds > 0]).toEqual([false, undefined, true]);
  });

  test("getAll keeps the order that was asked for", async () => {
    const room = suite.room();
    for (const id of ["a", "b"]) await room.doc(id).set({ id });
    const found = await suite.db.getAll(room.doc("b"), room.doc("none"), room.doc("a"));
    expect(found.map(({ id, exists }) => [id, exists])).toEqual([
      ["b", true],
      ["none", false],
      ["a", true],
    ]);
  });

  test("getAll with a field mask brings these fields only", async () => {
    const one = suite.room().doc();
    await one.set({ a: 1, b: { c: 2, d: 3 } });
    const [found] = await suite.db.getAll(one, { fieldMask: ["b.c"] });
    expect(found?.data()).toEqual({ b: { c: 2 } });
  });

  test("listCollections names what is right below a document", async () => {
    const one = suite.room().doc();
    for (const path of ["z/1", "a/1", "a/1/deep/1"]) await one.firestore.doc(`${one.path}/${path}`).set({});
    expect((await one.listCollections()).map(({ id }) => id)).toEqual(["a", "z"]);
  });

  test("listDocuments also names documents that only hold others", async () => {
    const room = suite.room();
    await room.doc("there").set({});
    await room.doc("missing/deep/1").set({});
    expect((await room.listDocuments()).map(({ id }) => id).sort()).toEqual(["missing", "there"]);
  });

  test("a query does not find documents that only hold others", async () => {
    const room = suite.room();
    await room.doc("missing/deep/1").set({});
    expect((await room.get()).size).toBe(0);
  });

  test("a read of the admin SDK of five thousand documents is whole", async () => {
    const room = suite.room();
    for (let start = 0; start < 5000; start += 500) {
      const batch = suite.db.batch();
      for (let n = start; n < start + 500; n++) batch.set(room.doc(String(n).padStart(5, "0")), { n });
      await batch.commit();
    }
    const { docs } = await room.get();
    expect([docs.length, docs.at(-1)?.get("n")]).toEqual([5000, 4999]);
  });
});

describe("a listener of the admin SDK", () => {
  test("a listener of the admin SDK hears of every change", async () => {
    const room = suite.room();
    const states: string[] = [];
    const stop = room.orderBy("n").onSnapshot(({ docs }) => states.push(docs.map(({ id }) => id).join()));
    await vi.waitUntil(() => states.length === 1);
    await room.doc("b").set({ n: 2 });
    await vi.waitUntil(() => states.at(-1) === "b");
    await room.doc("a").set({ n: 1 });
    await vi.waitUntil(() => states.at(-1) === "a,b");
    await room.doc("b").delete();
    await vi.waitUntil(() => states.at(-1) === "a");
    stop();
    expect(states).toEqual(["", "b", "a,b", "a"]);
  });

  test("a listener of the admin SDK names what was added, changed and removed", async () => {
    const room = suite.room();
    await room.doc("kept").set({ n: 1 });
    const changes: string[] = [];
    const stop = room.onSnapshot((found) => {
      for (const { type, doc } of found.docChanges()) changes.push(`${type} ${doc.id}`);
    });
    await vi.waitUntil(() => changes.length === 1);
    await suite.db.batch().set(room.doc("kept"), { n: 2 }).set(room.doc("new"), {}).commit();
    await vi.waitUntil(() => changes.length === 3);
    await room.doc("new").delete();
    await vi.waitUntil(() => changes.length === 4);
    stop();
    expect(changes.toSorted()).toEqual(["added kept", "added new", "modified kept", "removed new"]);
  });

  test("a listener of the admin SDK on one document hears that it comes and goes", async () => {
    const one = suite.room().doc();
    const states: boolean[] = [];
    const stop = one.onSnapshot(({ exists }) => states.push(exists));
    await vi.waitUntil(() => states.length === 1);
    await one.set({});
    await vi.waitUntil(() => states.length === 2);
    await one.delete();
    await vi.waitUntil(() => states.length === 3);
    stop();
    expect(states).toEqual([false, true, false]);
  });

  test("a listener of the admin SDK with a limit is filled up from behind", async () => {
    const room = suite.room();
    for (const [n, id] of ["a", "b", "c"].entries()) await room.doc(id).set({ n });
    let state = "";
    const stop = room
      .orderBy("n")
      .limit(2)
      .onSnapshot(({ docs }) => (state = docs.map(({ id }) => id).join()));
    await vi.waitUntil(() => state === "a,b");
    await room.doc("a").delete();
    await vi.waitUntil(() => state === "b,c");
    stop();
    expect(state).toBe("b,c");
  });

  test("a listener of the admin SDK hears what a page's rules would hide", async () => {
    const secret = suite.db.doc("admins/secret");
    await secret.set({ n: 1 });
    const n = await new Promise((resolve) => {
      const stop = secret.onSnapshot((found) => {
        stop();
        resolve(found.get("n"));
      });
    });
    expect(n).toBe(1);
  });
});
