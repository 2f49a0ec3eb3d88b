import { expect, test } from "vitest";
import type { StoredDocument } from "../../documents/storedDocument.ts";
import { DocumentCache } from "./documentCache.ts";

const document = (name: string, text = ""): StoredDocument => ({
  name,
  fields: { text: { stringValue: text } },
  createTime: 1n,
  updateTime: 1n,
});

test("a cache forgets the document that was asked for longest ago", () => {
  const cache = new DocumentCache(2);
  cache.set("a", document("a"));
  cache.set("b", null);
  cache.get("a");
  cache.set("c", document("c"));
  expect(["a", "b", "c"].map((name) => cache.get(name))).toEqual([document("a"), undefined, document("c")]);
});

test("a cache keeps no more bytes than it may, and no document that would take too many", () => {
  const cache = new DocumentCache(100, 10_000);
  for (let n = 0; n < 50; n++) cache.set(`d${n}`, document(`d${n}`, "x".repeat(500)));
  const kept = Array.from({ length: 50 }, (_, n) => cache.get(`d${n}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(20);
  cache.set("large", document("large", "x".repeat(5000)));
  expect(cache.get("large")).toBeUndefined();
});

test("a cache forgets an earlier version also when the new one is too large to keep", () => {
  const cache = new DocumentCache(100, 10_000);
  cache.set("a", document("a", "old"));
  cache.set("a", document("a", "x".repeat(5000)));
  expect(cache.get("a")).toBeUndefined();
});

test("a cache takes up what is written only in the place of what was read", () => {
  const cache = new DocumentCache();
  cache.set("a", null);
  for (const name of ["a", "b"]) cache.update(name, document(name));
  expect(["a", "b"].map((name) => cache.get(name))).toEqual([document("a"), undefined]);
});
