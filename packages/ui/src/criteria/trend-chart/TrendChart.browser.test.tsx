import "../../styles/fonts.css";
import "../../styles/styles.css";
import "../../styles/page.css";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { longTrend, rednessTrend } from "./testing/trends.ts";
import { TrendChart, type TrendChartProps } from "./TrendChart.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";

const root = pageRoot();

beforeEach(async () => {
  await page.viewport(1000, 900);
});

async function show(props: TrendChartProps, width: number): Promise<HTMLElement> {
  root.render(
    <div style={{ width }}>
      <TrendChart {...props} />
    </div>,
  );
  await expect.poll(() => document.querySelector(".cn-trend__plot")).not.toBeNull();
  return document.querySelector<HTMLElement>(".cn-trend__plot")!;
}

const readout = (): string => document.querySelector(".cn-chart__readout")?.textContent ?? "";

test("a pointer reads out the nearest point in time, anywhere over or under the line", async () => {
  const plot = await show(rednessTrend, 720);
  await userEvent.hover(plot, { position: { x: 5, y: 12 } });
  expect(readout()).toContain("12\u00A0juin\u00A02026");
  await userEvent.hover(plot, { position: { x: plot.clientWidth * 0.42, y: 190 } });
  expect(readout()).toContain("22\u00A0août\u00A02026 Non mesuré");
});

test("shapes stand at their values, and the line goes through them", async () => {
  const plot = (await show(rednessTrend, 720)).getBoundingClientRect();
  const marker = document.querySelector(".cn-trend__marker")!.getBoundingClientRect();
  expect((plot.bottom - (marker.top + marker.height / 2)) / plot.height).toBeCloseTo(0.38, 2);
  const path = document.querySelector<SVGPathElement>(".cn-trend__line")!;
  const start = path.getPointAtLength(0).matrixTransform(path.getScreenCTM()!);
  expect(start.x).toBeCloseTo(marker.left + marker.width / 2, 0);
  expect(start.y).toBeCloseTo(marker.top + marker.height / 2, 0);
});

test.each([390, 320])("twenty points and two notes fit in %i px, and each can be touched", async (width) => {
  await show(longTrend, width);
  const chart = document.querySelector(".cn-trend")!;
  expect(chart.scrollWidth).toBeLessThanOrEqual(width);
  for (const point of document.querySelectorAll(".cn-trend__point")) {
    const { width: reach, height } = point.getBoundingClientRect();
    expect(reach).toBeGreaterThan(6);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test("a number at the end of a narrow plot stays on one line, also where a page breaks words anywhere", async () => {
  const plot = await show(rednessTrend, 350);
  plot.style.overflowWrap = "anywhere";
  const heights = [...document.querySelectorAll(".cn-trend__number")].map((it) => it.clientHeight);
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size).toBe(1);
});

test("time still runs to the right in a script written from right to left, and the points stay on their line", async () => {
  document.body.firstElementChild?.setAttribute("dir", "rtl");
  const plot = await show(rednessTrend, 720);
  const line = plot.querySelector(".cn-trend__line")!.getBoundingClientRect();
  const markers = [...plot.querySelectorAll(".cn-trend__marker")].map((marker) =>
    marker.getBoundingClientRect(),
  );
  const centres = markers.map(({ left, width }) => left + width / 2);
  expect(centres).toEqual(centres.toSorted((left, right) => left - right));
  expect(Math.abs(centres.at(-1)! - line.right)).toBeLessThan(2);
});
