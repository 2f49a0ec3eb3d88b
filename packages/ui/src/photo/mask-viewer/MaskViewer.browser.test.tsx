import "../../styles/styles.css";
import "../../styles/page.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MaskViewer, type MaskViewerProps } from "./MaskViewer.tsx";
import type { PhotoMask } from "./PhotoMask.ts";

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"/>')}`;
/** A square of a tenth of the photo, round its middle. */
const mark: PhotoMask = {
  id: "mark",
  label: "Repère",
  shapes: [
    {
      kind: "polygon",
      points: [
        [0.45, 0.45],
        [0.55, 0.45],
        [0.55, 0.55],
        [0.45, 0.55],
      ],
    },
  ],
  zones: [{ id: "nose", label: "Nez", value: "52", tone: "maintain", at: [0.5, 0.5] }],
};

beforeEach(async () => {
  await page.viewport(1000, 1000);
  document.body.style.margin = "0";
});
afterEach(cleanup);

async function show(props: Partial<MaskViewerProps> = {}): Promise<void> {
  render(<MaskViewer photo={{ src, alt: "Visage" }} masks={[mark]} {...props} />);
  await expect.element(page.getByRole("img", { name: "Masque Repère" })).toBeInTheDocument();
}

const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element.getBoundingClientRect();
};

/** Middle of the mark on the photo, as ratios. */
const placeOfMark = () => {
  const photo = screen.getByAltText("Visage").getBoundingClientRect();
  const drawn = box(".cn-mask__fill");
  return [
    (drawn.left + drawn.width / 2 - photo.left) / photo.width,
    (drawn.top + drawn.height / 2 - photo.top) / photo.height,
    drawn.width / photo.width,
  ];
};

test.each([
  ["its own shape", 660, 880],
  ["a wide frame", 900, 500],
  ["a narrow frame", 330, 800],
])("the mask in %s stays on the skin that it shows", async (_, width, height) => {
  await show({ fill: true, style: { width, height } });
  for (const press of [() => undefined, () => page.getByRole("button", { name: "Agrandir" }).click()]) {
    await press();
    const [x, y, size] = placeOfMark();
    expect(x).toBeCloseTo(0.5, 2);
    expect(y).toBeCloseTo(0.5, 2);
    expect(size).toBeCloseTo(0.1, 2);
  }
});

test("lines keep their width when the photo is enlarged", async () => {
  await show({ style: { width: 600 } });
  const line = (): string =>
    getComputedStyle(document.querySelector(".cn-mask__line") ?? document.body).strokeWidth;
  const chip = box(".cn-mask-viewer__chip").height;
  const before = line();
  await page.getByRole("button", { name: "Agrandir" }).click();
  expect(line()).toBe(before);
  expect(box(".cn-mask-viewer__chip").height).toBe(chip);
});

test("Shift and arrows move the enlarged photo, bare arrows change the criterion", async () => {
  const other = { ...mark, id: "other", label: "Autre" };
  await show({ masks: [mark, other], style: { width: 600 } });
  await userEvent.tab();
  await userEvent.keyboard("+");
  const left = screen.getByAltText("Visage").getBoundingClientRect().left;
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(screen.getByAltText("Visage").getBoundingClientRect().left).toBeLessThan(left);
  expect(screen.queryByRole("img", { name: "Masque Repère" })).not.toBeNull();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.queryByRole("img", { name: "Masque Autre" })).not.toBeNull();
});

test("the keys are seen by whoever came by keyboard, and only then", async () => {
  await show({ style: { width: 600 } });
  const keys = document.querySelector(".cn-mask-viewer__keys");
  expect(getComputedStyle(keys ?? document.body).opacity).toBe("0");
  await userEvent.tab();
  expect(getComputedStyle(keys ?? document.body).opacity).toBe("1");
});

test("zones are named on the photo where there is room, and nothing sticks out at 390 px", async () => {
  await show();
  expect(box(".cn-mask-viewer__chip").width).toBeGreaterThan(0);
  await page.viewport(390, 844);
  expect(box(".cn-mask-viewer__chip").width).toBe(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("a frame that crops the photo brings the names of its zones back into sight", async () => {
  const zones = [0.1, 0.3, 0.7, 0.9].map((x, index) => ({
    id: `zone-${index}`,
    label: `Zone ${index}`,
    value: "50",
    tone: "maintain" as const,
    at: [x, 0.54] as const,
  }));
  await show({ masks: [{ ...mark, zones }], fill: true, style: { width: 900, height: 500 } });
  const frame = box(".cn-zoom-pan__viewport");
  for (const [index] of zones.entries()) {
    const chip = box(`.cn-mask-viewer__callouts > :nth-child(${index + 1}) > .cn-mask-viewer__chip`);
    expect(chip.bottom).toBeLessThanOrEqual(frame.bottom);
    expect(chip.top).toBeGreaterThanOrEqual(frame.top);
    expect(chip.left).toBeGreaterThanOrEqual(frame.left);
    expect(chip.right).toBeLessThanOrEqual(frame.right);
  }
});

test("the leader of each zone ends at the middle of its chip", async () => {
  const zones = [0.2, 0.5, 0.8].map((x, index) => ({
    id: `zone-${index}`,
    label: `Zone ${index}`,
    value: "50",
    tone: "maintain" as const,
    at: [x, 0.4 + 0.1 * index] as const,
  }));
  await show({ masks: [{ ...mark, zones }], style: { width: 600 } });
  for (const [index] of zones.entries()) {
    const zone = `.cn-mask-viewer__callouts > :nth-child(${index + 1}) > .cn-mask-viewer__`;
    const [leader, dot, chip] = [box(`${zone}leader`), box(`${zone}dot`), box(`${zone}chip`)];
    const across = [dot.left + dot.width / 2, chip.left + chip.width / 2];
    const down = [dot.top + dot.height / 2, chip.top + chip.height / 2];
    expect(Math.abs(leader.left - Math.min(...across))).toBeLessThan(2);
    expect(Math.abs(leader.right - Math.max(...across))).toBeLessThan(2);
    expect(Math.abs(leader.top - Math.min(...down))).toBeLessThan(2);
    expect(Math.abs(leader.bottom - Math.max(...down))).toBeLessThan(2);
  }
});
