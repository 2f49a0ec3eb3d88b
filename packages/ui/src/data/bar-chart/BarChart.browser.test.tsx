import "../../styles/styles.css";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { emulateMedia } from "../../testing/emulateMedia.ts";
import { BarChart } from "./BarChart.tsx";
import { monthly } from "./testing/statistics.ts";

afterEach(async () => {
  cleanup();
  await emulateMedia();
});

test("bars stay seen in the colours that a system forces", async () => {
  await emulateMedia({ forcedColors: true });
  const { container } = render(<BarChart {...monthly} seriesLabel="2026" comparisonLabel="2025" />);
  const colourOf = (selector: string): string =>
    getComputedStyle(container.querySelector(selector)!).backgroundColor;
  expect(colourOf(".cn-bars__bar:not([data-comparison])")).toBe(getComputedStyle(container).color);
  expect(getComputedStyle(container.querySelector(".cn-bars__bar[data-comparison]")!).borderTopStyle).toBe(
    "solid",
  );
});
