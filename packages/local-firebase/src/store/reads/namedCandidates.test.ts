import { expect, test } from "vitest";
import { ADMIN } from "../../authentication/identity.ts";
import { parseStructuredQuery } from "../../query/parseStructuredQuery.ts";
import { parseWrites } from "../writes/parseWrite.ts";
import { openStore } from "../testing/openStore.ts";

const root = "projects/p/databases/(default)/documents";
const key = (path: string) => ({ referenceValue: `${root}/${path}` });
const byName = (op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath: "__name__" }, op, value },
});
const isEven = {
  fieldFilter: { field: { fieldPath: "even" }, op: "EQUAL", value: { booleanValue: true } },
};
const composite = (op: string, ...filters: unknown[]) => ({ compositeFilter: { op, filters } });
const list = (...values: unknown[]) => ({ arrayValue: { values } });

test.each([
  ["one name", byName("EQUAL", key("c/2")), 1, ["2"]],
  ["a list", byName("IN", list(key("c/3"), key("c/1"), key("c/3"), key("c/none"))), 2, ["1", "3"]],
  ["a list and a filter", composite("AND", isEven, byName("IN", list(key("c/3"), key("c/2")))), 2, ["2"]],
  ["names elsewhere", byName("IN", list(key("d/1"), key("c/1/c/1"))), 0, []],
  ["names or a filter", composite("OR", isEven, byName("EQUAL", key("c/3"))), 4, ["0", "2", "3"]],
])("a query for %s looks at no more than it must", async (_name, where, looksAt, found) => {
  const { store } = openStore();
  const paths = ["c/0", "c/1", "c/2", "c/3", "d/1", "c/1/c/1"];
  const updates = paths.map((path) => ({
    update: {
      name: `${root}/${path}`,
      fields: { even: { booleanValue: Number(path.slice(2)) % 2 === 0 } },
    },
  }));
  const { time } = await store.commit(parseWrites(updates), { identity: ADMIN });
  const query = parseStructuredQuery({ from: [{ collectionId: "c" }], where });
  const ids = (reader: Pick<typeof store, "runQuery">) =>
    reader.runQuery(root, query).map(({ name }) => name.slice(root.length + 3));
  expect(store.candidateCount(root, query)).toBe(looksAt);
  expect(ids(store)).toEqual(found);
  await store.commit(parseWrites(paths.map((path) => ({ delete: `${root}/${path}` }))), { identity: ADMIN });
  expect(ids(store)).toEqual([]);
  expect(ids({ runQuery: (...query) => store.at(time).runQuery(...query) })).toEqual(found);
});
