import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { BarChart } from "./BarChart.tsx";
import type { BarDatum } from "./barLayout.ts";
import { crowdedPath } from "./crowdedPath.ts";

const days = (count: number): BarDatum[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `jour ${index}`,
    value: index % 50,
  }));

describeConformance(<BarChart label="Diagnostics" data={days(121)} />);

test("a chart of a hundred and twenty columns has a control for each, one more is a single control", () => {
  const { rerender } = render(<BarChart label="Diagnostics" data={days(120)} />);
  expect(screen.getAllByRole("button", { name: /^jour/u })).toHaveLength(120);
  rerender(<BarChart label="Diagnostics" data={days(121)} />);
  expect(screen.queryByRole("button", { name: /^jour/u })).toBeNull();
  expect(screen.getByRole("slider", { name: /Diagnostics/u }).getAttribute("aria-valuemax")).toBe("121");
});

test.each(["vertical", "horizontal"] as const)(
  "a %s chart of 5,000 bars draws no more than one of 500",
  (orientation) => {
    const nodes = (count: number): number => {
      const { container, unmount } = render(
        <BarChart label="D" data={days(count)} orientation={orientation} />,
      );
      const drawn = container.querySelectorAll("*").length;
      unmount();
      return drawn;
    };
    expect(nodes(5000)).toBeLessThan(nodes(500) * 1.2);
    expect(nodes(5000)).toBeLessThan(1000);
  },
);

test("the control of many columns reads each out by the arrows, Home and End", async () => {
  render(<BarChart label="Diagnostics" data={days(400)} unit={{ one: "photo", other: "photos" }} />);
  await userEvent.tab();
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toBe("jour 399, 49\u00A0photos");
  await userEvent.keyboard("{ArrowLeft}");
  expect(slider.getAttribute("aria-valuetext")).toBe("jour 398, 48\u00A0photos");
  await userEvent.keyboard("{Home}");
  expect(document.querySelector(".cn-chart__readout")?.textContent).toBe("jour 0 0\u00A0photo");
});

test("the outline of many columns is as high as the highest of each pixel", () => {
  const bars = [0.2, 0.9, 0.4, 0.1].map((length) => ({ length, comparison: null }));
  expect(crowdedPath(bars, "length", 2)).toBe("M0 100v-90h50v90zM50 100v-40h50v40z");
  expect(crowdedPath(bars, "comparison", 2)).toBe("");
});

test("a bar beyond the scale says so beside its number", () => {
  render(<BarChart label="D" data={[{ id: "a", label: "lundi", value: 140 }]} max={100} unit={"\u00A0%"} />);
  expect(screen.getByRole("button", { name: /^lundi/u }).textContent).toContain(
    "140\u00A0%, hors de l’échelle",
  );
});

test("graduations below one keep their digits", () => {
  render(<BarChart label="D" data={[{ id: "a", label: "lundi", value: 0.004 }]} />);
  expect(document.querySelector(".cn-bars__axis")?.textContent).toContain("0,002");
  expect(screen.getByRole("button", { name: /^lundi/u }).textContent).toContain("0,004");
});

test("an outline of many bars goes below its axis", () => {
  const bars = [0.6, -0.4, 0.3, -0.2].map((length) => ({ length, comparison: null }));
  expect(crowdedPath(bars, "length", 2, 0.4)).toBe(
    "M0 60v-60h50v60zM0 60v40h50v-40zM50 60v-30h50v30zM50 60v20h50v-20z",
  );
});

test("a value below zero is drawn in both orientations, and is not off the scale", () => {
  const data = [
    { id: "a", label: "juin", value: 30 },
    { id: "b", label: "juillet", value: -10 },
  ];
  const { container, rerender } = render(<BarChart label="Solde" data={data} />);
  expect(container.querySelector(".cn-bars__bar[data-below]")?.getAttribute("height")).toBe("25%");
  expect(container.querySelector("[data-zero] text")?.textContent).toBe("0");
  expect(screen.getByRole("button", { name: /^juillet/u }).textContent).not.toContain("hors de");
  rerender(<BarChart label="Solde" data={data} orientation="horizontal" />);
  expect(container.querySelector(".cn-bars__bar[data-below]")?.getAttribute("width")).toBe("25%");
});
