import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { emptyRoutine, type Routine, routineRefusalTexts } from "@carnation/domain/routine";
import type { SaveRoutineResponse } from "@carnation/product/routine";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { useRoutineEditing } from "./useRoutineEditing.ts";

beforeEach(() => sessionStorage.clear());

const stored: Routine = { ...emptyRoutine, note: "stored", version: 3 };
const noted = (note: string): Routine => ({ ...stored, note });

/** The routine of a diagnosis of its own, whose saves are answered when the test says so. */
function edit(id: string, first: Routine = stored, proposed: Routine = emptyRoutine) {
  const answers: PromiseWithResolvers<SaveRoutineResponse>[] = [];
  const saveRoutine = vi.fn<Workspace["diagnoses"]["saveRoutine"]>(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({}, { diagnoses: { saveRoutine } }) });
  const { result, rerender } = renderHook(
    ({ routine }: { readonly routine: Routine }) => useRoutineEditing({ id, routine }, proposed),
    {
      initialProps: { routine: first },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return {
    now: () => result.current,
    change: (note: string) => act(() => result.current.change(noted(note))),
    /** Saves, and comes back as soon as the server has been asked; `saved` is what the save resolves to. */
    async save(options?: { readonly over: boolean }) {
      const save = { saved: undefined as boolean | undefined };
      act(() => void result.current.save(options).then((saved) => Object.assign(save, { saved })));
      await settled();
      return save;
    },
    async answer(version: number) {
      answers.at(-1)!.resolve({ version });
      await settled();
    },
    async refuse(error: CarnationError) {
      answers.at(-1)!.reject(error);
      await settled();
    },
    tell: (routine: Routine) => rerender({ routine }),
    asked: () => saveRoutine.mock.calls.map(([{ note, version }]) => [note, version]),
  };
}

test.each(["the answer", "the watch"])(
  "a change during a pending save of a routine is saved next at the answered version: first comes %s",
  async (first) => {
    const { now, change, save, answer, tell, asked } = edit(`pending-${first}`);
    change("first");
    await save();
    change("second");
    if (first === "the watch") tell({ ...noted("first"), version: 4 });
    expect(now()).toMatchObject({ conflict: null, saving: true, routine: { note: "second" } });
    await answer(4);
    if (first === "the answer") tell({ ...noted("first"), version: 4 });
    expect(now()).toMatchObject({ conflict: null, dirty: true, saving: false, routine: { note: "second" } });
    await save();
    await answer(5);
    expect(asked()).toEqual([
      ["first", 3],
      ["second", 4],
    ]);
    expect(now()).toMatchObject({ conflict: null, dirty: false, routine: { note: "second" } });
  },
);

test("a second save during a pending one waits for it and saves what was changed since", async () => {
  const { now, change, save, answer, asked } = edit("twice");
  change("first");
  await save();
  change("second");
  const [second, again] = [await save(), await save()];
  expect(asked()).toEqual([["first", 3]]);
  await answer(4);
  expect(asked().at(-1)).toEqual(["second", 4]);
  expect(second.saved).toBeUndefined();
  await answer(5);
  expect([second.saved, again.saved]).toEqual([true, true]);
  expect(asked()).toHaveLength(2);
  expect(now()).toMatchObject({ dirty: false, conflict: null, routine: { note: "second" } });
});

test("a second save of a routine is not sent when the pending one fails, and its change stays", async () => {
  const { now, change, save, refuse, asked } = edit("twice-refused");
  change("first");
  await save();
  change("second");
  const second = await save();
  await refuse(new CarnationError("unavailable"));
  expect(second.saved).toBe(false);
  expect(asked()).toHaveLength(1);
  expect(now()).toMatchObject({ dirty: true, saving: false, routine: { note: "second" } });
});

test("a routine that was saved stays as saved while the watch tells the version before", async () => {
  const { now, change, save, answer, tell, asked } = edit("late-watch");
  change("first");
  await save();
  await answer(4);
  tell({ ...stored });
  expect(now()).toMatchObject({ dirty: false, conflict: null, routine: { note: "first" } });
  change("second");
  await save();
  expect(asked().at(-1)).toEqual(["second", 4]);
});

test("a refused save of a routine is a conflict until the next save is answered, whatever its answer", async () => {
  const { now, change, save, answer, refuse } = edit("refused");
  change("first");
  await save();
  await refuse(new CarnationError("aborted"));
  expect(now()).toMatchObject({ failure: null, routine: { note: "first" } });
  expect(now().conflict).not.toBeNull();
  await save();
  await refuse(new CarnationError("unavailable"));
  expect(now().conflict).toBeNull();
  expect(now().failure).toMatch(/reste telle quelle dans cet onglet/u);
  await save();
  await refuse(new CarnationError("aborted"));
  await save();
  await answer(5);
  change("second");
  expect(now()).toMatchObject({ conflict: null, dirty: true });
});

test("a routine that was saved elsewhere while it was changed is a conflict, however often it is changed on", async () => {
  const { now, change, save, answer, tell, asked } = edit("overtaken");
  change("first");
  expect(now()).toMatchObject({ conflict: null, failure: null });
  tell({ ...noted("theirs"), version: 5 });
  change("second");
  expect(now()).toMatchObject({ conflict: { note: "theirs" }, routine: { note: "second" } });
  await save();
  expect(asked()).toEqual([["second", 3]]);
  await answer(6);
  expect(now().conflict).toBeNull();
});

test("a routine that is saved over another says the version that it replaces, where that is known", async () => {
  const { now, change, save, answer, refuse, tell, asked } = edit("over");
  change("first");
  await save();
  await refuse(new CarnationError("aborted"));
  await save({ over: true });
  expect(asked().at(-1)).toEqual(["first", undefined]);
  await refuse(new CarnationError("aborted"));
  tell({ ...noted("theirs"), version: 5 });
  await save({ over: true });
  expect(asked().at(-1)).toEqual(["first", 5]);
  await answer(6);
  expect(now()).toMatchObject({ conflict: null, dirty: false, routine: { note: "first" } });
});

test("a change of a routine that is given up leaves what is stored, without its conflict and its failure", async () => {
  const { now, change, save, refuse, tell } = edit("given-up");
  change("first");
  await save();
  await refuse(new CarnationError("aborted"));
  tell({ ...noted("theirs"), version: 5 });
  act(() => now().discard());
  expect(now()).toMatchObject({ conflict: null, dirty: false, failure: null, routine: { note: "theirs" } });
  change("second");
  expect(now().conflict).toBeNull();
});

test("a change of a routine that the rules refuse is told why, until the next one", () => {
  const { now } = edit("refusal");
  let taken = true;
  act(() => (taken = now().apply({ routine: noted("no"), refusal: "full" })));
  expect(taken).toBe(false);
  expect(now()).toMatchObject({ dirty: false, failure: routineRefusalTexts.full });
  act(() => (taken = now().apply({ routine: noted("yes"), refusal: null })));
  expect(taken).toBe(true);
  expect(now()).toMatchObject({ dirty: true, failure: null, routine: { note: "yes" } });
});

test("a routine that cannot be stored is not sent, and says why", async () => {
  const { now, change, save, asked } = edit("too-long");
  change("x".repeat(10_000));
  const { saved } = await save();
  expect(saved).toBe(false);
  expect(asked()).toEqual([]);
  expect(now().failure).toMatch(/\S/u);
  change("short");
  expect(now().failure).toBeNull();
});

test("a proposed routine that nobody touched is none of the stored ones until it is saved", async () => {
  const { now, save, answer, tell, asked } = edit("proposed", emptyRoutine, noted("proposed"));
  expect(now()).toMatchObject({
    dirty: false,
    isStored: false,
    savedAt: null,
    routine: { note: "proposed" },
  });
  const save1 = await save();
  expect(asked()).toEqual([["proposed", 0]]);
  await answer(1);
  expect(save1.saved).toBe(true);
  expect(now()).toMatchObject({ dirty: false, isStored: true, routine: { note: "proposed" } });
  expect(now().savedAt).toBeInstanceOf(Date);
  tell({ ...noted("theirs"), version: 2 });
  expect(now()).toMatchObject({ dirty: false, conflict: null, routine: { note: "theirs" } });
});

test("a routine that was changed back to what is stored is not unsaved", () => {
  const { now, change } = edit("changed-back");
  change("first");
  change("stored");
  expect(now()).toMatchObject({ dirty: false, routine: { version: 3 } });
});

test("a routine that was saved leaves nothing unsaved: what is saved elsewhere next is shown", async () => {
  const { now, change, save, answer, tell } = edit("saved-elsewhere-next");
  change("first");
  await save();
  await answer(4);
  tell({ ...noted("theirs"), version: 5 });
  expect(now()).toMatchObject({ dirty: false, conflict: null, routine: { note: "theirs" } });
  // Of the same version, what the watch tells is what the server has.
  tell({ ...noted("as the server has it"), version: 4 });
  expect(now().routine.note).toBe("as the server has it");
});
