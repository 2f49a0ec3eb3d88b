import "../../styles/styles.css";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { DataTable, type DataTableColumnWidths, type DataTableProps } from "./index.ts";
import { manyRecommendations, type Recommendation } from "./testing/recommendations.ts";
import { catalogue, columns } from "./testing/recommendationTable.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

const table = (props: Partial<DataTableProps<Recommendation>>): ReactElement => (
  <DataTable {...catalogue} resizable {...props} />
);
async function draw(props: Partial<DataTableProps<Recommendation>> = {}, width = 1200): Promise<HTMLElement> {
  await page.viewport(width, 800);
  const { container } = render(table(props));
  return container.querySelector<HTMLElement>(".cn-data-table__region")!;
}
const head = (name: string): HTMLElement => screen.getByRole("columnheader", { name: new RegExp(name, "u") });
const widthOf = (name: string): number => Math.round(head(name).getBoundingClientRect().width);
const edge = (name: string): HTMLElement =>
  screen.getByRole("separator", { name: `Largeur de la colonne ${name}` });

interface Mouse {
  readonly send: (method: string, params: object) => Promise<unknown>;
}
/** Moves a true mouse over the page, which holds the test in a frame. */
async function mouse(type: string, x: number, y: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  await (cdp() as unknown as Mouse).send("Input.dispatchMouseEvent", {
    type,
    x: (frame?.left ?? 0) + x * scale,
    y: (frame?.top ?? 0) + y * scale,
    button: "left",
    buttons: type === "mouseReleased" ? 0 : 1,
    clickCount: 1,
  });
}
async function dragEdge(name: string, by: number, release = true): Promise<void> {
  const { left, top, width, height } = edge(name).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  await mouse("mousePressed", x, y);
  await mouse("mouseMoved", x + by / 2, y);
  await mouse("mouseMoved", x + by, y);
  if (release) await mouse("mouseReleased", x + by, y);
}

test("a drag makes a column wider by as much, and leaves the others as they are", async () => {
  const changed = vi.fn<(widths: DataTableColumnWidths) => void>();
  await draw({ onColumnWidthsChange: changed });
  const [before, other] = [widthOf("Sous-catégorie"), widthOf("Prix TTC")];
  await dragEdge("Sous-catégorie", 40);
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(before + 40));
  expect(widthOf("Prix TTC")).toBe(other);
  expect(changed.mock.lastCall?.[0]).toMatchObject({ subcategory: before + 40, price: other });
});

test("lines from right to left: a drag to the left makes a column wider", async () => {
  document.documentElement.dir = "rtl";
  await draw();
  const before = widthOf("Sous-catégorie");
  await dragEdge("Sous-catégorie", -30);
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(before + 30));
  edge("Sous-catégorie").focus();
  await userEvent.keyboard("{ArrowLeft}");
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(before + 40));
});

test("Escape during a drag gives the width back, and what is dragged further moves nothing", async () => {
  await draw();
  const before = widthOf("Sous-catégorie");
  await dragEdge("Sous-catégorie", 60, false);
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(before + 60));
  edge("Sous-catégorie").focus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(before));
  const { left, top } = edge("Sous-catégorie").getBoundingClientRect();
  await mouse("mouseMoved", left + 90, top + 5);
  await mouse("mouseReleased", left + 90, top + 5);
  expect(widthOf("Sous-catégorie")).toBe(before);
});

test("arrows, Home, End and Enter change a width within its bounds, and the edge tells it", async () => {
  const bounded = columns.map((column) =>
    column.id === "subcategory" ? { ...column, minWidth: 90, maxWidth: 320 } : column,
  );
  await draw({ columns: bounded });
  edge("Sous-catégorie").focus();
  const before = widthOf("Sous-catégorie");
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}");
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(before + 50));
  expect(edge("Sous-catégorie").getAttribute("aria-valuenow")).toBe(`${before + 50}`);
  await userEvent.keyboard("{End}{ArrowRight}");
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(320));
  await userEvent.keyboard("{Home}{ArrowLeft}");
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBe(90));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(widthOf("Sous-catégorie")).toBeGreaterThan(110));
  expect(edge("Sous-catégorie").getAttribute("aria-valuetext")).toMatch(/^\d+\u00A0pixels$/u);
});

test("a double click fits what the cells hold on one line", async () => {
  await draw({ defaultColumnWidths: { criteria: 80 } });
  await userEvent.dblClick(edge("Critères ciblés"));
  await waitFor(() => expect(widthOf("Critères ciblés")).toBeGreaterThan(150));
  const cell = screen.getAllByText("Rides, fermeté, uniformité")[0]!;
  expect(cell.getBoundingClientRect().height).toBeLessThan(70);
});

test("a host that decides the widths keeps deciding", async () => {
  const changed = vi.fn<(widths: DataTableColumnWidths) => void>();
  await draw({ columnWidths: { price: 150 }, onColumnWidthsChange: changed });
  edge("Prix TTC").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(changed.mock.lastCall?.[0]["price"]).toBe(160);
  expect(widthOf("Prix TTC")).toBe(150);
});

const wide = { criteria: 600, subcategory: 300, contraindications: 250, price: 110, active: 140, name: 320 };
const pinnedPrice = columns.map((column) =>
  column.id === "price" ? { ...column, pinned: "end" as const } : column,
);

test.each(["ltr", "rtl"])("columns in view stay at their side while the others scroll: %s", async (dir) => {
  document.documentElement.dir = dir;
  const region = await draw({
    columns: pinnedPrice,
    defaultColumnWidths: wide,
    defaultPinnedColumns: ["price", "active"],
  });
  await waitFor(() => expect(screen.getByRole("table").hasAttribute("data-pins")).toBe(true));
  const places = (): number[] =>
    ["Nom", "Statut", "Prix TTC"].map((name) => Math.round(head(name).getBoundingClientRect().left));
  const before = places();
  const moving = head("Critères").getBoundingClientRect().left;
  region.scrollLeft = dir === "rtl" ? -200 : 200;
  await waitFor(() => expect(Math.abs(head("Critères").getBoundingClientRect().left - moving)).toBe(200));
  expect(places()).toEqual(before);
  const box = region.getBoundingClientRect();
  const last = head("Actions").getBoundingClientRect();
  expect(Math.round(dir === "rtl" ? last.left - box.left : box.right - last.right)).toBe(0);
  expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent.slice(0, 4))).toEqual([
    "NomN",
    "Stat",
    "Sous",
    "Crit",
    "Cont",
    "Prix",
    "Acti",
  ]);
});

test("columns in view that would take the whole table scroll with the others", async () => {
  const region = await draw(
    { columns: pinnedPrice, defaultColumnWidths: { ...wide, name: 500 }, defaultPinnedColumns: ["active"] },
    640,
  );
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole("table").hasAttribute("data-pins")).toBe(false);
});

test("the menu of the columns keeps one in view", async () => {
  const changed = vi.fn<(ids: readonly string[]) => void>();
  await draw({ pinningMenu: true, defaultColumnWidths: wide, onPinnedColumnsChange: changed });
  await userEvent.click(screen.getByRole("button", { name: "Choisir les colonnes" }));
  await userEvent.click(
    page
      .getByRole("group", { name: "Colonnes gardées en vue" })
      .getByRole("menuitemcheckbox", { name: "Statut" }),
  );
  expect(changed.mock.calls).toEqual([[["active"]]]);
  await userEvent.keyboard("{Escape}");
  expect(screen.getAllByRole("columnheader")[1]?.textContent).toContain("Statut");
});

test("ten thousand rows: a step of a width renders no row again", async () => {
  const drawn = vi.fn<(row: Recommendation) => string>((row) => row.name);
  const counted = columns.map((column) => (column.id === "name" ? { ...column, cell: drawn } : column));
  await draw({ columns: counted, rows: manyRecommendations(10_000), defaultSort: null });
  edge("Prix TTC").focus();
  await userEvent.keyboard("{ArrowRight}");
  drawn.mockClear();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(drawn).not.toHaveBeenCalled();
});

test("a telephone has no edges to drag", async () => {
  await draw({ defaultColumnWidths: wide }, 390);
  expect(screen.queryByRole("separator")).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
