import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageRoot } from "../../testing/pageRoot.ts";
import { FaceMap } from "./FaceMap.tsx";
import { zones } from "./testing/zones.ts";

const root = pageRoot();

beforeEach(async () => {
  await page.viewport(1000, 900);
});

async function drawAt(width: number): Promise<HTMLElement> {
  root.render(
    <div style={{ width }}>
      <FaceMap label="Rougeurs" zones={zones} />
    </div>,
  );
  await expect.poll(() => document.querySelector(".cn-face-map")?.clientWidth).toBe(width);
  return document.querySelector<HTMLElement>(".cn-face-map")!;
}

const box = (map: HTMLElement, selector: string): DOMRect =>
  map.querySelector(selector)!.getBoundingClientRect();

test.each([
  [640, "beside"],
  [358, "under"],
] as const)("a column of %i px has the list %s the face", async (width, place) => {
  const map = await drawAt(width);
  const list = box(map, ".cn-face-map__zones");
  const face = box(map, ".cn-face-map__face");
  expect(list.left >= face.right).toBe(place === "beside");
  expect(list.top >= face.bottom).toBe(place === "under");
});

test.each([640, 358, 280])(
  "nothing leaves a column of %i px, and a finger has 44 px for a zone",
  async (width) => {
    const map = await drawAt(width);
    expect(map.scrollWidth).toBeLessThanOrEqual(width);
    for (const zone of map.querySelectorAll(".cn-face-map__zone, .cn-face-map__zone > *")) {
      expect(zone.getBoundingClientRect().right).toBeLessThanOrEqual(map.getBoundingClientRect().right + 0.5);
    }
    expect(box(map, ".cn-face-map__zone").height).toBeGreaterThanOrEqual(44);
  },
);

test("the right cheek is on the left of the drawing, and each number stands within its zone", async () => {
  const map = await drawAt(640);
  expect(box(map, '[data-part="rightCheek"] > path').right).toBeLessThan(
    box(map, '[data-part="leftCheek"] > path').left,
  );
  const drawn = [...map.querySelectorAll(".cn-face-map__part:has(text)")];
  expect(drawn).toHaveLength(7);
  for (const part of drawn) {
    const zone = part.querySelector(":scope > path")!.getBoundingClientRect();
    for (const mark of part.querySelectorAll(":scope > :is(text, svg)")) {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      expect([left >= zone.left - 1, right <= zone.right + 1]).toEqual([true, true]);
      expect([top >= zone.top - 1, bottom <= zone.bottom + 1]).toEqual([true, true]);
    }
  }
});
