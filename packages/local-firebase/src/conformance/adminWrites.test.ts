import { FieldPath, FieldValue, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { adminSuite } from "../testing/adminSuite.ts";

const suite = adminSuite();
const NOT_FOUND = { code: 5 };
const ALREADY_EXISTS = { code: 6 };
const FAILED_PRECONDITION = { code: 9 };

async function place(data?: FirebaseFirestore.DocumentData) {
  const made = suite.room().doc();
  if (data) await made.set(data);
  return made;
}

describe("a write of the admin SDK", () => {
  test("create makes a document", async () => {
    const one = await place();
    await one.create({ n: 1 });
    expect((await one.get()).data()).toEqual({ n: 1 });
  });

  test("create refuses one that is there", async () => {
    const one = await place({ n: 1 });
    await expect(one.create({ n: 2 })).rejects.toMatchObject(ALREADY_EXISTS);
  });

  test("set with merge keeps what it does not name", async () => {
    const one = await place({ a: 1, map: { x: 1 } });
    await one.set({ map: { y: 2 } }, { merge: true });
    expect((await one.get()).data()).toEqual({ a: 1, map: { x: 1, y: 2 } });
  });

  test("set with mergeFields writes only the fields that it names", async () => {
    const one = await place({ a: 1, b: 1 });
    await one.set({ a: 2, b: 2 }, { mergeFields: ["b"] });
    expect((await one.get()).data()).toEqual({ a: 1, b: 2 });
  });

  test("update reaches into maps", async () => {
    const one = await place({ map: { x: 1, y: 1 } });
    await one.update({ "map.x": 2, "map.z.deep": 3 });
    expect((await one.get()).data()).toEqual({ map: { x: 2, y: 1, z: { deep: 3 } } });
  });

  test("update with a FieldPath reaches names that hold dots", async () => {
    const one = await place({ "a.b": { c: 1 } });
    await one.update(new FieldPath("a.b", "c"), 2);
    expect((await one.get()).data()).toEqual({ "a.b": { c: 2 } });
  });

  test("update refuses a missing document", async () => {
    await expect((await place()).update({ n: 1 })).rejects.toMatchObject(NOT_FOUND);
  });

  test("update with lastUpdateTime refuses a document that has changed", async () => {
    const one = await place({ n: 1 });
    const { updateTime } = await one.get();
    await one.set({ n: 2 });
    const late = one.update({ n: 3 }, { lastUpdateTime: updateTime ?? Timestamp.now() });
    await expect(late).rejects.toMatchObject(FAILED_PRECONDITION);
  });

  test("update with lastUpdateTime takes a document that has not changed", async () => {
    const one = await place({ n: 1 });
    const { writeTime } = await one.set({ n: 2 });
    await one.update({ n: 3 }, { lastUpdateTime: writeTime });
    expect((await one.get()).get("n")).toBe(3);
  });

  test("delete refuses a missing document when it must be there", async () => {
    await expect((await place()).delete({ exists: true })).rejects.toMatchObject(NOT_FOUND);
  });

  test("delete of a missing document is accepted otherwise", async () => {
    const one = await place();
    await one.delete();
    expect((await one.get()).exists).toBe(false);
  });

  test("transforms: time, numbers and arrays", async () => {
    const one = await place({ n: 1, tags: ["a"], old: ["x", "y"] });
    const { writeTime } = await one.update({
      at: FieldValue.serverTimestamp(),
      n: FieldValue.increment(1.5),
      tags: FieldValue.arrayUnion("a", "b"),
      old: FieldValue.arrayRemove("x"),
    });
    const { at, ...rest } = (await one.get()).data() ?? {};
    expect(rest).toEqual({ n: 2.5, tags: ["a", "b"], old: ["y"] });
    expect(Math.abs((at as Timestamp).toMillis() - writeTime.toMillis())).toBeLessThan(2);
  });

  test("a write that changes nothing keeps the time of the last change", async () => {
    const one = await place({ n: 1 });
    const before = (await one.get()).updateTime;
    await one.set({ n: 1 });
    expect((await one.get()).updateTime).toEqual(before);
  });

  test("commit times grow with every commit", async () => {
    const one = await place();
    const times: bigint[] = [];
    for (let n = 0; n < 20; n++) {
      const { seconds, nanoseconds } = (await one.set({ n })).writeTime;
      times.push(BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds));
    }
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))).toBe(true);
  });
});

describe("a batch of the admin SDK", () => {
  test("a batch of the admin SDK is all or nothing", async () => {
    const room = suite.room();
    const batch = suite.db.batch();
    batch.set(room.doc("a"), {}).update(room.doc("missing"), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject(NOT_FOUND);
    expect((await room.get()).size).toBe(0);
  });

  test("a batch of the admin SDK gives each write its time", async () => {
    const room = suite.room();
    const results = await suite.db.batch().set(room.doc("a"), {}).set(room.doc("b"), {}).commit();
    expect(results.map(({ writeTime }) => writeTime.isEqual(results[0]?.writeTime ?? writeTime))).toEqual([
      true,
      true,
    ]);
  });

  test("bulkWriter writes a thousand documents and tells which failed", async () => {
    const room = suite.room();
    const writer = suite.db.bulkWriter();
    const refused: string[] = [];
    writer.onWriteError(({ documentRef }) => {
      refused.push(documentRef.id);
      return false;
    });
    for (let n = 0; n < 1000; n++) void writer.set(room.doc(`d${n}`), { n });
    writer.create(room.doc("d7"), {}).catch(() => undefined);
    await writer.close();
    expect([(await room.count().get()).data().count, refused]).toEqual([1000, ["d7"]]);
  });

  test("recursiveDelete takes what is below along", async () => {
    const room = suite.room();
    await room.doc("a").set({});
    await room.doc("a/b/c").set({});
    await room.doc("a/b/c/d/e").set({});
    await room.doc("z").set({});
    await suite.db.recursiveDelete(room.doc("a"));
    const left = await Promise.all(["a", "a/b/c", "a/b/c/d/e", "z"].map((path) => room.doc(path).get()));
    expect(left.map(({ exists }) => exists)).toEqual([false, false, false, true]);
  });
});

describe("a transaction of the admin SDK", () => {
  test("five that count at the same time lose nothing", async () => {
    const one = await place({ n: 0 });
    const count = () =>
      suite.db.runTransaction(async (transaction) => {
        transaction.update(one, { n: Number((await transaction.get(one)).get("n")) + 1 });
      });
    await Promise.all(Array.from({ length: 5 }, count));
    expect((await one.get()).get("n")).toBe(5);
  });

  test("a transaction of the admin SDK reads a query and writes what follows from it", async () => {
    const room = suite.room();
    for (const n of [1, 2, 3]) await room.add({ n });
    await suite.db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(room.where("n", ">", 1));
      for (const found of docs) transaction.update(found.ref, { n: FieldValue.increment(10) });
    });
    const { docs } = await room.orderBy("n").get();
    expect(docs.map((one) => one.get("n") as number)).toEqual([1, 12, 13]);
  });

  test("a transaction of the admin SDK that only reads sees one moment", async () => {
    const room = suite.room();
    await suite.db.batch().set(room.doc("a"), { n: 1 }).set(room.doc("b"), { n: 1 }).commit();
    const read = await suite.db.runTransaction(
      (transaction) => transaction.getAll(room.doc("a"), room.doc("b")),
      { readOnly: true },
    );
    expect(read.map((one) => one.get("n") as number)).toEqual([1, 1]);
  });

  test("a transaction of the admin SDK leaves nothing behind when its function throws", async () => {
    const one = await place();
    const failed = suite.db.runTransaction(async (transaction) => {
      transaction.set(one, {});
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect((await one.get()).exists).toBe(false);
  });

  test("an aggregation is read within it", async () => {
    const room = suite.room();
    for (const n of [1, 2]) await room.add({ n });
    const count = await suite.db.runTransaction(
      async (transaction) => (await transaction.get(room.count())).data().count,
    );
    expect(count).toBe(2);
  });
});
