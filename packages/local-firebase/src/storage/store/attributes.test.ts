import { expect, test } from "vitest";
import { Database } from "../../database/database.ts";
import { STORAGE_MIGRATIONS } from "../schema.ts";
import { newAttributes, parseResource, patchAttributes, tokensOf } from "./attributes.ts";
import { ObjectStore } from "./objectStore.ts";

const before = {
  contentType: "image/jpeg",
  cacheControl: "no-store",
  metadata: { kept: "a", changed: "b", gone: "c" },
};

test("attributes that a change does not name stay, those that it makes null go", () => {
  const change = parseResource(
    JSON.stringify({ cacheControl: null, metadata: { changed: 3, gone: null, added: true } }),
  );
  expect(patchAttributes(before, change)).toEqual({
    contentType: "image/jpeg",
    metadata: { kept: "a", changed: "3", added: "true" },
  });
  expect(patchAttributes(before, {})).toEqual(before);
  expect(patchAttributes(before, { metadata: null, contentType: null })).toEqual({
    contentType: "application/octet-stream",
    cacheControl: "no-store",
    metadata: {},
  });
});

test("attributes of a new object say their own type before that of the transport", () => {
  expect(newAttributes({ contentType: "text/plain" }, "image/png").contentType).toBe("text/plain");
  expect(newAttributes({}, "image/png").contentType).toBe("image/png");
  expect(newAttributes({}).contentType).toBe("application/octet-stream");
  expect(() => newAttributes({}, "text/\u0001plain")).toThrow("not one that can be sent");
});

test("custom metadata may be as long as its limit, and the tokens in it are none of it", () => {
  const empty = JSON.stringify({ a: "" }).length;
  const of = (length: number) => ({ metadata: { a: "x".repeat(length) } });
  expect(() => newAttributes(of(8192 - empty))).not.toThrow();
  expect(() => newAttributes(of(8193 - empty))).toThrow("larger than 8192 bytes");
  const tokens = { metadata: { firebaseStorageDownloadTokens: "t1,,t2" } };
  expect([tokensOf(tokens), newAttributes(tokens).metadata, tokensOf({})]).toEqual([
    ["t1", "t2"],
    {},
    undefined,
  ]);
});

test("generations increase when the clock stands still or goes back, after a restart too", () => {
  const database = new Database(":memory:");
  database.migrate("storage", STORAGE_MIGRATIONS);
  const store = new ObjectStore(database.sqlite);
  const given = [100, 100, 50, 200].map((time) => store.nextGeneration(time));
  expect(given).toEqual([100, 101, 102, 200]);
  store.save({
    bucket: "b",
    name: "n",
    blobId: "1",
    generation: 200,
    metageneration: 1,
    size: 0,
    md5Hash: "",
    crc32c: "",
    attributes: before,
    downloadTokens: [],
    timeCreated: 1,
    updated: 1,
  });
  expect(new ObjectStore(database.sqlite).nextGeneration(150)).toBe(201);
});
