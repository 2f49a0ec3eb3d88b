import { expect, test } from "vitest";
import { commit, fieldsOf, int, set } from "../testing/commit.ts";
import { openStore } from "../testing/openStore.ts";

test("writes of many fields or elements take time in proportion to them", async () => {
  const { store } = openStore();
  const numbers = Array.from({ length: 20_000 }, (_, n) => n);
  const fields = Object.fromEntries(numbers.map((n) => [`f${n}`, int(n)]));
  const elements = { values: numbers.map(int) };
  // Comparing all with all, or copying for each, took minutes.
  await commit(
    store,
    set("c/a", fields, {
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: [
        { fieldPath: "all", appendMissingElements: elements },
        { fieldPath: "all", appendMissingElements: elements },
        { fieldPath: "none", appendMissingElements: elements },
        { fieldPath: "none", removeAllFromArray: elements },
      ],
    }),
  );
  const stored = fieldsOf(store, "c/a") ?? {};
  expect(Object.keys(stored)).toHaveLength(20_002);
  expect([stored["all"], stored["none"]]).toEqual([
    { arrayValue: { values: numbers.map((n) => ({ integerValue: String(n) })) } },
    { arrayValue: { values: [] } },
  ]);
});

test("writes that are small, but on a large document, are refused when they are too many for one commit", async () => {
  const { store } = openStore();
  const values = Array.from({ length: 50_000 }, () => int(0));
  await commit(store, set("c/a", { large: { arrayValue: { values } } }));
  const small = (n: number) => set("c/a", { n: int(n) }, { updateMask: { fieldPaths: ["n"] } });
  const updates = Array.from({ length: 1000 }, (_, n) => small(n));
  await expect(commit(store, ...updates)).rejects.toMatchObject({
    status: "INVALID_ARGUMENT",
    message: "Transaction too big. Decrease transaction size.",
  });
  await commit(store, ...updates.slice(0, 15));
  expect(fieldsOf(store, "c/a")).toMatchObject({ n: { integerValue: "14" } });
});
