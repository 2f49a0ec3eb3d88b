import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PhotoCompare, type PhotoCompareProps } from "./PhotoCompare.tsx";

const face = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="${colour}"/></svg>`)}`;
const before = { src: face("peru"), alt: "Avant", date: "12 juin 2026" };
const after = { src: face("tan"), alt: "Après", date: "21 novembre 2026" };

beforeEach(async () => {
  await page.viewport(900, 1000);
  document.body.style.margin = "0";
});
afterEach(cleanup);

function show(props: Partial<PhotoCompareProps> = {}): HTMLElement {
  const { container } = render(
    <PhotoCompare before={before} after={after} style={{ width: 600 }} frameRatio={3 / 4} {...props} />,
  );
  const frame = container.querySelector<HTMLElement>(".cn-zoom-pan__viewport");
  if (!frame) throw new Error("no frame");
  return frame;
}

const position = (frame: HTMLElement): number => Number(frame.style.getPropertyValue("--cn-at"));
const mouse = { pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0 };
const touch = { pointerId: 2, pointerType: "touch", isPrimary: true, button: 0 };

test("a mouse takes the line anywhere on the photo", () => {
  const frame = show();
  frame.setPointerCapture = () => undefined;
  fireEvent.pointerDown(frame, { ...mouse, clientX: 150, clientY: 40 });
  expect(position(frame)).toBeCloseTo(0.25);
  fireEvent.pointerMove(frame, { ...mouse, clientX: 450, clientY: 400 });
  expect(position(frame)).toBeCloseTo(0.75);
  fireEvent.pointerMove(frame, { ...mouse, clientX: 5000, clientY: 400 });
  fireEvent.pointerUp(frame, { ...mouse, clientX: 5000, clientY: 400 });
  expect(position(frame)).toBe(1);
  fireEvent.pointerMove(frame, { ...mouse, clientX: 10, clientY: 400 });
  expect(position(frame)).toBe(1);
});

test("a finger that comes to scroll leaves the line; one that slides takes it", () => {
  const frame = show();
  expect(getComputedStyle(frame).touchAction).toBe("pan-y");
  fireEvent.pointerDown(frame, { ...touch, clientX: 60, clientY: 300 });
  fireEvent.pointerMove(frame, { ...touch, clientX: 62, clientY: 280 });
  fireEvent.pointerCancel(frame, { ...touch, clientX: 62, clientY: 260 });
  expect(position(frame)).toBe(0.5);
  fireEvent.pointerDown(frame, { ...touch, clientX: 60, clientY: 300 });
  fireEvent.pointerMove(frame, { ...touch, clientX: 120, clientY: 300 });
  expect(position(frame)).toBeCloseTo(0.2);
  fireEvent.pointerUp(frame, { ...touch, clientX: 120, clientY: 300 });
  fireEvent.pointerDown(frame, { ...touch, clientX: 480, clientY: 300 });
  fireEvent.pointerUp(frame, { ...touch, clientX: 480, clientY: 300 });
  expect(position(frame)).toBeCloseTo(0.8);
});

test("a second finger zooms both photos and moves the line no more", () => {
  const frame = show();
  const second = { ...touch, pointerId: 3, isPrimary: false };
  fireEvent.pointerDown(frame, { ...touch, clientX: 250, clientY: 300 });
  fireEvent.pointerDown(frame, { ...second, clientX: 350, clientY: 300 });
  fireEvent.pointerMove(frame, { ...touch, clientX: 200, clientY: 300 });
  fireEvent.pointerMove(frame, { ...second, clientX: 400, clientY: 300 });
  expect(position(frame)).toBe(0.5);
  expect(Number(frame.style.getPropertyValue("--cn-zoom"))).toBeCloseTo(2);
  const [one, two] = screen.getAllByRole("img").map((image) => image.getBoundingClientRect());
  expect(one).toEqual(two);
});

test("the older photo is cut where the line stands", () => {
  const frame = show({ defaultPosition: 0.3 });
  const layer = frame.querySelector<HTMLElement>('[data-side="before"]');
  expect(getComputedStyle(layer ?? frame).clipPath).toBe("inset(0px 70% 0px 0px)");
  const handle = frame.querySelector(".cn-photo-compare__handle")?.getBoundingClientRect();
  expect((handle?.left ?? 0) + 24).toBeCloseTo(180);
  expect((handle?.top ?? 0) + 24).toBeCloseTo(0.72 * 800);
});

test("the keys work where the focus is, and the page does not scroll meanwhile", async () => {
  const frame = show();
  await userEvent.tab();
  await userEvent.keyboard("{PageUp}{ArrowLeft}");
  expect(position(frame)).toBeCloseTo(0.58);
  await userEvent.keyboard("+");
  expect(Number(frame.style.getPropertyValue("--cn-zoom"))).toBe(1.5);
});

test("side by side, a drag on one moves both, of whatever sizes", () => {
  show({ defaultView: "side-by-side", style: { width: 800 } });
  const [left, right] = ["Avant, 12 juin 2026", "Après, 21 novembre 2026"].map((name) =>
    screen.getByRole("group", { name }),
  );
  if (!left || !right) throw new Error("two frames expected");
  left.setPointerCapture = () => undefined;
  fireEvent.click(screen.getByRole("button", { name: "Agrandir" }));
  fireEvent.pointerDown(left, { ...mouse, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(left, { ...mouse, clientX: 140, clientY: 230 });
  const names = ["--cn-zoom", "--cn-pan-x", "--cn-pan-y"];
  const [seen, other] = [left, right].map((frame) => names.map((name) => frame.style.getPropertyValue(name)));
  expect(seen).toEqual(other);
  expect(Number(seen?.[1])).toBeGreaterThan(0.5);
});

test("the photos in a narrow place stand one under the other, and nothing sticks out", async () => {
  await page.viewport(390, 844);
  show({ defaultView: "side-by-side", style: {}, frameRatio: undefined });
  const [one, two] = screen
    .getAllByRole("img")
    .map((image) => image.closest(".cn-zoom-pan")?.getBoundingClientRect());
  expect(two?.top).toBeGreaterThanOrEqual(one?.bottom ?? Infinity);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each([256, 288, 328, 343, 358])("a photo of %i px breaks no date inside its year", async (width) => {
  const older = { ...before, date: "30\u00A0septembre\u00A02026" };
  const later = { ...after, date: "30\u00A0novembre\u00A02026" };
  show({ before: older, after: later, style: { width } });
  await document.fonts.load("13px 'Hanken Grotesk Variable'");
  const dates = [...document.querySelectorAll(".cn-photo-compare__date")];
  const lines = dates.map((date) => {
    const text = date.lastChild!;
    const year = document.createRange();
    year.setStart(text, text.textContent!.indexOf("2026"));
    year.setEnd(text, text.textContent!.length);
    return year.getClientRects().length;
  });
  expect(lines).toEqual([1, 1]);
});
