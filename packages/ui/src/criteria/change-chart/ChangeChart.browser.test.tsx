import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageRoot } from "../../testing/pageRoot.ts";
import { ChangeChart } from "./ChangeChart.tsx";
import { changes } from "./testing/changes.ts";

const root = pageRoot();

beforeEach(async () => {
  await page.viewport(1000, 900);
});

/** The row of hydration (+15, with a margin of 8) in a column of so many pixels. */
async function rowAt(width: number, dir: "ltr" | "rtl" = "ltr"): Promise<HTMLElement> {
  root.render(
    <div style={{ width }} dir={dir}>
      <ChangeChart {...changes} />
    </div>,
  );
  await expect.poll(() => document.querySelector(".cn-change")?.clientWidth).toBe(width);
  return [...document.querySelectorAll<HTMLElement>(".cn-change__row")].find((row) =>
    row.textContent?.includes("Hydratation"),
  )!;
}

const box = (row: HTMLElement, selector: string): DOMRect =>
  row.querySelector(selector)!.getBoundingClientRect();

describe("the chart follows the width of its column", () => {
  test("wide: one line, every figure", async () => {
    const row = await rowAt(720);
    expect(box(row, "[data-column='margin'] > bdi").width).toBeGreaterThan(30);
    expect(box(row, "[data-column='plot']").top).toBeLessThan(box(row, "th").bottom);
  });

  test("medium: the plot under the figures, as wide as the column", async () => {
    const row = await rowAt(600);
    expect(box(row, "[data-column='margin'] > bdi").width).toBeGreaterThan(30);
    expect(box(row, "[data-column='plot']").top).toBeGreaterThanOrEqual(box(row, "th").bottom);
    expect(box(row, "[data-column='plot']").width).toBe(600);
  });

  test("narrow: without the margin in figures, which readers keep", async () => {
    const row = await rowAt(358);
    expect(box(row, "[data-column='margin'] > bdi").width).toBe(1);
    expect(row.textContent).toContain("±");
  });

  test.each([720, 600, 358, 320])("nothing leaves a column of %i px", async (width) => {
    await rowAt(width);
    const chart = document.querySelector<HTMLElement>(".cn-change")!;
    expect(chart.scrollWidth).toBeLessThanOrEqual(width);
    const { left, right } = chart.getBoundingClientRect();
    const drawn = chart.querySelectorAll(".cn-change__row > *, .cn-change__axis text, .cn-change__point");
    expect(drawn.length).toBeGreaterThan(50);
    for (const element of drawn) {
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
      expect(element.getBoundingClientRect().left).toBeGreaterThanOrEqual(left - 0.5);
    }
  });
});

test.each(["ltr", "rtl"] as const)(
  "the change and its margin stand at their values, better right, in %s",
  async (dir) => {
    const row = await rowAt(720, dir);
    const plot = box(row, ".cn-change__plot");
    const at = (x: number): number => (x - plot.left) / plot.width;
    const point = box(row, ".cn-change__point");
    const band = box(row, ".cn-change__band");
    // Of ± 20 points: 15 to the right of the middle, and 8 to both sides of it.
    expect(at(point.left + point.width / 2)).toBeCloseTo(0.5 + 15 / 40, 2);
    expect(at(band.left)).toBeCloseTo(0.5 - 8 / 40, 2);
    expect(at(band.right)).toBeCloseTo(0.5 + 8 / 40, 2);
  },
);
