import { type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { pages } from "../backend/pages.ts";
import { ageOf, ownerOf, pagesOf } from "./pages.ts";

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
  [0, ["0+200"]],
  [199, ["0+200"]],
  [200, ["0+200", "200+200"]],
  [450, ["0+200", "200+200", "400+200"]],
])("a sweep of %i documents gives each of them once", async (count, expected) => {
  const { query, steps } = queryOf(count);
  const ids = [];
  for await (const { id } of pagesOf(query)) ids.push(id);
  expect(ids).toEqual(Array.from({ length: count }, (_, at) => String(at)));
  expect(steps).toEqual(expected);
});

test.each([
  [0, []],
  [300, [300]],
  [301, [300, 1]],
])("%i documents in pages are each of them once", async (count, expected) => {
  const ids = [];
  const sizes = [];
  for await (const docs of pages(queryOf(count).query)) {
    sizes.push(docs.length);
    ids.push(...docs.map(({ id }) => id));
  }
  expect(sizes).toEqual(expected);
  expect(new Set(ids).size).toBe(count);
});

test("an age counts from a stored time; without one, from when the document was written", () => {
  const updateTime = Timestamp.fromMillis(1000);
  const document = { updateTime } as QueryDocumentSnapshot;
  expect(ageOf(document, Timestamp.fromMillis(4000), new Date(10_000))).toBe(6000);
  expect(ageOf(document, "?", new Date(10_000))).toBe(9000);
});

test("an owner is told by the path of a document of an account alone", () => {
  const at = (path: string) => ownerOf({ ref: { path } as QueryDocumentSnapshot["ref"] });
  expect(at("users/claire/sendings/1")).toBe("claire");
  expect(at("mails/claire")).toBeNull();
});
