import { expect, test } from "vitest";
import * as domain from "./index.ts";
import { apiPage, publicApi } from "./testing/publicApi.ts";
import * as domainToKit from "./ui/index.ts";

const api = publicApi(new URL("index.ts", import.meta.url));
const uiApi = publicApi(new URL("ui/index.ts", import.meta.url));

test("the public API is the reviewed one", async () => {
  await expect(
    apiPage(api.values(), uiApi.values()),
    "An export came or went. When it is meant: `npm run api -w packages/domain`, and review API.md.",
  ).toMatchFileSnapshot("../API.md");
});

test("every public name says what it is for", () => {
  const silent = [...api.values(), ...uiApi.values()].filter(({ sentence }) => !sentence);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["the package", domain, api],
  ["its second entry", domainToKit, uiApi],
])("%s exports at run time the names that its sources declare", (_entry, exported, declared) => {
  const values = [...declared.values()].filter(({ kind }) => kind !== "type").map(({ name }) => name);
  expect(Object.keys(exported).toSorted()).toEqual(values.toSorted());
});
