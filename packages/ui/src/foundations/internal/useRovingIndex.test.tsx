import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { indexAfterKey, useRovingIndex } from "./useRovingIndex.ts";

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowDown", 1, 2],
  ["ArrowLeft", 1, 0],
  ["ArrowUp", 1, 0],
  ["ArrowRight", 3, 3],
  ["ArrowLeft", 0, 0],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["Enter", 1, null],
  ["a", 1, null],
])("%s leads from %i among four to %s", (key, index, next) => {
  expect(indexAfterKey(key, index, 4)).toBe(next);
});

function Row({ count = 3, initial = 1 }: { readonly count?: number; readonly initial?: number }): ReactNode {
  const { index, active, propsOf } = useRovingIndex(count, initial);
  return (
    <>
      <output>{`${index} ${active}`}</output>
      {Array.from({ length: count }, (_, place) => (
        <button key={String(place)} type="button" {...propsOf(place)}>
          {place}
        </button>
      ))}
    </>
  );
}

const state = (): string | null => screen.getByRole("status").textContent;
const thing = (place: number): HTMLElement => screen.getByRole("button", { name: String(place) });
const stops = (): number[] => screen.getAllByRole("button").map(({ tabIndex }) => tabIndex);
/** Presses a key on a thing. @returns true when the page is left to act on it */
const press = (place: number, key: string): boolean => fireEvent.keyDown(thing(place), { key });

test("a row has one stop of the Tab key, which follows the focus, and stays once that has left", () => {
  render(<Row />);
  expect([stops(), state()]).toEqual([[-1, 0, -1], "1 null"]);
  act(() => thing(2).focus());
  expect([stops(), state()]).toEqual([[-1, -1, 0], "2 2"]);
  act(() => thing(2).blur());
  expect([stops(), state()]).toEqual([[-1, -1, 0], "2 null"]);
});

test("an arrow moves the focus and is kept from the page, another key is not", () => {
  render(<Row />);
  act(() => thing(1).focus());
  expect(press(1, "ArrowRight")).toBe(false);
  expect(document.activeElement).toBe(thing(2));
  expect(press(2, "Home")).toBe(false);
  expect(document.activeElement).toBe(thing(0));
  expect(press(0, "a")).toBe(true);
  expect(document.activeElement).toBe(thing(0));
});

test("the pointer reads a thing out without the focus, until it leaves or an arrow takes over", () => {
  render(<Row />);
  act(() => thing(0).focus());
  fireEvent.pointerEnter(thing(2));
  expect(state()).toBe("0 2");
  fireEvent.pointerLeave(thing(2), { pointerType: "mouse" });
  expect(state()).toBe("0 0");
  fireEvent.pointerEnter(thing(2));
  press(0, "ArrowRight");
  expect(state()).toBe("1 1");
});

test("a finger that is lifted leaves what it read out", () => {
  render(<Row />);
  fireEvent.pointerEnter(thing(2));
  // jsdom knows no pointer events, and React tells a leave by what is gone to.
  const out = new MouseEvent("pointerout", { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(out, "pointerType", { value: "touch" });
  act(() => void thing(2).dispatchEvent(out));
  expect(state()).toBe("1 2");
});

test("a row that becomes shorter forgets what it has no more, and a thing that is gone is not focused", () => {
  const { rerender } = render(<Row />);
  act(() => thing(2).focus());
  fireEvent.pointerEnter(thing(2));
  rerender(<Row count={2} />);
  expect([stops(), state()]).toEqual([[-1, 0], "1 null"]);
  rerender(<Row count={3} initial={0} />);
  expect(press(0, "End")).toBe(false);
  expect(document.activeElement).toBe(thing(2));
});

/** A row whose last thing is not drawn. */
function PartlyDrawn(): ReactNode {
  const { propsOf } = useRovingIndex(3, 0);
  return (
    <button type="button" {...propsOf(0)}>
      0
    </button>
  );
}

test("an arrow to a thing that is not drawn leaves the focus where it is", () => {
  render(<PartlyDrawn />);
  act(() => thing(0).focus());
  expect(press(0, "ArrowRight")).toBe(false);
  expect(document.activeElement).toBe(thing(0));
});
