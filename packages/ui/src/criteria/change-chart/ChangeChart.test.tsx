import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ChangeChart } from "./ChangeChart.tsx";
import { ages, changes, oval, scores } from "./testing/changes.ts";

describe("ChangeChart", () => {
  describeConformance(<ChangeChart {...changes} />);
});

const caption = "Écarts et marges entre le 12\u00A0juin 2026 et le 21\u00A0novembre 2026";
const cells = (name: RegExp, table = 0): string[] =>
  within(within(screen.getAllByRole("table", { name: caption })[table]!).getByRole("row", { name }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent ?? "");

test("the sentence counts every verdict", () => {
  const { container } = render(<ChangeChart {...changes} />);
  expect(container.querySelector("figcaption")?.textContent).toBe(
    "Entre le 12\u00A0juin 2026 et le 21\u00A0novembre 2026\u00A0: 4\u00A0améliorations, 1\u00A0critère à surveiller, 4\u00A0critères stables, 1\u00A0critère à confirmer et 1\u00A0critère non comparable.",
  );
});

test("a row writes its change, its margin and its verdict", () => {
  render(<ChangeChart {...changes} />);
  expect(cells(/^Hydratation apparente/u)).toEqual(["", "+15\u00A0pts", "±\u00A08\u00A0pts", "Amélioration"]);
  expect(cells(/^Pores/u)).toEqual(["", "−3\u00A0pts", "±\u00A05\u00A0pts", "Stable"]);
  expect(cells(/^Âge perçu du regard/u)).toEqual(["", "−4\u00A0ans", "±\u00A03\u00A0ans", "Amélioration"]);
  expect(cells(/^Ovale du visage/u)).toEqual(["", "=", "", "Stable"]);
});

test("a criterion that was not measured says why and draws nothing", () => {
  const { container } = render(<ChangeChart {...changes} />);
  expect(cells(/^Fermeté/u)).toEqual([
    "Non mesurée le 21 novembre, visage souriant.",
    "",
    "",
    "Non comparable",
  ]);
  expect(container.querySelectorAll(".cn-change__row")).toHaveLength(11);
  expect(container.querySelectorAll(".cn-change__plot")).toHaveLength(10);
});

test("a value of low confidence is dotted, said beside its name and explained under the chart", () => {
  const { container, rerender } = render(<ChangeChart {...changes} />);
  const dotted = container.querySelectorAll(".cn-change__line[stroke-dasharray]");
  expect(dotted).toHaveLength(1);
  expect(dotted[0]?.closest("tr")?.querySelector("th")?.textContent).toBe("Rides et ridules indicatif");
  expect(container.querySelector(".cn-chart__note")?.textContent).toContain("valeur indicative");
  rerender(<ChangeChart {...changes} blocks={[ages]} />);
  expect(container.querySelector(".cn-chart__note")?.textContent).not.toContain("valeur indicative");
});

test("a change beyond the axis says so in its row and in the table", async () => {
  const { container } = render(<ChangeChart {...changes} blocks={[{ ...scores, limit: 10 }]} />);
  const notes = [...container.querySelectorAll(".cn-change__row small")].map((note) => note.textContent);
  expect(notes).toEqual(["indicatif, hors de l’échelle", "hors de l’échelle"]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(cells(/^Hydratation/u, 1)).toEqual([
    "66/100",
    "81/100",
    "+15\u00A0pts",
    "±\u00A08\u00A0pts",
    "Amélioration (hors de l’échelle)",
  ]);
  expect(cells(/^Rides/u, 1).at(-1)).toBe("À confirmer (indicatif, hors de l’échelle)");
});

test("a chart without a criterion says so, and has no table to open", () => {
  const { rerender } = render(<ChangeChart {...changes} blocks={[]} />);
  expect(screen.getByText("Aucun critère à comparer entre ces deux dates.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<ChangeChart {...changes} blocks={[{ ...oval, rows: [] }]} />);
  expect(screen.queryByText("Ovale")).toBeNull();
});

test("more rows than can be drawn are counted in the sentence and said under the chart", () => {
  const rows = Array.from({ length: 1234 }, (_, index) => ({
    id: String(index),
    label: `Critère ${index}`,
    before: 1,
    after: 2,
  }));
  const { container } = render(<ChangeChart {...changes} blocks={[{ id: "many", label: "Scores", rows }]} />);
  expect(container.querySelectorAll(".cn-change__row")).toHaveLength(200);
  expect(container.querySelector(".cn-change__rest")?.textContent).toMatch(/^200\slignes sur 1\s234$/u);
  expect(container.querySelector("figcaption")?.textContent).toMatch(/1234\u00A0améliorations/u);
});

test("the chart speaks the language of the provider", () => {
  render(
    <UiProvider locale="en" messages={en}>
      <ChangeChart {...changes} beforeLabel="12 June 2026" afterLabel="21 November 2026" />
    </UiProvider>,
  );
  expect(
    screen.getAllByRole("table", { name: "Changes and margins between 12 June 2026 and 21 November 2026" }),
  ).toHaveLength(2);
  expect(screen.getByText("indicative")).toBeDefined();
});
