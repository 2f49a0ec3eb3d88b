import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StandardSchema } from "./StandardSchema.ts";
import { useCarnationForm } from "./useCarnationForm.ts";

interface Fields {
  readonly [name: string]: unknown;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Takes every name but an empty one. */
const schema: StandardSchema<Fields, Fields> = {
  "~standard": {
    version: 1,
    vendor: "test",
    validate: (value) =>
      (value as Fields).name === ""
        ? { issues: [{ message: "Say a name.", path: ["name"] }] }
        : { value: value as Fields },
  },
};

/** A form whose saves are answered when the test says so. */
function formUnderTest() {
  const saves: PromiseWithResolvers<void>[] = [];
  const save = vi.fn((_values: Fields): Promise<void> => {
    saves.push(Promise.withResolvers());
    return saves.at(-1)!.promise;
  });
  const { result } = renderHook(() =>
    useCarnationForm({ schema, defaultValues: { name: "stored", tags: ["a"] } }),
  );
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return {
    now: () => result.current,
    save,
    settled,
    value: () => result.current.methods.getValues("name"),
    type: (name: string) => act(() => result.current.methods.setValue("name", name, { shouldDirty: true })),
    set: (act_: (form: typeof result.current) => void) => act(() => act_(result.current)),
    async submit() {
      act(() => void result.current.submit(save));
      await settled();
    },
    async answer() {
      saves.at(-1)!.resolve();
      await settled();
    },
    async fail() {
      saves.at(-1)!.reject(new Error("no"));
      await settled();
    },
  };
}

test("a form that is typed in while it is saved keeps that, unsaved, and saves it next", async () => {
  const { now, type, submit, answer, save, value } = formUnderTest();
  type("first");
  await submit();
  expect(now().pending).toBe(true);
  type("second");
  await answer();
  expect(value()).toBe("second");
  expect(now()).toMatchObject({ dirty: true, pending: false, saved: true });
  await submit();
  expect(now().saved).toBe(false);
  await answer();
  expect(save.mock.calls.map(([{ name }]) => name)).toEqual(["first", "second"]);
  expect(now()).toMatchObject({ dirty: false, saved: true });
});

test("a list that is changed in place while a form is saved is unsaved", async () => {
  const { now, set, submit, answer } = formUnderTest();
  set(({ methods }) => methods.setValue("tags", ["a", "b"], { shouldDirty: true }));
  await submit();
  set(({ methods }) => methods.setValue("tags.0", "c", { shouldDirty: true }));
  await answer();
  expect(now().methods.getValues("tags")).toEqual(["c", "b"]);
  expect(now().dirty).toBe(true);
});

test("a form under way is not sent twice; one that was refused is sent again", async () => {
  const { now, type, submit, answer, set, save } = formUnderTest();
  type("first");
  await submit();
  await submit();
  expect(save).toHaveBeenCalledOnce();
  set(({ setErrors }) => setErrors({ name: "Taken." }, "No."));
  expect(now().refusals).toBe(0);
  await answer();
  expect(now()).toMatchObject({ dirty: true, saved: false, refusals: 1 });
  await submit();
  await answer();
  expect(save).toHaveBeenCalledTimes(2);
  expect(now()).toMatchObject({ dirty: false, saved: true, refusals: 1 });
});

test("a refusal of the schema is counted, and nothing is saved", async () => {
  const { now, type, submit, save } = formUnderTest();
  type("");
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(now()).toMatchObject({ refusals: 1, saved: false });
});

test("a refusal that comes after the submission is counted by itself", async () => {
  const { now, set, type, submit, answer } = formUnderTest();
  type("first");
  await submit();
  await answer();
  set(({ setErrors }) => setErrors({}, "No."));
  expect(now()).toMatchObject({ saved: false, refusals: 1 });
});

test("a form that is emptied while it is saved stays empty, and the next save keeps its own values again", async () => {
  const { now, set, type, submit, answer, value } = formUnderTest();
  type("first");
  await submit();
  set(({ reset }) => reset({ name: "next", tags: [] }));
  await answer();
  expect([value(), now().dirty]).toEqual(["next", false]);
  type("second");
  await submit();
  await answer();
  expect([value(), now().dirty]).toEqual(["second", false]);
});

test("a save that is rejected keeps the values, says so and is reported", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { now, type, submit, fail, value } = formUnderTest();
  type("first");
  await submit();
  await fail();
  expect([value(), now().dirty, now().saved, now().refusals]).toEqual(["first", true, false, 1]);
  expect(reported).toHaveBeenCalledOnce();
});
