import "../../styles/styles.css";
import "../../styles/page.css";
import { act, cleanup, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RoutineBoard } from "./RoutineBoard.tsx";
import type { RoutineColumn } from "./routineMoves.ts";

const columns: readonly RoutineColumn[] = [
  {
    id: "morning",
    title: "Matin",
    steps: ["a", "b", "c"].map((id) => ({
      id,
      name: `Étape ${id}`,
      end: <button type="button">Plus</button>,
    })),
  },
  { id: "evening", title: "Soir", steps: [] },
];

function Board(): ReactNode {
  const [held, setHeld] = useState(columns);
  return <RoutineBoard columns={held} onColumnsChange={setHeld} style={{ width: 700 }} />;
}

let host: HTMLElement;

beforeEach(() => {
  host = render(<Board />).container;
});
afterEach(cleanup);

const frame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  });
const handle = (step: string): HTMLElement =>
  host.querySelector<HTMLElement>(`[aria-label="Déplacer «\u00A0Étape ${step}\u00A0»"]`)!;
const lists = (): string[] =>
  [...host.querySelectorAll("ol")].map((list) =>
    [...list.querySelectorAll(".cn-routine__name")].map((name) => name.textContent?.at(-1)).join(""),
  );

/** A mouse that takes the handle, goes there by small steps, and lets go unless told otherwise. */
async function drag(
  from: HTMLElement,
  to: Element,
  end: "drop" | "escape" = "drop",
  onHeld?: () => void,
): Promise<void> {
  const start = from.getBoundingClientRect();
  const target = to.getBoundingClientRect();
  const at = (ratio: number): PointerEventInit => ({
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    button: 0,
    pointerId: 1,
    clientX: start.x + 20 + (target.x + target.width / 2 - start.x - 20) * ratio,
    clientY: start.y + 20 + (target.y + target.height / 2 - start.y - 20) * ratio,
  });
  act(() => void from.dispatchEvent(new PointerEvent("pointerdown", at(0))));
  for (const ratio of [0.1, 0.3, 0.6, 0.9, 1, 1]) {
    act(() => void document.dispatchEvent(new PointerEvent("pointermove", at(ratio))));
    await frame();
  }
  onHeld?.();
  if (end === "drop") act(() => void document.dispatchEvent(new PointerEvent("pointerup", at(1))));
  else
    act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape" })));
  await frame();
}

test("a step dragged over another takes its place", async () => {
  await drag(handle("a"), handle("c"));
  expect(lists()).toEqual(["bca", ""]);
});

test("a step dragged to an empty moment stays there", async () => {
  await drag(handle("b"), host.querySelectorAll(".cn-routine__zone")[1]!);
  expect(lists()).toEqual(["ac", "b"]);
});

test("a step in hand has its controls once", async () => {
  let controls = 0;
  await drag(handle("b"), handle("c"), "drop", () => {
    expect(document.querySelector(".cn-routine__step--lifted")?.textContent).toBe("Étape b");
    controls = [...document.querySelectorAll("button")].filter((it) => it.textContent === "Plus").length;
  });
  expect(controls).toBe(3);
});

test("Escape puts a dragged step back", async () => {
  await drag(handle("b"), host.querySelectorAll(".cn-routine__zone")[1]!, "escape");
  expect(lists()).toEqual(["abc", ""]);
});

test("a name keeps a line of its own at 200 % text on a phone", () => {
  cleanup();
  const { container } = render(
    <>
      <style>{":root { font-size: 200%; }"}</style>
      <RoutineBoard columns={columns} onColumnsChange={() => undefined} style={{ width: 326 }} />
    </>,
  );
  const name = container.querySelector(".cn-routine__name")!;
  expect(name.getBoundingClientRect().width).toBeGreaterThan(150);
});
