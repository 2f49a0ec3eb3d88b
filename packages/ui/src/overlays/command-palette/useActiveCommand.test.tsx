import { act, renderHook } from "@testing-library/react";
import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import type { CommandGroup } from "./CommandGroup.ts";
import { useActiveCommand } from "./useActiveCommand.ts";

const groupOf = (...ids: readonly string[]): readonly CommandGroup[] =>
  [{ id: "all", label: "All", items: ids.map((id) => ({ id, label: id })) }] as unknown as CommandGroup[];

interface Shown {
  readonly ids: readonly string[];
  readonly query: string;
  readonly open: boolean;
}

/** The chosen row of a palette that shows what the test says. */
function commandUnderTest(...ids: readonly string[]) {
  let shown: Shown = { ids, query: "", open: true };
  const { result, rerender } = renderHook(
    (now: Shown) => useActiveCommand(groupOf(...now.ids), now.query, now.open),
    { initialProps: shown },
  );
  return {
    active: () => result.current.active?.id ?? null,
    show: (next: Partial<Shown>) => rerender((shown = { ...shown, ...next })),
    point: (id: string) => act(() => result.current.setActive(id)),
    press(key: string, modifiers: object = {}): boolean {
      let isOwn = false;
      act(() => (isOwn = result.current.moveByKey({ key, ...modifiers } as KeyboardEvent)));
      return isOwn;
    },
  };
}

test("the first row is chosen, the arrows lead to the next, and the ends meet", () => {
  const { active, press } = commandUnderTest("a", "b", "c");
  expect(active()).toBe("a");
  expect(press("ArrowDown")).toBe(true);
  expect(active()).toBe("b");
  press("ArrowDown");
  press("ArrowDown");
  expect(active()).toBe("a");
  press("ArrowUp");
  expect(active()).toBe("c");
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "an arrow with %s is not the palette's",
  (modifier) => {
    const { active, press } = commandUnderTest("a", "b");
    expect(press("ArrowDown", { [modifier]: true })).toBe(false);
    expect(press("Enter")).toBe(false);
    expect(active()).toBe("a");
  },
);

test("rows that come later, above the chosen one or below it, leave it chosen", () => {
  const { active, show, point } = commandUnderTest("a", "b");
  show({ ids: ["z", "a", "b"] });
  expect(active()).toBe("a");
  point("b");
  show({ ids: ["y", "z", "a", "b", "c"] });
  expect(active()).toBe("b");
  show({ ids: ["y", "z"] });
  expect(active()).toBe("y");
});

test("another text, or another opening, chooses the first row again", () => {
  const { active, show, point } = commandUnderTest("a", "b");
  point("b");
  show({ query: "x" });
  expect(active()).toBe("a");
  point("b");
  show({ open: false });
  show({ open: true });
  expect(active()).toBe("a");
});

test("a palette without rows has none chosen, and the first that comes is", () => {
  const { active, show, press } = commandUnderTest();
  expect(active()).toBeNull();
  expect(press("ArrowDown")).toBe(true);
  show({ ids: ["a"] });
  show({ ids: ["z", "a"] });
  expect(active()).toBe("a");
});
