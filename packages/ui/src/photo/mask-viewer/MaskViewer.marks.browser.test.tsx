import "../../styles/styles.css";
import "../../styles/page.css";
import type { CSSProperties } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MaskViewer, type MaskViewerProps } from "./MaskViewer.tsx";
import type { MaskPoint, PhotoMark, ViewerMarks } from "./PhotoMask.ts";

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"/>')}`;
const mark = (id: string, at: MaskPoint, radius = 0.01): PhotoMark => ({
  id,
  at,
  radius,
  state: "sure",
  label: id,
});
/** In a photo of 600 × 800: 12 px apart. */
const near = [mark("left", [0.5, 0.5]), mark("right", [0.52, 0.5])];

beforeEach(async () => {
  await page.viewport(1000, 1000);
  document.body.style.margin = "0";
});
afterEach(cleanup);

async function show(marks: Partial<ViewerMarks>, width = 600): Promise<void> {
  await draw(marks, { style: { width } });
}

async function draw(marks: Partial<ViewerMarks>, props: Partial<MaskViewerProps>): Promise<void> {
  render(
    <MaskViewer
      photo={{ src, alt: "Visage" }}
      masks={[{ id: "spots", label: "Taches", shapes: [] }]}
      marks={{ items: near, current: null, ...marks }}
      {...props}
    />,
  );
  await expect.element(page.getByRole("img", { name: "Marques Taches" })).toBeInTheDocument();
}

const frame = (): HTMLElement => screen.getByRole("group", { name: "Photo affichée" });
const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element.getBoundingClientRect();
};
/** A place of the photo in the window. */
function at([x, y]: MaskPoint): { readonly clientX: number; readonly clientY: number } {
  const { left, top, width, height } = screen.getByAltText("Visage").getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height };
}
const touch = { pointerId: 1, pointerType: "touch", button: 0, isPrimary: true };
function tap(place: MaskPoint, pointer: object = touch): void {
  fireEvent.pointerDown(frame(), { ...pointer, ...at(place) });
  fireEvent.pointerUp(frame(), { ...pointer, ...at(place) });
}

test("a ring is at least 22 px wide, and grows with its mark when the photo is enlarged", async () => {
  await show({ items: [mark("small", [0.5, 0.5], 0.005), mark("large", [0.6, 0.5], 0.03)] });
  const widths = (): number[] =>
    [...document.querySelectorAll(".cn-mask-viewer__mark")].map((ring) => ring.getBoundingClientRect().width);
  expect(widths()[0]).toBeCloseTo(22);
  expect(widths()[1]).toBeCloseTo(36);
  await page.getByRole("button", { name: "Agrandir" }).click();
  expect(widths()[0]).toBeCloseTo(22);
  expect(widths()[1]).toBeCloseTo(54);
});

test("a mark stays on its skin when the photo is enlarged", async () => {
  await show({ items: [mark("one", [0.4, 0.3])] });
  for (const press of [() => undefined, () => page.getByRole("button", { name: "Agrandir" }).click()]) {
    await press();
    const ring = box(".cn-mask-viewer__mark");
    const place = at([0.4, 0.3]);
    expect(ring.left + ring.width / 2).toBeCloseTo(place.clientX, 0);
    expect(ring.top + ring.height / 2).toBeCloseTo(place.clientY, 0);
  }
});

test("the nearest of two overlapping marks is pressed, zoomed or not", async () => {
  const press = vi.fn();
  const current = vi.fn();
  await show({ onPress: press, onCurrentChange: current });
  tap([0.515, 0.5]);
  expect(press).toHaveBeenLastCalledWith("right");
  tap([0.49, 0.5]);
  expect(press).toHaveBeenLastCalledWith("left");
  await page.getByRole("button", { name: "Agrandir" }).click();
  tap([0.525, 0.5]);
  expect(press).toHaveBeenLastCalledWith("right");
  expect(current).toHaveBeenCalledTimes(3);
  tap([0.7, 0.5]);
  expect(press).toHaveBeenCalledTimes(3);
});

test("two quick taps on a mark are two presses, not a zoom", async () => {
  const press = vi.fn();
  await show({ onPress: press });
  tap([0.5, 0.5]);
  tap([0.5, 0.5]);
  expect(press).toHaveBeenCalledTimes(2);
  expect(frame().style.getPropertyValue("--cn-zoom")).toBe("1");
});

test("a drag that comes back, and a pinch, press nothing", async () => {
  const press = vi.fn();
  await show({ onPress: press });
  const { clientX, clientY } = at([0.5, 0.5]);
  fireEvent.pointerDown(frame(), { ...touch, clientX, clientY });
  fireEvent.pointerMove(frame(), { ...touch, clientX: clientX + 30, clientY });
  fireEvent.pointerMove(frame(), { ...touch, clientX, clientY });
  fireEvent.pointerUp(frame(), { ...touch, clientX, clientY });
  const second = { ...touch, pointerId: 2, isPrimary: false };
  fireEvent.pointerDown(frame(), { ...touch, clientX, clientY });
  fireEvent.pointerDown(frame(), { ...second, clientX: clientX + 100, clientY });
  fireEvent.pointerUp(frame(), { ...second, clientX: clientX + 100, clientY });
  fireEvent.pointerUp(frame(), { ...touch, clientX, clientY });
  expect(press).not.toHaveBeenCalled();
});

test("a press on a read-only mark makes it current and changes nothing else", async () => {
  const current = vi.fn();
  await show({ onCurrentChange: current });
  tap([0.5, 0.5]);
  expect(current).toHaveBeenCalledExactlyOnceWith("left");
});

test("the chip of the current mark is seen where there is room, and stays in the frame", async () => {
  await show({ items: [mark("corner", [0.99, 0.01])], current: "corner" });
  const chip = box(".cn-mask-viewer__chip");
  expect(chip.right).toBeLessThanOrEqual(box(".cn-zoom-pan__viewport").right);
  expect(chip.top).toBeGreaterThanOrEqual(box(".cn-zoom-pan__viewport").top);
  cleanup();
  await show({ current: "left" }, 380);
  expect(box(".cn-mask-viewer__chip").width).toBe(0);
});

test("a finger leads the lens and adds where it is lifted; beside the photo nothing is added", async () => {
  const add = vi.fn<(at: MaskPoint) => void>();
  await show({ adding: true, onAdd: add });
  expect(getComputedStyle(frame()).touchAction).toBe("none");
  fireEvent.pointerDown(frame(), { ...touch, ...at([0.3, 0.4]) });
  fireEvent.pointerMove(frame(), { ...touch, ...at([0.35, 0.45]) });
  const lens = box(".cn-mask-viewer__lens");
  expect(lens.width).toBe(96);
  const finger = at([0.35, 0.45]);
  expect(lens.left + lens.width / 2).toBeCloseTo(finger.clientX, 0);
  expect(lens.bottom).toBeLessThan(finger.clientY - 20);
  const enlarged = box(".cn-mask-viewer__lens > img");
  expect(enlarged.width).toBeCloseTo(1500);
  expect(enlarged.left + 0.35 * enlarged.width).toBeCloseTo(lens.left + 48, 0);
  expect(enlarged.top + 0.45 * enlarged.height).toBeCloseTo(lens.top + 48, 0);
  fireEvent.pointerUp(frame(), { ...touch, ...finger });
  expect(add).toHaveBeenCalledOnce();
  expect(add.mock.lastCall?.[0][0]).toBeCloseTo(0.35);
  expect(add.mock.lastCall?.[0][1]).toBeCloseTo(0.45);
  tap([1.1, 0.5]);
  expect(add).toHaveBeenCalledOnce();
});

test("two fingers zoom while adding, and add nothing", async () => {
  const add = vi.fn();
  await show({ adding: true, onAdd: add });
  const second = { ...touch, pointerId: 2, isPrimary: false };
  fireEvent.pointerDown(frame(), { ...touch, ...at([0.45, 0.5]) });
  fireEvent.pointerDown(frame(), { ...second, ...at([0.55, 0.5]) });
  fireEvent.pointerMove(frame(), { ...second, ...at([0.65, 0.5]) });
  fireEvent.pointerUp(frame(), { ...second, ...at([0.65, 0.5]) });
  fireEvent.pointerUp(frame(), { ...touch, ...at([0.45, 0.5]) });
  expect(add).not.toHaveBeenCalled();
  expect(Number(frame().style.getPropertyValue("--cn-zoom"))).toBeGreaterThan(1);
});

test("a mouse adds with a click", async () => {
  const add = vi.fn<(at: MaskPoint) => void>();
  await show({ adding: true, onAdd: add });
  frame().setPointerCapture = () => undefined;
  tap([0.6, 0.7], { pointerId: 7, pointerType: "mouse", button: 0, isPrimary: true });
  expect(add).toHaveBeenCalledOnce();
  expect(add.mock.lastCall?.[0][0]).toBeCloseTo(0.6);
});

test("arrow keys move the cross by 8 px, with Shift by one, and Enter adds there", async () => {
  const add = vi.fn<(at: MaskPoint) => void>();
  await show({ adding: true, onAdd: add });
  expect(document.activeElement).toBe(frame());
  const { left, top, width, height } = frame().getBoundingClientRect();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{Enter}");
  const { clientX, clientY } = at(add.mock.lastCall?.[0] ?? [0, 0]);
  expect(clientX).toBeCloseTo(left + width / 2 + 15, 0);
  expect(clientY).toBeCloseTo(top + height / 2 + 8, 0);
  await userEvent.keyboard("+");
  await userEvent.keyboard("{Enter}");
  const zoomed = at(add.mock.lastCall?.[0] ?? [0, 0]);
  expect(zoomed.clientX).toBeCloseTo(left + width / 2 + 15, 0);
});

test("a frame that crops the photo brings the marks into sight, then the current one", async () => {
  const style = { width: 800, "--cn-photo-height": "300px" } as CSSProperties;
  const cropped = { fill: true, fit: "cover", style } as const;
  const items = [mark("chin", [0.5, 0.92]), mark("mouth", [0.5, 0.75])];
  await draw({ items }, cropped);
  const seen = (index: number): boolean => {
    const ring = document.querySelectorAll(".cn-mask-viewer__mark")[index]!.getBoundingClientRect();
    const { top, bottom } = frame().getBoundingClientRect();
    return ring.top >= top && ring.bottom <= bottom;
  };
  expect(frame().getBoundingClientRect().height).toBe(300);
  await vi.waitFor(() => expect([seen(0), seen(1)]).toEqual([true, true]));
  cleanup();
  const far = [mark("forehead", [0.5, 0.08]), mark("chin", [0.5, 0.92])];
  await draw({ items: far, current: "chin" }, cropped);
  await vi.waitFor(() => expect([seen(0), seen(1)]).toEqual([false, true]));
});
