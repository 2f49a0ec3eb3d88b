import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ComparisonChart } from "./ComparisonChart.tsx";
import { ComparisonCounts } from "./ComparisonCounts.tsx";
import { ages, comparison, scores } from "./testing/blocks.ts";

describe("dumbbell", () => {
  describeConformance(<ComparisonChart {...comparison} />);
});
describe("radar", () => {
  describeConformance(<ComparisonChart {...comparison} view="radar" />);
});
describe("counts", () => {
  describeConformance(<ComparisonCounts blocks={comparison.blocks} />);
});

const caption = "Valeurs du 12\u00A0juin 2026 et du 21\u00A0novembre 2026";
const rowTexts = (name: RegExp): string[] => {
  const table = screen.getAllByRole("table", { name: caption })[0]!;
  return within(within(table).getByRole("row", { name }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent ?? "");
};

test("the sentence counts the verdicts, in the singular and the plural", () => {
  const { container, rerender } = render(<ComparisonChart {...comparison} />);
  const sentence = (): string => container.querySelector("figcaption")?.textContent ?? "";
  expect(sentence()).toBe(
    "Entre le 12\u00A0juin 2026 et le 21\u00A0novembre 2026\u00A0: 6\u00A0améliorations, 1\u00A0critère à surveiller, 5\u00A0critères stables et 1\u00A0critère non comparable.",
  );
  rerender(<ComparisonChart {...comparison} blocks={[ages]} />);
  expect(sentence()).toContain("1\u00A0amélioration et 1\u00A0critère stable.");
  rerender(<ComparisonChart {...comparison} blocks={[]} />);
  expect(sentence()).toContain("aucun critère à comparer.");
});

describe("dumbbell", () => {
  test("dumbbell is a table: both values, the difference, the verdict", () => {
    render(<ComparisonChart {...comparison} />);
    expect(rowTexts(/^Hydratation apparente/u)).toEqual(["", "66 → 81", "+15\u00A0pts", "Amélioration"]);
    expect(rowTexts(/^Âge perçu du regard/u)).toEqual(["", "41 → 37", "−4\u00A0ans", "Amélioration"]);
    expect(rowTexts(/^Ovale du visage/u)).toEqual(["", "3 → 3", "=", "Stable"]);
  });

  test("the elements of a dumbbell keep their roles where a phone lays them out as lines", () => {
    const { container } = render(<ComparisonChart {...comparison} />);
    const table = container.querySelector(".cn-dumbbell")!;
    expect(table.getAttribute("role")).toBe("table");
    expect(table.querySelectorAll(":is(thead, tbody, tr, th, td):not([role])")).toHaveLength(0);
  });

  test("a criterion without a value says why and is not drawn", () => {
    const { container } = render(<ComparisonChart {...comparison} />);
    expect(rowTexts(/^Fermeté/u)).toEqual([
      "Non mesurée le 21 novembre, visage souriant.",
      "68 → —",
      "",
      "Non comparable",
    ]);
    expect(container.querySelectorAll(".cn-dumbbell__plot")).toHaveLength(12);
  });

  test("the drawing stands where the values are", () => {
    const { container } = render(<ComparisonChart {...comparison} blocks={[ages]} />);
    const plot = container.querySelector<HTMLElement>(".cn-dumbbell__plot")!;
    expect(plot.querySelector(".cn-dumbbell__before")?.getAttribute("x1")).toBe("45%");
    expect(plot.querySelector(".cn-dumbbell__after")?.getAttribute("x")).toBe("65%");
    expect(plot.getAttribute("aria-hidden")).toBe("true");
  });

  test("the table of values opens beside it, with units and dates", async () => {
    render(<ComparisonChart {...comparison} />);
    await userEvent.click(screen.getByRole("button", { name: "Voir les valeurs en tableau" }));
    const table = screen.getAllByRole("table", { name: caption })[1]!;
    expect(within(table).getByRole("columnheader", { name: "Avant, 12\u00A0juin 2026" })).toBeDefined();
    const cells = within(within(table).getByRole("row", { name: /^Fermeté/u })).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual(["68/100", "Non mesuré", "—", "Non comparable"]);
  });
});

describe("changes alone", () => {
  test("changes alone are drawn, the sentence and the table keep everything", () => {
    const { container } = render(<ComparisonChart {...comparison} changesOnly />);
    expect(container.querySelectorAll(".cn-dumbbell__row")).toHaveLength(7);
    expect(container.querySelectorAll(".cn-chart-table tbody tr")).toHaveLength(13);
    expect(container.textContent).toContain("5\u00A0critères stables");
  });

  test("a chart of changes alone says in words that there are none", () => {
    const still = { ...scores, rows: scores.rows.map((row) => ({ ...row, after: row.before })) };
    render(<ComparisonChart {...comparison} blocks={[still]} changesOnly />);
    expect(screen.getByText("Aucun changement significatif entre ces deux dates.")).toBeDefined();
    expect(screen.getByRole("table", { name: caption })).toBeDefined();
  });
});

describe("radar", () => {
  test("radar draws the scores alone, in the order of the host, with the names where further is better", () => {
    const { container } = render(<ComparisonChart {...comparison} view="radar" />);
    const labels = [...container.querySelectorAll(".cn-radar__label")].map((label) => label.textContent);
    expect(labels).toHaveLength(10);
    expect(labels.slice(0, 2)).toEqual(["Apaisement du teint38 → 46", "Uniformité61 → 63"]);
    expect(labels.at(-1)).toBe("FermetéNon mesuré");
  });

  test("an unmeasured axis interrupts the outline and has no marker", () => {
    const { container } = render(<ComparisonChart {...comparison} view="radar" />);
    expect(container.querySelector(".cn-radar__after")?.getAttribute("d")).not.toContain("Z");
    expect(container.querySelector(".cn-radar__before")?.getAttribute("d")).toContain("Z");
    expect(container.querySelectorAll(".cn-radar__marker")).toHaveLength(9);
  });

  test("readers have its table, every criterion in it", () => {
    render(<ComparisonChart {...comparison} view="radar" />);
    expect(within(screen.getByRole("table", { name: caption })).getAllByRole("row")).toHaveLength(14);
  });

  test("radar needs three axes: with fewer it is a dumbbell", () => {
    const { container } = render(<ComparisonChart {...comparison} blocks={[ages]} view="radar" />);
    expect(container.querySelector("figure")?.dataset["view"]).toBe("dumbbell");
  });

  test("a host may put steps on it, on their own scale", () => {
    const [first, second, third] = comparison.blocks;
    const blocks = [first!, second!, { ...third!, onRadar: true }];
    const { container } = render(<ComparisonChart {...comparison} blocks={blocks} view="radar" />);
    const markers = container.querySelectorAll<HTMLElement>(".cn-radar__marker");
    const place = (name: string): number => Number.parseFloat([...markers].at(-1)!.getAttribute(name)!);
    expect(Math.hypot(place("x") - 50, place("y") - 50) / 50).toBeCloseTo(2 / 3);
  });
});

test("the counts say nothing of « not comparable » when there is none", () => {
  const { container } = render(<ComparisonCounts blocks={[ages]} />);
  expect([...container.querySelectorAll("dt")].map((term) => term.textContent)).toEqual([
    "Amélioration",
    "Stable",
    "À surveiller",
  ]);
});

test("another language changes words and numbers together", () => {
  const { container } = render(
    <UiProvider locale="en-GB" messages={en}>
      <ComparisonChart {...comparison} beforeLabel="12 June" afterLabel="21 November" />
    </UiProvider>,
  );
  expect(container.querySelector("figcaption")?.textContent).toBe(
    "Between 12 June and 21 November: 6 improvements, 1 criterion to watch, 5 stable criteria and 1 criterion not comparable.",
  );
});

test("two blocks may name their rows alike", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <ComparisonChart
      {...comparison}
      view="radar"
      blocks={[
        { ...scores, id: "today" },
        { ...scores, id: "later" },
      ]}
    />,
  );
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
