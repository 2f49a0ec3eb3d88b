import { expect, test, vi } from "vitest";
import { runCoalesced, runExclusive } from "./keyedQueue.ts";

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test("work of one name begins once the work before it has ended, also where that failed; other names do not wait", async () => {
  const first = Promise.withResolvers<string>();
  const log: string[] = [];
  const begun = (name: string) => () => {
    log.push(name);
    return Promise.resolve(name);
  };
  const failing = runExclusive("a", () => first.promise);
  const second = runExclusive("a", begun("second"));
  const third = runExclusive("a", begun("third"));
  await runExclusive("b", begun("other"));
  expect(log).toEqual(["other"]);
  first.reject(new Error("no"));
  await expect(failing).rejects.toThrow("no");
  expect(await Promise.all([second, third])).toEqual(["second", "third"]);
  expect(log).toEqual(["other", "second", "third"]);
});

test("work that comes after the end of a turn, with others still waiting, waits for those as well", async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = vi.fn(() => Promise.resolve());
  const running = runExclusive("c", () => first.promise);
  const waiting = runExclusive("c", () => second.promise);
  first.resolve();
  await running;
  await turn();
  const last = runExclusive("c", late);
  await turn();
  expect(late).not.toHaveBeenCalled();
  second.resolve();
  await Promise.all([waiting, last]);
  expect(late).toHaveBeenCalledOnce();
});

test("counts that are asked for while one waits are that one; one that is asked for while it runs is another", async () => {
  const gate = Promise.withResolvers<void>();
  const blocking = runExclusive("count", () => gate.promise);
  const counting = Promise.withResolvers<number>();
  const count = vi.fn(() => counting.promise);
  const waiting = [runCoalesced("count", count), runCoalesced("count", () => Promise.resolve(7))];
  await turn();
  expect(count).not.toHaveBeenCalled();
  gate.resolve();
  await blocking;
  await turn();
  expect(count).toHaveBeenCalledOnce();
  const next = runCoalesced("count", () => Promise.resolve(2));
  counting.resolve(1);
  expect(await Promise.all([...waiting, next])).toEqual([1, 1, 2]);
});

test("a count that failed is told to all who waited for it, and is counted again for the next", async () => {
  const fails = (): Promise<number> => Promise.reject(new Error("no"));
  const [one, other] = [runCoalesced("failing", fails), runCoalesced("failing", fails)];
  await expect(one).rejects.toThrow("no");
  await expect(other).rejects.toThrow("no");
  expect(await runCoalesced("failing", () => Promise.resolve(3))).toBe(3);
});
