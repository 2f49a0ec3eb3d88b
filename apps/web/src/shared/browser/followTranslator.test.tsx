import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followTranslator } from "./followTranslator.ts";

let undo = (): void => undefined;
beforeEach(() => {
  undo = followTranslator();
});
afterEach(() => undo());

/** Does what the translator of Chromium does: each text becomes an element. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

function Result({ state, count }: { readonly state: string | null; readonly count: number }): ReactNode {
  return (
    <p>
      {state !== null && `${state} `}
      {count > 1 && <b>encore </b>}
      {count} points
    </p>
  );
}

test("a text that the browser has translated is removed with what stands in its place", () => {
  const { container, rerender } = render(<Result state="Analyse en cours" count={1} />);
  translate(container);
  rerender(<Result state={null} count={1} />);
  expect(container.textContent).toBe("1 POINTS");
});

test("an element is inserted before a text that the browser has translated", () => {
  const { container, rerender } = render(<Result state={null} count={1} />);
  translate(container);
  rerender(<Result state={null} count={2} />);
  expect(container.textContent).toMatch(/^encore /u);
});

test("a figure that changes after the browser has translated it is shown as it is now", async () => {
  const { container, rerender } = render(<Result state="Vu" count={1} />);
  translate(container);
  rerender(<Result state="Vu" count={3} />);
  await expect.poll(() => container.textContent).toContain("3 POINTS");
});

test("a translated part is unmounted, and a node of somewhere else is refused as ever", () => {
  const { container, unmount } = render(<Result state="Vu" count={2} />);
  translate(container);
  unmount();
  expect(container.textContent).toBe("");
  expect(() => document.body.removeChild(document.createElement("p"))).toThrow(/not a child/u);
});
