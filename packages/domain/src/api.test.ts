import { expect, test } from "vitest";
import * as domain from "./index.ts";
import { apiPage, publicApi } from "./testing/publicApi.ts";

const api = publicApi(new URL("index.ts", import.meta.url));

test("the public API is the reviewed one", async () => {
  await expect(
    apiPage(api.values()),
    "An export came or went. When it is meant: `npm run api -w packages/domain`, and review API.md.",
  ).toMatchFileSnapshot("../API.md");
});

test("every public name says what it is for", () => {
  const silent = [...api.values()].filter(({ sentence }) => !sentence);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("the package exports at run time the names that its sources declare", () => {
  const values = [...api.values()].filter(({ kind }) => kind !== "type").map(({ name }) => name);
  expect(Object.keys(domain).toSorted()).toEqual(values.toSorted());
});
