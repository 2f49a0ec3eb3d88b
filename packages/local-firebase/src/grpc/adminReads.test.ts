import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { ADMIN } from "../authentication/identity.ts";
import { openStore } from "../store/testing/openStore.ts";
import { withFastRetries } from "../testing/fastRetries.ts";
import { adminOverGrpc } from "./testing/adminOverGrpc.ts";

const admin = adminOverGrpc({ ...openStore(), resolveIdentity: () => Promise.resolve(ADMIN) });
const { collection } = admin;
const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);

describe("reads of the past", () => {
  test("a read-only transaction sees the documents of its time, whatever is written meanwhile", async () => {
    const doc = collection().doc("a");
    await doc.set({ n: 1 });
    const seen = await admin.db.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(doc)).get("n") as number;
        await doc.set({ n: 2 });
        await collection().doc("b").set({});
        return [first, (await transaction.get(doc)).get("n"), (await transaction.get(collection())).size];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1, 1]);
  });

  test("a transaction with a read time sees that time", async () => {
    const doc = collection().doc("a");
    const { writeTime } = await doc.set({ n: 1 });
    await doc.set({ n: 2 });
    const at = (readTime: Timestamp) =>
      admin.db.runTransaction(
        async (transaction) => {
          const documents = await transaction.get(collection());
          const count = await transaction.get(collection().count());
          return [documents.docs.map((found) => found.get("n") as number), count.data().count];
        },
        { readOnly: true, readTime },
      );
    expect(await at(writeTime)).toEqual([[1], 1]);
    expect(await at(Timestamp.fromMillis(writeTime.toMillis() - 5))).toEqual([[], 0]);
  });

  test("a time too far back or to come is refused", async () => {
    const at = (millis: number) =>
      withFastRetries(() =>
        admin.db.runTransaction((transaction) => transaction.get(collection()), {
          readOnly: true,
          readTime: Timestamp.fromMillis(millis),
        }),
      );
    await expect(at(Date.now() - 3_700_000)).rejects.toMatchObject({ code: 9 });
    await expect(at(Date.now() + 60_000)).rejects.toMatchObject({ code: 3 });
  });
});

test("findNearest finds the nearest vectors and tells their distance", async () => {
  await collection()
    .doc("near")
    .set({ v: FieldValue.vector([1, 1]), kind: "a" });
  await collection()
    .doc("far")
    .set({ v: FieldValue.vector([4, 5]), kind: "a" });
  await collection()
    .doc("other")
    .set({ v: FieldValue.vector([1, 1]), kind: "b" });
  const found = await collection()
    .where("kind", "==", "a")
    .findNearest({
      vectorField: "v",
      queryVector: [1, 1],
      limit: 5,
      distanceMeasure: "EUCLIDEAN",
      distanceResultField: "d",
    })
    .get();
  expect(found.docs.map((doc) => [doc.id, doc.get("d")])).toEqual([
    ["near", 0],
    ["far", 5],
  ]);
});

describe("explain", () => {
  beforeEach(async () => {
    for (const id of ["a", "b", "c"])
      await collection()
        .doc(id)
        .set({ isA: id === "a" });
  });

  test("explain of a query, planned only, tells the index and runs nothing", async () => {
    const { metrics, snapshot } = await collection().where("isA", "==", true).explain();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: "Collection", properties: "(__name__ ASC)" },
    ]);
    expect(metrics.executionStats).toBeNull();
    expect(snapshot).toBeNull();
  });

  test("explain of a query, run, tells what it cost", async () => {
    const { metrics, snapshot } = await collection().where("isA", "==", false).explain({ analyze: true });
    expect(snapshot && idsOf(snapshot)).toEqual(["b", "c"]);
    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 2,
      readOperations: 2,
      debugStats: { documents_scanned: "3", billing_details: { documents_billable: "2" } },
    });
  });

  test("explain of a count tells what it cost", async () => {
    const { metrics, snapshot } = await collection().count().explain({ analyze: true });
    expect(snapshot?.data().count).toBe(3);
    expect(metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 });
  });
});

describe("partitions of a collection group", () => {
  async function partitions(count: number): Promise<string[][]> {
    const parts: string[][] = [];
    for await (const part of admin.db.collectionGroup(admin.name).getPartitions(count))
      parts.push(idsOf(await part.toQuery().get()));
    return parts;
  }

  test("together hold every document once", async () => {
    const ids = Array.from({ length: 10 }, (_, n) => `d${n}`);
    for (const id of ids) await admin.db.doc(`parents/${admin.name}/${admin.name}/${id}`).set({});
    const parts = await partitions(3);
    expect(parts.map((part) => part.length)).toEqual([3, 3, 4]);
    expect(parts.flat()).toEqual(ids);
    expect(await partitions(100)).toHaveLength(10);
  });

  test("partitions of an empty collection group are one", async () => {
    expect(await partitions(3)).toEqual([[]]);
  });
});
