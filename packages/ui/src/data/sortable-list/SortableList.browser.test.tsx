import "../../styles/styles.css";
import "../../styles/page.css";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { KeptOrder } from "./testing/KeptOrder.tsx";
import { plans } from "./testing/plans.tsx";

afterEach(cleanup);

const frame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  });

/** A mouse that takes a handle, goes to another line by small steps, and lets go or gives up. */
async function drag(host: HTMLElement, from: number, to: number, end: "drop" | "escape"): Promise<void> {
  const handles = [...host.querySelectorAll<HTMLElement>(".cn-sortable-list__handle")];
  const start = handles[from]!.getBoundingClientRect();
  const target = handles[to]!.getBoundingClientRect();
  const at = (ratio: number): PointerEventInit => ({
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    button: 0,
    pointerId: 1,
    clientX: start.x + 20,
    clientY: start.y + 20 + (target.y - start.y) * ratio,
  });
  act(() => void handles[from]!.dispatchEvent(new PointerEvent("pointerdown", at(0))));
  for (const ratio of [0.1, 0.4, 0.8, 1, 1]) {
    act(() => void document.dispatchEvent(new PointerEvent("pointermove", at(ratio))));
    await frame();
  }
  if (end === "drop") act(() => void document.dispatchEvent(new PointerEvent("pointerup", at(1))));
  else act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape" })));
  await frame();
}

const namesIn = (host: HTMLElement): (string | null)[] =>
  [...host.querySelectorAll("strong")].map(({ textContent }) => textContent);

test("a line is dragged to another place, put back by Escape, and held while it is busy", async () => {
  const onMove = vi.fn();
  const { container, rerender } = render(<KeptOrder items={plans} onMove={onMove} />);
  await drag(container, 0, 2, "drop");
  expect(namesIn(container)).toEqual(["Pro", "Institut +", "Essentiel"]);
  await drag(container, 0, 1, "escape");
  expect(namesIn(container)).toEqual(["Pro", "Institut +", "Essentiel"]);
  rerender(<KeptOrder items={plans} onMove={onMove} busy />);
  await drag(container, 0, 1, "drop");
  expect(onMove.mock.calls).toEqual([["essentiel", 2]]);
});
