import "../../styles/styles.css";
import "../../styles/page.css";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ZoomPan, type ZoomPanProps } from "./ZoomPan.tsx";

/** A picture of one colour, 3:4. */
const picture = <svg viewBox="0 0 3 4" role="img" aria-label="Visage" />;

beforeEach(async () => {
  await page.viewport(800, 900);
  document.body.style.margin = "0";
});
afterEach(cleanup);

const frame = (): HTMLElement => screen.getByRole("group", { name: "Photo" });
const content = (): DOMRect => screen.getByRole("img").getBoundingClientRect();
const view = () => {
  const style = frame().style;
  const [scale, x, y] = ["--cn-zoom", "--cn-pan-x", "--cn-pan-y"].map((name) =>
    Number(style.getPropertyValue(name)),
  );
  return { scale: scale ?? 0, x: x ?? 0, y: y ?? 0 };
};
const show = (width = 300, height = 400, props: Partial<ZoomPanProps> = {}): void => {
  render(
    <ZoomPan label="Photo" {...props} style={{ width, height }}>
      {picture}
    </ZoomPan>,
  );
};

interface Finger {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary?: boolean;
}
const finger = (pointerId: number): Finger => ({
  pointerId,
  pointerType: "touch",
  isPrimary: pointerId === 1,
});
const at = (pointer: Finger, clientX: number, clientY: number) => ({
  ...pointer,
  clientX,
  clientY,
  button: 0,
});

/** Two fingers that go from 100 px apart to 200 px apart round a point. */
function pinch(x: number, y: number): void {
  const [one, two] = [finger(1), finger(2)];
  fireEvent.pointerDown(frame(), at(one, x - 50, y));
  fireEvent.pointerDown(frame(), at(two, x + 50, y));
  fireEvent.pointerMove(frame(), at(one, x - 100, y));
  fireEvent.pointerMove(frame(), at(two, x + 100, y));
  fireEvent.pointerUp(frame(), at(one, x - 100, y));
  fireEvent.pointerUp(frame(), at(two, x + 100, y));
}

const wheel = (deltaY: number, ctrlKey: boolean): boolean =>
  frame().dispatchEvent(
    new WheelEvent("wheel", { deltaY, ctrlKey, clientX: 75, clientY: 100, bubbles: true, cancelable: true }),
  );

test("the content covers the frame at scale 1, whatever its shape", () => {
  show(600, 300);
  expect(content().width).toBeCloseTo(600);
  expect(content().height).toBeCloseTo(800);
  expect(content().top).toBeCloseTo(-0.36 * 500);
  cleanup();
  show(200, 800);
  expect(content().width).toBeCloseTo(600);
  expect(content().left).toBeCloseTo(-200);
});

test.each([
  ["a portrait in a wide frame", 3 / 4, [600, 300]],
  ["a panorama in a narrow frame", 3, [300, 400]],
  ["a portrait in a frame of nearly its shape", 3 / 4, [310, 400]],
] as const)("%s is seen whole, in the middle", (_, aspectRatio, [width, height]) => {
  show(width, height, { aspectRatio, fit: "whole" });
  const box = content();
  expect(box.width / box.height).toBeCloseTo(aspectRatio);
  const seen = Math.min(box.width, width) * Math.min(box.height, height);
  expect(seen / (box.width * box.height)).toBeGreaterThanOrEqual(0.899);
  // Where it does not fill the frame it is in the middle; where it does, there is no gap.
  expect(Math.max(0, box.left)).toBeCloseTo(Math.max(0, (width - box.width) / 2));
  expect(Math.max(0, box.top)).toBeCloseTo(Math.max(0, (height - box.height) / 2));
});

test("a photo seen whole is zoomed round two fingers too", () => {
  show(600, 300, { fit: "whole" });
  const place = (): readonly [number, number] => {
    const { left, top, width, height } = content();
    return [(300 - left) / width, (150 - top) / height];
  };
  const [x, y] = place();
  pinch(300, 150);
  expect(view().scale).toBeCloseTo(2);
  expect(place()[0]).toBeCloseTo(x);
  expect(place()[1]).toBeCloseTo(y);
});

test("two fingers zoom round the place between them", () => {
  show();
  pinch(75, 100);
  expect(view().scale).toBeCloseTo(2);
  // A quarter of the picture in each direction, as before.
  const { left, top, width, height } = content();
  expect((75 - left) / width).toBeCloseTo(0.25);
  expect((100 - top) / height).toBeCloseTo(0.25);
});

test("a mouse drags what is zoomed, and no further than its edge", () => {
  show();
  const mouse = { pointerId: 7, pointerType: "mouse", isPrimary: true };
  frame().setPointerCapture = () => undefined;
  pinch(150, 200);
  const before = content().left;
  fireEvent.pointerDown(frame(), at(mouse, 100, 100));
  fireEvent.pointerMove(frame(), at(mouse, 140, 100));
  expect(content().left).toBeCloseTo(before + 40);
  fireEvent.pointerMove(frame(), at(mouse, 2000, 2000));
  fireEvent.pointerUp(frame(), at(mouse, 2000, 2000));
  expect(content().left).toBeCloseTo(0);
  expect(content().top).toBeCloseTo(0);
});

test("a single finger scrolls the page until something is zoomed, then moves the picture", () => {
  show();
  const one = finger(1);
  const slide = (): void => {
    fireEvent.pointerDown(frame(), at(one, 150, 200));
    fireEvent.pointerMove(frame(), at(one, 110, 160));
    fireEvent.pointerCancel(frame(), at(one, 110, 160));
  };
  expect(getComputedStyle(frame()).touchAction).toBe("pan-x pan-y");
  const start = view();
  slide();
  expect(view()).toEqual(start);
  pinch(150, 200);
  expect(getComputedStyle(frame()).touchAction).toBe("none");
  const { left } = content();
  slide();
  expect(content().left).toBeCloseTo(left - 40);
});

test("a double tap zooms where it falls, and another goes back", () => {
  show();
  const one = finger(1);
  const tap = (): void => {
    fireEvent.pointerDown(frame(), at(one, 75, 100));
    fireEvent.pointerUp(frame(), at(one, 75, 100));
  };
  tap();
  expect(view().scale).toBe(1);
  tap();
  expect(view().scale).toBe(2.5);
  tap();
  tap();
  expect(view()).toEqual({ scale: 1, x: 0.5, y: 0.36 });
});

test("Ctrl and wheel zoom the picture and not the page; a bare wheel is the page's", async () => {
  show();
  expect(wheel(-100, false)).toBe(true);
  expect(view().scale).toBe(1);
  expect(wheel(-100, true)).toBe(false);
  await expect.poll(() => view().scale).toBeGreaterThan(1.5);
  for (let turn = 0; turn < 20; turn++) wheel(-100, true);
  await expect.poll(() => view().scale).toBe(6);
});

test("a mouse never carries the picture itself away", () => {
  show();
  expect(fireEvent.dragStart(screen.getByRole("img"))).toBe(false);
});

test("the buttons over the picture are pressed, not dragged", async () => {
  show();
  await page.getByRole("button", { name: "Agrandir" }).click();
  expect(view().scale).toBe(1.5);
});
