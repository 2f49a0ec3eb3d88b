import "../../styles/tokens.css";
import "../../styles/base.css";
import "../../styles/page.css";
import "../../actions/icon-button/icon-button.css";
import "../../foundations/visually-hidden/visually-hidden.css";
import "./data-table.css";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { manyRecommendations, type Recommendation, recommendations } from "./testing/recommendations.ts";
import { catalogue } from "./testing/recommendationTable.tsx";

afterEach(cleanup);

const thousands = manyRecommendations(10_000);

async function draw(props: Partial<DataTableProps<Recommendation>>, width = 1200): Promise<HTMLElement> {
  await page.viewport(width, 800);
  const { container } = render(<DataTable {...catalogue} {...props} />);
  return container.querySelector<HTMLElement>(".cn-data-table__region")!;
}

const rendered = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-row-id]")];
const link = (number: string): HTMLElement | null =>
  document.querySelector(`[data-row-id="line-${number}"] a`);

async function scrollTo(region: HTMLElement, top: number): Promise<void> {
  region.scrollTop = top;
  await waitFor(() => expect(rendered().some((row) => row.offsetTop > top)).toBe(true));
}

test("a table of ten thousand rows renders the window alone; their places and their height are right", async () => {
  const region = await draw({ rows: thousands, defaultSort: null });
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("10001");
  expect(rendered().length).toBeLessThan(40);
  region.scrollTop = region.scrollHeight;
  await waitFor(() => expect(rendered().at(-1)?.getAttribute("aria-rowindex")).toBe("10001"));
  expect(rendered().length).toBeLessThan(40);
  const last = rendered().at(-1)!.getBoundingClientRect();
  expect(Math.abs(last.bottom - region.getBoundingClientRect().bottom)).toBeLessThan(2);
});

test("the headers stay while the rows scroll, and the columns keep their widths", async () => {
  const region = await draw({ rows: thousands, defaultSort: null });
  const header = screen.getByRole("columnheader", { name: "Critères ciblés" });
  const before = header.getBoundingClientRect();
  await scrollTo(region, 30_000);
  const after = header.getBoundingClientRect();
  expect([after.top, after.left, after.width]).toEqual([before.top, before.left, before.width]);
});

test("a row that has the focus keeps it when it leaves the window, and Tab goes on from there", async () => {
  const region = await draw({ rows: thousands, defaultSort: null, rowActions: undefined, selectable: false });
  link("00002")!.focus();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(link("00003"));
  await scrollTo(region, 60_000);
  expect(document.activeElement).toBe(link("00003"));
  expect(rendered().length).toBeLessThan(45);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(link("00004"));
  await waitFor(() => expect(region.scrollTop).toBeLessThan(1000));
});

test("Tab goes through the rows beyond the first window", async () => {
  await draw({ rows: thousands, defaultSort: null, rowActions: undefined, selectable: false });
  link("00001")!.focus();
  for (let row = 2; row <= 40; row += 1) {
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement?.textContent).toBe(thousands[row - 1]!.name);
  }
});

test("the region is a stop of the keyboard only when it scrolls, and then it has a name", async () => {
  await draw({ rows: thousands });
  const region = await screen.findByRole("region", { name: "Recommandations du catalogue commun" });
  region.focus();
  await userEvent.keyboard("{PageDown}");
  await waitFor(() => expect(region.scrollTop).toBeGreaterThan(100));
  cleanup();
  await draw({ rows: recommendations });
  expect(screen.queryByRole("region")).toBeNull();
});

test.each([
  [1200, ["Nom", "Sous-catégorie", "Critères ciblés", "Contre-indications", "Prix TTC", "Statut"]],
  [900, ["Nom", "Sous-catégorie", "Contre-indications", "Prix TTC", "Statut"]],
  [760, ["Nom", "Prix TTC", "Statut"]],
])("the columns that fit are shown at %i px", async (width, headers) => {
  await draw({}, width);
  const shown = screen
    .getAllByRole("columnheader")
    .map((cell) => cell.querySelector("button")?.textContent ?? cell.textContent)
    .filter((text) => text !== "" && text !== "Actions");
  expect(shown).toEqual(headers);
});

test("a row on a phone is a name over its state, and a value; nothing overflows; the table is still one", async () => {
  await draw({}, 390);
  const row = screen.getByRole("row", { name: /Lotion BHA/u });
  const [name, state, price] = ["Lotion BHA 2\u00A0%", "Active", "29,00\u00A0€"].map((text) =>
    [...row.querySelectorAll("th, td")].find((cell) => cell.textContent === text)!.getBoundingClientRect(),
  );
  expect(state!.top).toBeGreaterThanOrEqual(name!.bottom - 1);
  expect(price!.right).toBeGreaterThan(name!.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(screen.getAllByRole("rowheader")).toHaveLength(recommendations.length);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Trier par" }), "Prix TTC, croissant");
  expect(screen.getAllByRole("rowheader")[0]?.textContent).toBe("Gelée nettoyante sans sulfate");
});

test("choosing a row moves no row", async () => {
  await draw({});
  const row = screen.getByRole("row", { name: /Lotion BHA/u });
  const before = row.getBoundingClientRect().top;
  await userEvent.click(screen.getByRole("checkbox", { name: "Sélectionner Lotion BHA 2\u00A0%" }));
  expect(screen.getByRole("group", { name: "Actions sur la sélection" })).toBeDefined();
  expect(row.getBoundingClientRect().top).toBe(before);
});

test("actions that have no room on the line of the headers scroll there, and hide no row", async () => {
  const actions = ["Activer", "Désactiver", "Exporter", "Dupliquer", "Archiver", "Supprimer les produits"];
  await draw({ bulkActions: actions.map((name) => <button key={name}>{name}</button>) }, 620);
  await userEvent.click(screen.getByRole("checkbox", { name: "Sélectionner Lotion BHA 2\u00A0%" }));
  const bar = screen.getByRole("group", { name: "Actions sur la sélection" });
  const headers = document.querySelector("thead")!.getBoundingClientRect();
  expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth);
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(headers.bottom + 1);
});

test("a chosen row on a phone, where nothing is chosen, has no bands behind its parts", async () => {
  const [first] = recommendations;
  await draw({ rows: recommendations, selectable: true, selection: [first!.id] }, 390);
  const row = document.querySelector<HTMLElement>("[data-selected]")!;
  const grounds = [...row.children].map((part) => getComputedStyle(part).backgroundColor);
  expect(new Set(grounds)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
});

test("a dense table has rows of 51 px, whatever their notes; what stands in for a column is never cut", async () => {
  const columns = catalogue.columns
    .filter(({ id }) => ["name", "contraindications", "price"].includes(id))
    .map((column) =>
      column.id === "contraindications" ? { ...column, standIn: () => "5 contre-indications" } : column,
    );
  const note = "Rides et ridules, fermeté, uniformité, taches pigmentaires, éclat, hydratation apparente";
  await draw({ density: "compact", columns, rowNote: () => note }, 1000);
  const heights = rendered().map((row) => row.getBoundingClientRect().height);
  expect(new Set(heights)).toEqual(new Set([51]));
  await draw({ density: "compact", columns, rowNote: () => note }, 700);
  const line = document.querySelector(".cn-data-table__note")!.getBoundingClientRect();
  const standIn = screen.getAllByText("5 contre-indications")[0]!.getBoundingClientRect();
  expect(standIn.width).toBeGreaterThan(100);
  expect(standIn.right).toBeLessThanOrEqual(line.right + 1);
});

test("the words that stand in take the place of the note on a phone, and a state may stand under the value", async () => {
  const columns = catalogue.columns.map((column) =>
    column.id === "subcategory"
      ? { ...column, standIn: (row: Recommendation) => row.subcategory }
      : column.id === "active"
        ? {
            ...column,
            phone: (row: Recommendation) => (row.name.startsWith("Lotion") ? ("aside" as const) : undefined),
          }
        : column,
  );
  await draw(
    { density: "compact", selectable: false, rowActions: undefined, columns, rowNote: () => "Note" },
    390,
  );
  const [crème, lotion] = [/Crème barrière/u, /Lotion BHA/u].map((name) => screen.getByRole("row", { name }));
  const cells = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>("th, td")];
  const shown = (row: HTMLElement) => cells(row).filter((cell) => cell.getBoundingClientRect().width > 0);
  expect(shown(crème!)).toHaveLength(2);
  const [name, price, state] = shown(lotion!);
  expect(name!.innerText).not.toContain("Note");
  expect(name!.innerText).toContain("Exfoliant");
  expect(state!.getBoundingClientRect().top).toBeGreaterThanOrEqual(price!.getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
