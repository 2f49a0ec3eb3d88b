import { expect, test } from "vitest";
import { FairQueue } from "./fairQueue.ts";

const patient = new AbortController().signal;

/** A queue of one at a time, and what has been run in it. `finish` ends the work under way. */
function oneAtATime(limits: { perSource?: number; total?: number } = {}) {
  const queue = new FairQueue({ concurrent: 1, perSource: 10, total: 20, ...limits });
  const begun: string[] = [];
  let finish = (): void => undefined;
  return {
    begun,
    finish: () => finish(),
    /** `ok`, or why it did not get its turn. */
    add: (name: string, signal: AbortSignal = patient): Promise<string> =>
      queue
        .run(name.slice(0, 1), signal, () => {
          begun.push(name);
          return new Promise<void>((resolve) => (finish = resolve));
        })
        .then(
          () => "ok",
          (error) => error.reason,
        ),
  };
}

test("sources take turns, each in its own order", async () => {
  const { add, begun, finish } = oneAtATime();
  const work = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => add(name));
  const outcomes = Promise.all(work);
  for (const _ of work) {
    finish();
    await new Promise(setImmediate);
  }
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  expect(new Set(await outcomes)).toEqual(new Set(["ok"]));
});

test("a task that nobody waits for any more never begins, and makes room", async () => {
  const { add, begun, finish } = oneAtATime({ perSource: 2 });
  const leaver = new AbortController();
  const work = [add("a1"), add("a2", leaver.signal), add("a3", leaver.signal)];
  leaver.abort();
  const last = add("a4");
  expect(await add("a5", leaver.signal)).toBe("gone");
  finish();
  await new Promise(setImmediate);
  finish();
  expect(await Promise.all([...work, last])).toEqual(["ok", "gone", "gone", "ok"]);
  expect(begun).toEqual(["a1", "a4"]);
  // Nothing is left of it: the next one begins at once.
  void add("b1");
  expect(begun.at(-1)).toBe("b1");
});

test("a single source has no more room than its share", async () => {
  const { add } = oneAtATime({ perSource: 2 });
  const [, , , fourth] = [add("a1"), add("a2"), add("a3"), add("a4")];
  expect(await fourth).toBe("full");
});

test("the source that has the most room of a full queue gives way to one that has less", async () => {
  const { add, begun, finish } = oneAtATime({ total: 3 });
  const [, , second, third, last] = [add("a0"), add("a1"), add("a2"), add("a3"), add("a4")];
  expect(await last).toBe("full");
  void add("b1");
  expect(await third).toBe("full");
  // One each of the others and two of its own: it takes from itself no more than from them.
  expect(await add("a5")).toBe("full");
  finish();
  await new Promise(setImmediate);
  finish();
  await new Promise(setImmediate);
  expect(begun).toEqual(["a0", "a1", "b1"]);
  finish();
  await new Promise(setImmediate);
  finish();
  expect(await second).toBe("ok");
});

test("work that fails gives its turn on", async () => {
  const queue = new FairQueue({ concurrent: 1, perSource: 5, total: 5 });
  const failing = queue.run("a", patient, () => Promise.reject(new Error("no")));
  const next = queue.run("a", patient, () => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
