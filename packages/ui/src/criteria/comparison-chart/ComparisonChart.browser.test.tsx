import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ComparisonChart } from "./ComparisonChart.tsx";
import { comparison } from "./testing/blocks.ts";
import { pageRoot } from "../../testing/pageRoot.ts";

const root = pageRoot();

beforeEach(async () => {
  await page.viewport(1000, 900);
});

/** The first row of the chart in a column of so many pixels. */
async function rowAt(width: number): Promise<HTMLElement> {
  root.render(
    <div style={{ width }}>
      <ComparisonChart {...comparison} />
    </div>,
  );
  await expect.poll(() => document.querySelector(".cn-dumbbell__row")).not.toBeNull();
  return document.querySelector<HTMLElement>(".cn-dumbbell__row")!;
}

const box = (row: HTMLElement, selector: string): DOMRect =>
  row.querySelector(selector)!.getBoundingClientRect();
const changeWidth = (row: HTMLElement): number => box(row, "[data-column='change'] > bdi").width;

describe("the chart follows the width of its column", () => {
  test("wide: one line, every number", async () => {
    const row = await rowAt(720);
    expect(changeWidth(row)).toBeGreaterThan(30);
    expect(box(row, "[data-column='plot']").top).toBeLessThan(box(row, "th").bottom);
  });

  test("medium: one line without « avant → après »", async () => {
    const row = await rowAt(540);
    expect(changeWidth(row)).toBe(1);
    expect(box(row, "[data-column='plot']").top).toBeLessThan(box(row, "th").bottom);
    expect(box(row, "[data-column='plot']").width).toBeGreaterThan(150);
  });

  test("narrow: name, difference and verdict, then the plot", async () => {
    const row = await rowAt(358);
    expect(box(row, "[data-column='plot']").top).toBeGreaterThanOrEqual(box(row, "th").bottom);
    expect(box(row, "[data-column='plot']").width).toBe(358);
  });

  test.each([720, 540, 358, 320])("the chart lets nothing leave its column at %i px", async (width) => {
    await rowAt(width);
    const chart = document.querySelector<HTMLElement>(".cn-comparison")!;
    expect(chart.scrollWidth).toBeLessThanOrEqual(width);
    const right = chart.getBoundingClientRect().right;
    for (const element of chart.querySelectorAll(".cn-dumbbell__row > *")) {
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
    }
  });
});

test("the points before and after and the band stand at their values", async () => {
  const row = await rowAt(720);
  const plot = box(row, ".cn-dumbbell__plot");
  const centre = (selector: string): number => {
    const { left, width } = box(row, selector);
    return (left + width / 2 - plot.left) / plot.width;
  };
  // Hydration: 66 → 81, with a margin of 8.
  expect(centre(".cn-dumbbell__before")).toBeCloseTo(0.66, 2);
  expect(centre(".cn-dumbbell__after")).toBeCloseTo(0.81, 2);
  expect(centre(".cn-dumbbell__band")).toBeCloseTo(0.66, 2);
  expect(box(row, ".cn-dumbbell__band").width / plot.width).toBeCloseTo(0.16, 2);
});

test("a radar keeps its labels inside a phone", async () => {
  root.render(
    <div style={{ width: 358 }}>
      <ComparisonChart {...comparison} view="radar" />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll(".cn-radar__label").length).toBe(10);
  const chart = document.querySelector(".cn-comparison")!.getBoundingClientRect();
  for (const label of document.querySelectorAll(".cn-radar__label")) {
    const { left, right } = label.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(chart.left);
    expect(right).toBeLessThanOrEqual(chart.right);
  }
});
