import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { manyTrend, rednessTrend } from "./testing/trends.ts";
import { TrendChart } from "./TrendChart.tsx";

describeConformance(<TrendChart {...manyTrend(61)} />);

const readout = (): string => document.querySelector(".cn-chart__readout")?.textContent ?? "";
const slider = (): HTMLElement => screen.getByRole("slider", { name: "Mesures\u00A0: Rougeurs" });

test("a chart of sixty points has a button for each, one of sixty-one a single control", () => {
  const { rerender } = render(<TrendChart {...manyTrend(60)} />);
  expect(
    within(screen.getByRole("list", { name: "Mesures\u00A0: Rougeurs" })).getAllByRole("button"),
  ).toHaveLength(60);
  rerender(<TrendChart {...manyTrend(61)} />);
  expect(slider().getAttribute("aria-valuemax")).toBe("61");
});

test("a chart of 5,000 points draws no more than one of 500, and puts few of them into words", () => {
  const formatted = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  const drawn = (count: number): { nodes: number; dates: number } => {
    formatted.mockClear();
    const { container, unmount } = render(<TrendChart {...manyTrend(count)} />);
    const nodes = container.querySelectorAll("*").length;
    unmount();
    return { nodes, dates: formatted.mock.calls.length };
  };
  const few = drawn(500);
  const many = drawn(5000);
  formatted.mockRestore();
  expect(few.nodes).toBeLessThan(150);
  expect(many.nodes).toBeLessThan(few.nodes * 1.5);
  expect(many.dates).toBeLessThan(300);
});

test("the control of many points reads each out: arrows one by one, pages by a twentieth, Home and End", async () => {
  render(<TrendChart {...manyTrend(100)} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(slider());
  expect(slider().getAttribute("aria-valuenow")).toBe("100");
  await userEvent.keyboard("{ArrowLeft}");
  expect(slider().getAttribute("aria-valuenow")).toBe("99");
  expect(slider().getAttribute("aria-valuetext")?.replace(",", "")).toBe(readout());
  await userEvent.keyboard("{PageDown}");
  expect(slider().getAttribute("aria-valuenow")).toBe("94");
  await userEvent.keyboard("{Home}{ArrowLeft}");
  expect(slider().getAttribute("aria-valuenow")).toBe("1");
  await userEvent.keyboard("{End}{ArrowRight}{PageUp}");
  expect(slider().getAttribute("aria-valuenow")).toBe("100");
});

test("Enter and a click choose the shown one of many points", async () => {
  const onPointSelect = vi.fn<(point: { readonly id: string }) => void>();
  render(<TrendChart {...manyTrend(100)} onPointSelect={onPointSelect} />);
  await userEvent.tab();
  await userEvent.keyboard("{Home}{Enter}");
  fireEvent.click(slider());
  expect(onPointSelect.mock.calls).toEqual([[{ id: "m0" }], [{ id: "m0" }]]);
});

test("the table of many points is drawn when it is shown, a hundred rows at a time", async () => {
  render(<TrendChart {...manyTrend(230)} />);
  expect(screen.queryByRole("table")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Voir les valeurs en tableau" }));
  const rows = (): number => within(screen.getByRole("table")).getAllByRole("row").length - 1;
  expect(rows()).toBe(100);
  expect(screen.getByText("100 lignes sur 230")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Afficher 100\u00A0lignes de plus" }));
  await userEvent.click(screen.getByRole("button", { name: "Afficher 30\u00A0lignes de plus" }));
  expect(rows()).toBe(230);
  expect(screen.queryByRole("button", { name: /de plus/u })).toBeNull();
});

test("events that the drawing has no room for are counted, and stand in the table", () => {
  const notes = Array.from({ length: 40 }, (_, index) => ({
    id: `n${index}`,
    date: Date.UTC(2026, 5, 12 + index),
    label: `Événement ${index}`,
  }));
  const { container } = render(<TrendChart {...rednessTrend} notes={notes} />);
  const drawn = container.querySelectorAll(".cn-trend__note").length;
  expect(drawn).toBeLessThan(20);
  expect(container.textContent).toContain(`Les ${40 - drawn} autres événements sont dans le tableau.`);
  expect(within(screen.getByRole("table")).getAllByText(/^Événement \d/u)).toHaveLength(40);
});

test("a value beyond the scale stands outside of the plot, and is said to be beyond", () => {
  const point = { id: "beyond", date: "2026-12-01T08:00:00Z", value: 140 };
  const { container } = render(<TrendChart {...rednessTrend} points={[...rednessTrend.points, point]} />);
  expect(readout()).toContain("140/100 · Point fort · hors de l’échelle");
  const last = [...container.querySelectorAll<HTMLElement>(".cn-trend__point")].at(-1)!;
  expect(Number(last.style.getPropertyValue("--cn-y"))).toBeGreaterThan(1);
});
