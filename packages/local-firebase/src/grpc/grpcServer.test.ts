import { AggregateField, FieldPath, FieldValue, Filter, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { ADMIN, ANONYMOUS } from "../authentication/identity.ts";
import { openStore } from "../store/testing/openStore.ts";
import { createListenStream } from "../streams/listenStream.ts";
import { LiveResults } from "../streams/liveResults.ts";
import { createWriteStream } from "../streams/writeStream.ts";
import { adminOverGrpc } from "./testing/adminOverGrpc.ts";

/** Unexpected failures of the server. */
const logged: string[] = [];
const { store, reads } = openStore();
const services = {
  store,
  reads,
  live: new LiveResults(store, reads),
  epoch: "test",
  log: (line: string) => void logged.push(line),
};
const admin = adminOverGrpc({
  ...services,
  resolveIdentity: async (authorization) => (authorization === "Bearer owner" ? ADMIN : ANONYMOUS),
  streams: {
    listen: (send, identity) => createListenStream({ ...services, identity, send }),
    write: (send, identity) => createWriteStream({ ...services, identity, send }),
  },
});
const { collection } = admin;

describe("documents", () => {
  test("every type of value survives a round trip", async () => {
    const data = {
      integer: 1,
      big: 2 ** 52,
      double: 1.5,
      negative: -5,
      nan: Number.NaN,
      infinity: -Infinity,
      text: "é🎉",
      flag: false,
      nothing: null,
      time: Timestamp.fromMillis(-1500),
      bytes: Buffer.from([1, 2, 255]),
      list: [1, { x: 1 }, "a"],
      empty: [],
      map: { "a.b": { "`": 1 }, timestampValue: "not a type", none: {} },
      place: new GeoPoint(0, -2.5),
      reference: collection().doc("b"),
      vector: FieldValue.vector([1, 2.5]),
    };
    await collection().doc("a").set(data);
    expect((await collection().doc("a").get()).data()).toEqual(data);
  });

  test("a missing document does not exist", async () => {
    expect((await collection().doc("none").get()).exists).toBe(false);
  });

  test("update applies masks and transforms", async () => {
    const doc = collection().doc("a");
    await doc.set({ n: 1, keep: true, gone: 1, deep: { x: 0, y: 1 }, tags: ["p", "q"] });
    await doc.update({
      n: FieldValue.increment(2),
      at: FieldValue.serverTimestamp(),
      tags: FieldValue.arrayUnion("q", "r"),
      "deep.x": 1,
      gone: FieldValue.delete(),
    });
    const { at, ...rest } = (await doc.get()).data() ?? {};
    expect(rest).toEqual({ n: 3, keep: true, deep: { x: 1, y: 1 }, tags: ["p", "q", "r"] });
    expect(at).toBeInstanceOf(Timestamp);
    expect((await doc.get()).updateTime?.isEqual(at)).toBe(true);
  });

  test("update of a missing and create of an existing document fail with their codes", async () => {
    await collection().doc("a").set({});
    await expect(collection().doc("none").update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await expect(collection().doc("a").create({ a: 1 })).rejects.toMatchObject({ code: 6 });
  });

  test("a delete with a stale precondition fails, a plain one succeeds", async () => {
    const doc = collection().doc("a");
    const first = await doc.set({ a: 1 });
    await doc.set({ a: 2 });
    await expect(doc.delete({ lastUpdateTime: first.writeTime })).rejects.toMatchObject({ code: 9 });
    await doc.delete();
    expect((await doc.get()).exists).toBe(false);
  });

  test("a write that changes nothing keeps the update time", async () => {
    const doc = collection().doc("a");
    const first = await doc.set({ a: 1 });
    const second = await doc.set({ a: 1 });
    expect(second.writeTime.isEqual(first.writeTime)).toBe(true);
  });

  test("a batch is all or nothing", async () => {
    const batch = admin.db.batch();
    batch.set(collection().doc("a"), { a: 1 });
    batch.update(collection().doc("none"), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await collection().doc("a").get()).exists).toBe(false);
  });

  test("getAll answers in the order asked, with field masks", async () => {
    await collection()
      .doc("b")
      .set({ x: 1, y: { z: 2, w: 3 } });
    const [missing, found] = await admin.db.getAll(collection().doc("a"), collection().doc("b"), {
      fieldMask: ["y.z"],
    });
    expect(missing?.exists).toBe(false);
    expect(found?.data()).toEqual({ y: { z: 2 } });
  });

  test("a reserved id is refused", async () => {
    await expect(collection().doc("__bad__").set({})).rejects.toMatchObject({ code: 3 });
  });
});

describe("queries", () => {
  beforeEach(async () => {
    const batch = admin.db.batch();
    for (let i = 0; i < 5; i++) {
      batch.set(collection().doc(`k${i}`), { i, group: i % 2 ? "odd" : "even" });
    }
    await batch.commit();
  });
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id);

  test("queries: filter, order, limit and select", async () => {
    const result = await collection().where("i", ">=", 1).orderBy("i", "desc").limit(2).select("i").get();
    expect(result.docs.map((doc) => [doc.id, doc.data()])).toEqual([
      ["k4", { i: 4 }],
      ["k3", { i: 3 }],
    ]);
  });

  test("queries: limitToLast, offset, in, not-in and or", async () => {
    expect(await ids(collection().orderBy("i").limitToLast(2))).toEqual(["k3", "k4"]);
    expect(await ids(collection().orderBy("i").offset(3))).toEqual(["k3", "k4"]);
    expect(await ids(collection().where("i", "in", [4, 0]))).toEqual(["k0", "k4"]);
    expect(await ids(collection().where("i", "not-in", [1, 2, 3]))).toEqual(["k0", "k4"]);
    const either = Filter.or(Filter.where("i", "==", 1), Filter.where("group", "==", "even"));
    expect(await ids(collection().where(either).where("i", "<", 4))).toEqual(["k0", "k1", "k2"]);
  });

  test("cursors by value and by document", async () => {
    const k2 = await collection().doc("k2").get();
    expect(await ids(collection().orderBy("i").startAfter(k2))).toEqual(["k3", "k4"]);
    expect(
      await ids(collection().orderBy("group").orderBy("i").startAt("even", 2).endBefore("odd", 3)),
    ).toEqual(["k2", "k4", "k1"]);
    expect(await ids(collection().orderBy(FieldPath.documentId()).startAt("k3"))).toEqual(["k3", "k4"]);
    expect(await ids(collection().where(FieldPath.documentId(), "in", ["k3", "k1"]))).toEqual(["k1", "k3"]);
  });

  test("count, sum and average", async () => {
    const query = collection().where("i", ">=", 1);
    expect((await query.count().get()).data().count).toBe(4);
    const result = await query
      .aggregate({ total: AggregateField.sum("i"), mean: AggregateField.average("i") })
      .get();
    expect(result.data()).toEqual({ total: 10, mean: 2.5 });
  });

  test("a query without result is empty", async () => {
    expect((await collection().where("i", ">", 100).get()).empty).toBe(true);
  });

  test("a collection group spans parents", async () => {
    await collection().doc("k0").collection("items").doc("x").set({ a: 1 });
    await collection().doc("k1").collection("items").doc("y").set({ a: 2 });
    expect(await ids(admin.db.collectionGroup("items").where("a", ">", 0).orderBy("a"))).toEqual(["x", "y"]);
  });
});

describe("transactions", () => {
  test("concurrent increments all count", async () => {
    const doc = collection().doc("counter");
    await doc.set({ n: 0 });
    const increment = () =>
      admin.db.runTransaction(async (transaction) => {
        const n = Number((await transaction.get(doc)).get("n"));
        transaction.update(doc, { n: n + 1 });
      });
    await Promise.all([increment(), increment(), increment()]);
    expect((await doc.get()).get("n")).toBe(3);
  });

  test("a document that newly matches a query that was read makes the transaction run again", async () => {
    let runs = 0;
    await admin.db.runTransaction(async (transaction) => {
      runs += 1;
      const { size } = await transaction.get(collection().where("kind", "==", "item"));
      if (runs === 1) await collection().doc("late").set({ kind: "item" });
      transaction.set(collection().doc("summary"), { size });
    });
    expect(runs).toBe(2);
    expect((await collection().doc("summary").get()).get("size")).toBe(1);
  });

  test("read-only transactions read, failing ones change nothing", async () => {
    await collection().doc("a").set({ n: 1 });
    const size = await admin.db.runTransaction(async (t) => (await t.get(collection())).size, {
      readOnly: true,
    });
    expect(size).toBe(1);
    await expect(
      admin.db.runTransaction(async (transaction) => {
        transaction.set(collection().doc("a"), { n: 2 });
        await Promise.reject(new Error("changed my mind"));
      }),
    ).rejects.toThrow("changed my mind");
    expect((await collection().doc("a").get()).get("n")).toBe(1);
  });
});

describe("listing and bulk work", () => {
  test("listCollections and listDocuments, missing parents included", async () => {
    await collection().doc("real").set({ a: 1 });
    await collection().doc("ghost").collection("sub").doc("x").set({});
    expect((await collection().listDocuments()).map(({ id }) => id)).toEqual(["ghost", "real"]);
    expect((await collection().doc("ghost").listCollections()).map(({ id }) => id)).toEqual(["sub"]);
    expect((await admin.db.listCollections()).map(({ id }) => id)).toContain(admin.name);
  });

  test("bulkWriter writes, recursiveDelete removes everything below", async () => {
    const writer = admin.db.bulkWriter();
    for (let i = 0; i < 30; i++) void writer.set(collection().doc(`w${i}`), { i });
    void writer.set(collection().doc("w0/sub/x"), { deep: true });
    await writer.close();
    expect((await collection().get()).size).toBe(30);
    await admin.db.recursiveDelete(collection());
    expect((await collection().get()).size).toBe(0);
    expect((await collection().doc("w0/sub/x").get()).exists).toBe(false);
  });
});

test("onSnapshot follows changes", async () => {
  const seen: string[][] = [];
  await new Promise<void>((resolve, reject) => {
    const stop = collection().onSnapshot((snapshot) => {
      seen.push(snapshot.docs.map(({ id }) => id));
      if (seen.length === 1) void collection().doc("live").set({ a: 1 });
      else {
        stop();
        resolve();
      }
    }, reject);
  });
  expect(seen).toEqual([[], ["live"]]);
});

test("none of this made the server report an unexpected failure", () => {
  expect(logged).toEqual([]);
});
