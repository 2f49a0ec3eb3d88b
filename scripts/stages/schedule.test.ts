import { expect, test } from "vitest";
import { schedule } from "./schedule.ts";

interface Task {
  readonly name: string;
  readonly after?: readonly string[];
}

/** Runs tasks that end when they are told to; those named in `wrong` go wrong. */
function play(tasks: readonly Task[], lanes: number, wrong: readonly string[] = []) {
  const open = new Map<string, () => void>();
  const started: string[] = [];
  const done = schedule(tasks, {
    lanes,
    run: ({ name }: Task) => {
      started.push(name);
      return new Promise<string>((resolve) =>
        open.set(name, () => resolve(wrong.includes(name) ? "bad" : "good")),
      );
    },
    wentWell: (result) => result === "good",
    skip: (_task, because) => `not run: ${because}`,
  });
  const end = async (name: string): Promise<void> => {
    open.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, done, end };
}

test("tasks run as many at once as there are lanes, in the order of the list", async () => {
  const { started, done, end } = play([{ name: "a" }, { name: "b" }, { name: "c" }], 2);
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("c");
  await end("a");
  expect(await done).toEqual(["good", "good", "good"]);
});

test("a task that waits lets another go before it, and starts when what it needs went well", async () => {
  const { started, done, end } = play([{ name: "a" }, { name: "b", after: ["a"] }, { name: "c" }], 2);
  expect(started).toEqual(["a", "c"]);
  await end("a");
  expect(started).toEqual(["a", "c", "b"]);
  await end("b");
  await end("c");
  expect(await done).toEqual(["good", "good", "good"]);
});

test("a task that needs a failed one is not run, nor one that needs that", async () => {
  const tasks = [{ name: "a" }, { name: "b", after: ["a"] }, { name: "c", after: ["b"] }, { name: "d" }];
  const { started, done, end } = play(tasks, 1, ["a"]);
  await end("a");
  await end("d");
  expect(started).toEqual(["a", "d"]);
  expect(await done).toEqual(["bad", "not run: a", "not run: b", "good"]);
});

test("a task that waits for one behind it, or for none, is refused before anything starts", async () => {
  await expect(play([{ name: "a", after: ["b"] }, { name: "b" }], 1).done).rejects.toThrow("a waits for b");
});
