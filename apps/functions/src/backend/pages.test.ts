import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { pages } from "./pages.ts";

type Found = Pick<QueryDocumentSnapshot, "id">;

/** A query of so many documents, of which every step is noted. */
function queryOf(count: number) {
  const all = Array.from({ length: count }, (_, at): Found => ({ id: String(at) }));
  const steps: string[] = [];
  const from = (start: number, most: number): object => ({
    orderBy: () => from(start, most),
    limit: (step: number) => from(start, step),
    startAfter: (last: Found) => from(all.indexOf(last) + 1, most),
    get: () => {
      steps.push(`${start}+${most}`);
      return Promise.resolve({ docs: all.slice(start, start + most) });
    },
  });
  return { query: from(0, 0) as Query, steps };
}

test.each([
  [0, [], ["0+300"]],
  [299, [299], ["0+300"]],
  [300, [300], ["0+300", "300+300"]],
  [650, [300, 300, 50], ["0+300", "300+300", "600+300"]],
])("%i documents in pages are each of them once", async (count, expected, asked) => {
  const { query, steps } = queryOf(count);
  const ids: string[] = [];
  const sizes: number[] = [];
  for await (const docs of pages(query)) {
    sizes.push(docs.length);
    ids.push(...docs.map(({ id }) => id));
  }
  expect(sizes).toEqual(expected);
  expect(new Set(ids).size).toBe(count);
  expect(steps).toEqual(asked);
});
