import { AggregateField, FieldPath, FieldValue, Filter, type Query } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { adminSuite } from "../testing/adminSuite.ts";
import { withFastRetries } from "../testing/fastRetries.ts";
import { type Condition, people, type QueryCase, queryCases } from "../testing/queryCases.ts";

const suite = adminSuite();
const path = (field: string) => (field === "__name__" ? FieldPath.documentId() : field);
const condition = ([field, operator, value]: Condition) => Filter.where(path(field), operator, value);
const ids = async (query: Query) => (await query.get()).docs.map(({ id }) => id).join();
const members = () => suite.db.collection("people");

beforeAll(async () => {
  const batch = suite.db.batch();
  for (const [id, fields] of Object.entries(people)) batch.set(members().doc(id), fields);
  await batch.commit();
});

function build(base: Query, { where, or, orderBy, start, end, limit, limitToLast }: QueryCase): Query {
  let query = base;
  for (const one of where ?? []) query = query.where(condition(one));
  if (or) query = query.where(Filter.or(...or.map((group) => Filter.and(...group.map(condition)))));
  for (const [field, direction] of orderBy ?? []) query = query.orderBy(path(field), direction);
  if (start) query = query[start[0]](...start.slice(1));
  if (end) query = query[end[0]](...end.slice(1));
  if (limit !== undefined) query = query.limit(limit);
  if (limitToLast !== undefined) query = query.limitToLast(limitToLast);
  return query;
}

describe("a query of the admin SDK", () => {
  test.each(queryCases)("a query of the admin SDK: $name", async (one) => {
    expect(await ids(build(members(), one))).toBe(one.expected);
  });

  test("offset leaves the first out", async () => {
    expect(await ids(members().orderBy("age").offset(2).limit(2))).toBe("a,c");
  });

  test("select brings the named fields only", async () => {
    const { docs } = await members().where("age", "==", 25).select("name", "score").get();
    expect(docs.map((one) => one.data())).toEqual([{ name: "Bea", score: 2 }]);
  });

  test("select of nothing brings the ids only", async () => {
    const { docs } = await members().select().limit(1).get();
    expect(docs.map((one) => [one.id, one.data()])).toEqual([["a", {}]]);
  });

  test("a snapshot serves as a cursor", async () => {
    const after = await members().doc("a").get();
    expect(await ids(members().orderBy("age").startAfter(after))).toBe("c,d,f");
  });

  test("a stream brings every document", async () => {
    const seen: string[] = [];
    for await (const one of members().stream()) seen.push((one as unknown as { id: string }).id);
    expect(seen.join()).toBe("a,b,c,d,e,f");
  });

  test("a collection group reaches every depth, in the order of the paths", async () => {
    await suite.db.doc("groups/a/notes/1").set({ n: 1 });
    await suite.db.doc("groups/a/deep/b/notes/2").set({ n: 2 });
    const { docs } = await suite.db.collectionGroup("notes").get();
    expect(docs.map(({ ref }) => ref.path)).toEqual(["groups/a/deep/b/notes/2", "groups/a/notes/1"]);
  });

  test("numeric ids come first, by value", async () => {
    const room = suite.room();
    for (const id of ["10", "__id10__", "__id9__", "9"]) await room.doc(id).set({});
    expect(await ids(room)).toBe("__id9__,__id10__,10,9");
  });

  test("vectors sort by length first", async () => {
    const room = suite.room();
    await room.doc("long").set({ v: FieldValue.vector([1, 1]) });
    await room.doc("short").set({ v: FieldValue.vector([9]) });
    await room.doc("array").set({ v: [9] });
    await room.doc("map").set({ v: {} });
    expect(await ids(room.orderBy("v"))).toBe("array,short,long,map");
  });

  test("a query of the admin SDK with more than thirty values of in is refused", async () => {
    const values = Array.from({ length: 31 }, (_, index) => index);
    const refused = withFastRetries(() => members().where("age", "in", values).get());
    await expect(refused).rejects.toMatchObject({ code: 3 });
  });
});

describe("an aggregation of the admin SDK", () => {
  test("count", async () => {
    expect((await members().count().get()).data().count).toBe(6);
  });

  test("count of what a filter finds", async () => {
    expect((await members().where("age", ">=", 31).count().get()).data().count).toBe(3);
  });

  test("count within a limit", async () => {
    expect((await members().limit(4).count().get()).data().count).toBe(4);
  });

  test("an aggregation of the admin SDK: sum and average", async () => {
    const wanted = { sum: AggregateField.sum("age"), average: AggregateField.average("age") };
    const found = await members().where("age", "in", [31, 25]).aggregate(wanted).get();
    expect(found.data()).toEqual({ sum: 87, average: 29 });
  });
});
