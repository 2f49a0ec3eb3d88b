import { expect, test } from "vitest";
import { completeLock, type Lock } from "./lockEntries.ts";

const lockOf = (packages: Lock["packages"]): Lock => ({ packages });

test("a platform package that the lock lacks is added with its system, processor and C library", () => {
  const lock = lockOf({
    "": {},
    "node_modules/bundler": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "@bundler/linux-x64-musl": "1.0.0", "@bundler/win32-arm64": "^1.0.0" },
    },
  });
  expect(completeLock(lock)).toEqual([
    "node_modules/@bundler/linux-x64-musl",
    "node_modules/@bundler/win32-arm64",
  ]);
  expect(lock.packages["node_modules/@bundler/linux-x64-musl"]).toEqual({
    version: "1.0.0",
    dev: true,
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
  });
  expect(completeLock(lock)).toEqual([]);
});

test("another version of it higher up is left where it is, and the one that is asked for is nested", () => {
  const lock = lockOf({
    "": {},
    "node_modules/@bundler/linux-x64": { version: "2.0.0" },
    "node_modules/old": { version: "1.0.0", optionalDependencies: { "@bundler/linux-x64": "1.0.0" } },
  });
  expect(completeLock(lock)).toEqual(["node_modules/old/node_modules/@bundler/linux-x64"]);
  expect(lock.packages["node_modules/@bundler/linux-x64"]?.version).toBe("2.0.0");
});

test("the entries are in the order in which npm writes them", () => {
  const lock = lockOf({ "node_modules/b": { optionalDependencies: { a: "1.0.0" } }, "": {} });
  completeLock(lock);
  expect(Object.keys(lock.packages)).toEqual(["", "node_modules/a", "node_modules/b"]);
});
