import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { typedTextProps, useTypedText } from "./useTypedText.ts";

const write = (value: number | null): string => (value === null ? "" : `${value}.0`);
const read = (text: string) => {
  if (text === "") return { value: null };
  const value = Number(text);
  return Number.isNaN(value) ? { value: null, problem: "No number." } : { value };
};

/** A typed number whose host takes what it is given, unless it says another value. */
function textUnderTest(first: number | null = null) {
  const control = { current: document.createElement("input") };
  const setValue = vi.fn<(value: number | null) => void>();
  const { result, rerender } = renderHook(
    ({ value }) => useTypedText<number | null>({ value, setValue, write, read, control }),
    { initialProps: { value: first } },
  );
  const follow = (): void => {
    const last = setValue.mock.lastCall;
    if (last !== undefined) rerender({ value: last[0] });
  };
  return {
    now: () => result.current,
    control: control.current,
    setValue,
    say: (value: number | null) => rerender({ value }),
    type(text: string) {
      act(() => result.current.type(text));
      follow();
    },
    leave: () => act(() => result.current.leave()),
    replace(value: number | null) {
      act(() => result.current.replace(value));
      follow();
    },
    clear: () => act(() => result.current.clear()),
  };
}

test("a text is not rewritten while it is typed, and is written as the field writes it once it is left", () => {
  const { now, type, leave, setValue } = textUnderTest();
  type("4");
  expect(now().text).toBe("4");
  type("42");
  leave();
  expect(now().text).toBe("42.0");
  expect(setValue.mock.calls).toEqual([[4], [42]]);
});

test("a value that is typed in another way is not told again", () => {
  const { type, setValue } = textUnderTest(4);
  type("4");
  type("4.00");
  expect(setValue).not.toHaveBeenCalled();
});

test("a text that is not understood stays and holds its form from the first letter, and is said to be wrong once it is left", () => {
  const { now, type, leave, control } = textUnderTest();
  type("4x");
  expect(now()).toMatchObject({ text: "4x", problem: undefined });
  expect(control.validationMessage).toBe("No number.");
  leave();
  expect(now()).toMatchObject({ text: "4x", problem: "No number." });
  type("4xy");
  expect(now().problem).toBe("No number.");
  type("4");
  expect(now().problem).toBeUndefined();
  expect(control.validationMessage).toBe("");
  type("4x");
  expect(now().problem).toBeUndefined();
});

test("a value that the host has changed meanwhile replaces what was typed", () => {
  const { now, type, say } = textUnderTest();
  type("4");
  say(7);
  expect(now().text).toBe("7.0");
});

test("a value that was picked replaces what was typed, and is judged at once", () => {
  const { now, type, leave, replace } = textUnderTest();
  type("4x");
  leave();
  replace(7);
  expect(now()).toMatchObject({ text: "7.0", problem: undefined });
  type("7x");
  expect(now()).toMatchObject({ text: "7x", problem: "No number." });
});

test("a value that was picked is written as the field writes it, though the same was typed, and judges what comes next", () => {
  const { now, type, replace } = textUnderTest();
  type("7");
  replace(7);
  expect(now().text).toBe("7.0");
  type("7x");
  expect(now().problem).toBe("No number.");
});

test("a text that is cleared is gone with its problem", () => {
  const { now, type, leave, clear } = textUnderTest();
  type("4x");
  leave();
  clear();
  expect(now()).toMatchObject({ text: "", problem: undefined });
  type("5x");
  expect(now().problem).toBeUndefined();
});

test("the host's own handlers are called before the field's", () => {
  const calls: string[] = [];
  const typed = {
    text: "4",
    type: (text: string) => calls.push(`type ${text}`),
    leave: () => calls.push("leave"),
  } as unknown as Parameters<typeof typedTextProps<number>>[0];
  const props = typedTextProps(typed, {
    onChange: () => calls.push("change"),
    onBlur: () => calls.push("blur"),
  });
  props.onChange({ target: { value: "42" } } as Parameters<typeof props.onChange>[0]);
  props.onBlur({} as Parameters<typeof props.onBlur>[0]);
  expect(calls).toEqual(["change", "type 42", "blur", "leave"]);
});
