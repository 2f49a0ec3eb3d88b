import { beforeAll, describe, expect, test } from "vitest";
import { browserSuite } from "../testing/browserSuite.ts";
import { people, queryCases } from "../testing/queryCases.ts";

const suite = browserSuite();

beforeAll(async () => {
  await suite.page.evaluate(async (documents) => {
    const { db, doc, writeBatch } = firebase;
    const batch = writeBatch(db);
    for (const [id, fields] of Object.entries(documents)) batch.set(doc(db, "open/room/people", id), fields);
    await batch.commit();
  }, people);
});

describe("a query in the browser", () => {
  test.each(queryCases.filter(({ serverOnly }) => !serverOnly))(
    "a query in the browser: $name",
    async ({ expected, ...wanted }) => {
      const found = await suite.page.evaluate(async (one: Omit<(typeof queryCases)[number], "expected">) => {
        const { and, collection, db, documentId, getDocsFromServer, or, query, where } = firebase;
        const path = (field: string) => (field === "__name__" ? documentId() : field);
        const condition = ([field, operator, value]: readonly [
          string,
          Parameters<typeof where>[1],
          unknown,
        ]) => where(path(field), operator, value);
        const parts = [
          ...(one.orderBy ?? []).map(([field, direction]) => firebase.orderBy(path(field), direction)),
          ...(one.start ? [firebase[one.start[0]](...one.start.slice(1))] : []),
          ...(one.end ? [firebase[one.end[0]](...one.end.slice(1))] : []),
          ...(one.limit === undefined ? [] : [firebase.limit(one.limit)]),
          ...(one.limitToLast === undefined ? [] : [firebase.limitToLast(one.limitToLast)]),
        ];
        const groups = one.or ? [or(...one.or.map((group) => and(...group.map(condition))))] : [];
        const all = and(...groups, ...(one.where ?? []).map(condition));
        const base = collection(db, "open/room/people");
        const { docs } = await getDocsFromServer(
          one.where || one.or ? query(base, all, ...parts) : query(base, ...parts),
        );
        return docs.map(({ id }) => id).join();
      }, wanted);
      expect(found).toBe(expected);
    },
  );
});

describe("aggregations in the browser", () => {
  const aggregate = (path: string) =>
    suite.page.evaluate(async (collectionPath) => {
      const { average, collection, count, db, getAggregateFromServer, sum } = firebase;
      const numbers = collection(db, collectionPath);
      const wanted = { count: count(), sum: sum("n"), average: average("n") };
      return (await getAggregateFromServer(numbers, wanted)).data();
    }, path);
  const fill = (path: string, values: readonly unknown[]) =>
    suite.page.evaluate(
      async ([collectionPath, all]) => {
        const { collection, db, doc, writeBatch } = firebase;
        const batch = writeBatch(db);
        for (const n of all) batch.set(doc(collection(db, collectionPath)), { n });
        await batch.commit();
      },
      [path, values] as const,
    );

  test("count, sum and average of numbers", async () => {
    await fill("open/sums/plain", [1, 2, 4.5]);
    expect(await aggregate("open/sums/plain")).toEqual({ count: 3, sum: 7.5, average: 2.5 });
  });

  test("an empty collection counts 0, sums 0 and has no average", async () => {
    expect(await aggregate("open/sums/empty")).toEqual({ count: 0, sum: 0, average: null });
  });

  test("a value that is no number counts, but is not summed", async () => {
    await fill("open/sums/mixed", [1, "2", null]);
    expect(await aggregate("open/sums/mixed")).toMatchObject({ sum: 1, average: 1 });
  });

  test("a single NaN makes sum and average NaN", async () => {
    await fill("open/sums/nan", [1, Number.NaN]);
    expect(await aggregate("open/sums/nan")).toMatchObject({ sum: Number.NaN, average: Number.NaN });
  });

  test("getCountFromServer counts what a filter finds", async () => {
    const count = await suite.page.evaluate(async () => {
      const { collection, db, getCountFromServer, query, where } = firebase;
      const found = query(collection(db, "open/room/people"), where("age", "==", 31));
      return (await getCountFromServer(found)).data().count;
    });
    expect(count).toBe(2);
  });
});
