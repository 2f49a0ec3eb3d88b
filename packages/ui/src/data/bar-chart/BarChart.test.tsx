import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { BarChart } from "./BarChart.tsx";
import { daily, monthly, topPriorities } from "./testing/statistics.ts";

describe("vertical", () => {
  describeConformance(<BarChart {...monthly} />);
});
describe("horizontal", () => {
  describeConformance(<BarChart {...topPriorities} />);
});

const sentence = (): string => document.querySelector("figcaption")?.textContent ?? "";
const readout = (): string => document.querySelector(".cn-chart__readout")?.textContent ?? "";

describe("sentence", () => {
  test("the highest, the total, what is missing", () => {
    render(<BarChart {...monthly} />);
    expect(sentence()).toBe(
      "Diagnostics par mois\u00A0: au plus haut, 52 (octobre). Total\u00A0: 202. 1\u00A0valeur manquante.",
    );
  });

  test("the other period too, and no total of percentages", () => {
    const { rerender } = render(<BarChart {...monthly} comparisonLabel="2025" />);
    expect(sentence()).toContain("Total\u00A0: 202, contre 183 (2025).");
    rerender(<BarChart {...topPriorities} />);
    expect(sentence()).toBe(
      "Critères le plus souvent prioritaires\u00A0: au plus haut, 41\u00A0% (Rougeurs). 1\u00A0valeur manquante.",
    );
  });
});

describe("keyboard", () => {
  test("the bars are one stop of Tab, at the last one; arrows read the others out", async () => {
    render(<BarChart {...monthly} seriesLabel="2026" comparisonLabel="2025" />);
    await userEvent.tab();
    expect(readout()).toBe("novembre 47 · 2025\u00A0: 40");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(readout()).toBe("août — · 2025\u00A0: 12");
    await userEvent.keyboard("{Home}");
    expect(document.activeElement?.textContent).toContain("juin, 31 · 2025\u00A0: 24");
  });
});

describe("drawing", () => {
  test("zero has a bar without length, what is missing has none", () => {
    const { container } = render(<BarChart {...monthly} />);
    expect(container.querySelectorAll(".cn-bars__bar")).toHaveLength(5);
    expect(container.querySelectorAll("[data-comparison]")).toHaveLength(0);
  });

  test("few bars carry all their numbers, many the highest and the last", () => {
    const numbers = (): (string | null)[] =>
      [...document.querySelectorAll(".cn-bars__number")].map((number) => number.textContent);
    const { rerender } = render(<BarChart {...monthly} />);
    expect(numbers()).toEqual(["31", "28", "—", "44", "52", "47"]);
    rerender(<BarChart {...daily} />);
    expect(numbers()).toHaveLength(2);
  });

  test("a line of a horizontal chart is text", () => {
    render(<BarChart {...topPriorities} comparisonLabel="30 jours précédents" />);
    const items = within(screen.getByRole("list", { name: /^Valeurs/u })).getAllByRole("listitem");
    expect(items[0]?.textContent).toBe("Rougeurs 41\u00A0% 30 jours précédents\u00A0: 44\u00A0%");
    expect(items.at(-1)?.textContent).toContain("Fermeté —");
  });
});

test("the table has a row for each bar, and a column for each series", () => {
  render(<BarChart {...monthly} seriesLabel="2026" comparisonLabel="2025" />);
  const table = screen.getByRole("table", { name: "Diagnostics par mois" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Mois", "2026", "2025"]);
  expect(within(table).getByRole("row", { name: "août — 12" })).toBeDefined();
});

test.each([[[]], [[{ id: "a", label: "juin", value: null }]]])(
  "the chart says that nothing is known, without a table: %j",
  (data) => {
    render(<BarChart {...monthly} data={data} />);
    expect(sentence()).toBe("Pas encore de données sur cette période.");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  },
);
