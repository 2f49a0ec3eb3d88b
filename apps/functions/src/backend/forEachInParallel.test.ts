import { expect, test } from "vitest";
import { forEachInParallel } from "./forEachInParallel.ts";

test("items are worked on once each, at most so many at the same time", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachInParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test("items after a failure are not begun, and those that had begun end before it is thrown", async () => {
  const done: number[] = [];
  const work = async (item: number): Promise<void> => {
    if (item === 2) throw new Error("cut off");
    await new Promise((resolve) => setImmediate(resolve));
    done.push(item);
  };
  await expect(forEachInParallel([1, 2, 3, 4], 2, work)).rejects.toThrow("cut off");
  expect(done).toEqual([1]);
});
