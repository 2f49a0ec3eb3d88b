import { expect, test } from "vitest";
import { createTeardown } from "./teardown.ts";

test("a teardown runs every step once, last one first, whatever one of them does", async () => {
  const done: string[] = [];
  const teardown = createTeardown();
  teardown.add(() => void done.push("first"));
  teardown.add(() => Promise.reject(new Error("stuck")));
  teardown.add(() => void done.push("last"));
  await expect(teardown.run()).rejects.toThrow("stuck");
  await expect(teardown.run()).rejects.toThrow("stuck");
  expect(done).toEqual(["last", "first"]);
});
