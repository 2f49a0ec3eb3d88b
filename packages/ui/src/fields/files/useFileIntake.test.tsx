import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { type FileCheck, useFileIntake } from "./useFileIntake.ts";

const file = (name: string): File => new File(["image"], name, { type: "image/jpeg" });

/** An intake whose host judges files when the test says so. */
function intakeUnderTest() {
  const verdicts: PromiseWithResolvers<string | File | null>[] = [];
  const validate: FileCheck = () => {
    verdicts.push(Promise.withResolvers());
    return verdicts.at(-1)!.promise;
  };
  const taken: string[] = [];
  const { result, unmount } = renderHook(() =>
    useFileIntake({ accept: "image/*", validate, onFile: ({ name }) => taken.push(name) }),
  );
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return {
    taken,
    unmount,
    now: () => result.current,
    async take(...files: readonly File[]) {
      act(() => void result.current.take(files));
      await settled();
    },
    forget: () => act(() => result.current.forget()),
    async judge(place: number, verdict: string | File | null) {
      verdicts[place]!.resolve(verdict);
      await settled();
    },
    async break(place: number) {
      verdicts[place]!.reject(new Error("broken"));
      await settled();
    },
  };
}

test("the last one of two files in a row counts, whichever is judged first", async () => {
  const { take, judge, taken, now } = intakeUnderTest();
  await take(file("one.jpg"));
  await take(file("two.jpg"));
  await judge(1, null);
  expect(now().checking).toBe(false);
  await judge(0, "No.");
  expect(taken).toEqual(["two.jpg"]);
  expect(now()).toMatchObject({ problem: null, checking: false });
});

test("a file that is refused says why until another one is taken, or the host's own in its place", async () => {
  const { take, judge, taken, now } = intakeUnderTest();
  await take(file("one.jpg"));
  expect(now().checking).toBe(true);
  await judge(0, "No.");
  expect(now()).toMatchObject({ problem: "No.", checking: false });
  await take(file("two.jpg"));
  await judge(1, file("smaller.jpg"));
  expect(now().problem).toBeNull();
  expect(taken).toEqual(["smaller.jpg"]);
});

test("several files at once are refused, and give up the check of the one before", async () => {
  const { take, judge, taken, now } = intakeUnderTest();
  await take(file("one.jpg"));
  await take(file("two.jpg"), file("three.jpg"));
  expect(now().checking).toBe(false);
  expect(now().problem).toMatch(/\S/u);
  await judge(0, null);
  expect(taken).toEqual([]);
  await take();
  expect(now().problem).toMatch(/\S/u);
});

test("a file whose check is given up is not taken, nor once its field is gone", async () => {
  const { take, judge, forget, unmount, taken, now } = intakeUnderTest();
  await take(file("one.jpg"));
  forget();
  expect(now()).toMatchObject({ problem: null, checking: false });
  await judge(0, null);
  await take(file("two.jpg"));
  unmount();
  await judge(1, null);
  expect(taken).toEqual([]);
});

test("a file whose check fails is refused in words, and reported", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { take, break: fail, taken, now } = intakeUnderTest();
  await take(file("one.jpg"));
  await fail(0);
  expect(now().checking).toBe(false);
  expect(now().problem).toMatch(/\S/u);
  expect(reported).toHaveBeenCalledOnce();
  expect(taken).toEqual([]);
});
