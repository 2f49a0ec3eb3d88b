import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { manyRecommendations, type Recommendation, recommendations } from "./testing/recommendations.ts";
import { catalogue } from "./testing/recommendationTable.tsx";

const draw = (props: Partial<DataTableProps<Recommendation>> = {}): ReturnType<typeof render> =>
  render(<DataTable {...catalogue} {...props} />);

const names = (): (string | null)[] => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const box = (name: string): HTMLInputElement => screen.getByRole("checkbox", { name });

describe("the rules of every component", () => {
  describeConformance(<DataTable {...catalogue} />);
});

test("a table has a name, headers and one row header per row", () => {
  draw();
  const table = screen.getByRole("table", { name: "Recommandations du catalogue commun" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toContain("Critères ciblés");
  expect(within(table).getAllByRole("row")).toHaveLength(recommendations.length + 1);
  expect(names()[0]).toBe("Crème barrière aux céramides");
});

test("true and false are words, in the column's own if it has some, sorted and filtered as they are", async () => {
  const columns: DataTableProps<Recommendation>["columns"] = [
    { id: "name", header: "Nom", value: (row) => row.name },
    { id: "active", header: "En ligne", value: (row) => row.active, sortable: true, booleanMark: true },
    {
      id: "state",
      header: "Statut",
      value: (row) => row.active,
      booleanWords: { yes: "Active", no: "Inactive" },
    },
  ];
  const rows = recommendations.slice(0, 2).map((row, index) => ({ ...row, active: index === 0 }));
  const texts = (): (string | null)[] => screen.getAllByRole("cell").map((cell) => cell.textContent);
  const plain = { columns, rows, rowActions: undefined, rowLink: undefined };
  const { rerender } = draw(plain);
  expect(texts().filter(Boolean)).toEqual(["Oui", "Active", "Non", "Inactive"]);
  await userEvent.click(screen.getByRole("button", { name: "En ligne" }));
  expect(texts().filter(Boolean)).toEqual(["Non", "Inactive", "Oui", "Active"]);
  rerender(<DataTable {...catalogue} {...plain} columnFilters={{ active: true }} />);
  expect(texts().filter(Boolean)).toEqual(["Oui", "Active"]);
});

describe("sorting", () => {
  test("a header sorts up, then down, tells its state and announces it", async () => {
    const changed = vi.fn();
    draw({ onSortChange: changed });
    const header = screen.getByRole("columnheader", { name: /Prix TTC/u });
    expect(header.getAttribute("aria-sort")).toBe("none");
    await userEvent.click(within(header).getByRole("button"));
    expect(header.getAttribute("aria-sort")).toBe("ascending");
    expect(names()[0]).toBe("Gelée nettoyante sans sulfate");
    await userEvent.keyboard("{Enter}");
    expect(header.getAttribute("aria-sort")).toBe("descending");
    expect(names()[0]).toBe("Radiofréquence esthétique visage");
    expect(changed).toHaveBeenLastCalledWith({ columnId: "price", direction: "descending" });
    expect(screen.getByRole("status").textContent).toContain("Tri par Prix TTC, ordre décroissant");
  });

  test("rows that hold nothing are last both ways", async () => {
    draw({ defaultSort: { columnId: "contraindications", direction: "ascending" } });
    const last = (): string | undefined =>
      within(screen.getAllByRole("row").at(-1)!).getAllByRole("cell")[3]?.textContent;
    expect(last()).toBe("—");
    await userEvent.click(screen.getByRole("button", { name: "Contre-indications" }));
    expect(last()).toBe("—");
    expect(names()[0]).toBe("Sérum rétinol 0,2\u00A0%");
  });

  test("searched and filtered elsewhere, all the rows that come are shown", () => {
    draw({ manual: true, search: "bronzant", columnFilters: { subcategory: "LED" } });
    expect(names()).toEqual(recommendations.map(({ name }) => name));
  });

  test("a column that cannot sort has no button and no state", () => {
    draw();
    const header = screen.getByRole("columnheader", { name: "Critères ciblés" });
    expect(within(header).queryByRole("button")).toBeNull();
    expect(header.hasAttribute("aria-sort")).toBe(false);
  });

  test("sorted elsewhere, the rows keep their order and the wish is reported", async () => {
    const changed = vi.fn();
    draw({ manual: true, sort: { columnId: "name", direction: "ascending" }, onSortChange: changed });
    expect(names()).toEqual(recommendations.map(({ name }) => name));
    await userEvent.click(screen.getByRole("button", { name: "Nom" }));
    expect(changed).toHaveBeenCalledWith({ columnId: "name", direction: "descending" });
    expect(names()).toEqual(recommendations.map(({ name }) => name));
    expect(screen.getByRole("columnheader", { name: /Nom/u }).getAttribute("aria-sort")).toBe("ascending");
  });

  test("a list sorts where there is no header", async () => {
    draw();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Trier par" }), "Nom, décroissant");
    expect(names()[0]).toBe("Sérum vitamine C 10\u00A0%");
  });
});

describe("choosing rows", () => {
  test("rows are chosen one by one, all of them, or some of them", async () => {
    const changed = vi.fn();
    draw({ onSelectionChange: changed });
    await userEvent.click(box("Sélectionner Lotion BHA 2\u00A0%"));
    expect(changed).toHaveBeenLastCalledWith(["cosmetics-Lotion BHA 2\u00A0%"]);
    expect(box("Tout sélectionner").indeterminate).toBe(true);
    await userEvent.click(box("Tout sélectionner"));
    expect(changed.mock.lastCall?.[0]).toHaveLength(recommendations.length);
    expect(box("Tout sélectionner").indeterminate).toBe(false);
    await userEvent.click(box("Tout sélectionner"));
    expect(changed).toHaveBeenLastCalledWith([]);
  });

  test("Shift chooses everything from the last one", async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    draw({ onSelectionChange: changed });
    await user.click(box("Sélectionner Crème de nuit régénérante"));
    await user.keyboard("{Shift>}");
    await user.click(box("Sélectionner Huile démaquillante douce"));
    await user.keyboard("{/Shift}");
    expect(changed.mock.lastCall?.[0]).toHaveLength(4);
  });

  test("the bar counts, acts, and gives the focus back to a checkbox when it goes", async () => {
    draw({
      defaultSelection: recommendations.slice(0, 3).map(({ id }) => id),
      formatSelected: (count) => `${count} produits sélectionnés`,
      bulkActions: <Button>Désactiver</Button>,
    });
    const bar = screen.getByRole("group", { name: "Actions sur la sélection" });
    expect(bar.textContent).toContain("3 produits sélectionnés");
    expect(within(bar).getByRole("button", { name: "Désactiver" })).toBeDefined();
    await userEvent.click(within(bar).getByRole("button", { name: "Tout désélectionner" }));
    expect(screen.queryByRole("group")).toBeNull();
    expect(document.activeElement).toBe(box("Tout sélectionner"));
  });

  test("all that the filter keeps, on all the pages, can be asked for", async () => {
    const all = vi.fn();
    draw({ defaultSelection: ["cosmetics-Lotion BHA 2\u00A0%"], matchingCount: 34, onSelectMatching: all });
    await userEvent.click(screen.getByRole("button", { name: "Sélectionner les 34" }));
    expect(all).toHaveBeenCalledOnce();
  });

  test("all of them are those that the search keeps", async () => {
    const changed = vi.fn();
    draw({ search: "serum", onSelectionChange: changed });
    await userEvent.click(box("Tout sélectionner"));
    expect(changed.mock.lastCall?.[0]).toHaveLength(3);
  });
});

describe("opening and acting", () => {
  const opening = (): { opened: ReturnType<typeof vi.fn> } => {
    const opened = vi.fn();
    draw({
      rowLink: (row, name) => (
        <button type="button" onClick={() => opened(row.id)}>
          {name}
        </button>
      ),
    });
    return { opened };
  };

  test("a click on the ground of the row presses its link, once", async () => {
    const { opened } = opening();
    await userEvent.click(screen.getByText("Exfoliant"));
    expect(opened).toHaveBeenCalledExactlyOnceWith("cosmetics-Lotion BHA 2\u00A0%");
    await userEvent.click(screen.getByRole("button", { name: "Lotion BHA 2\u00A0%" }));
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test("the checkbox and the menu of a row do not open it", async () => {
    const { opened } = opening();
    await userEvent.click(box("Sélectionner Lotion BHA 2\u00A0%"));
    await userEvent.click(screen.getByRole("button", { name: "Actions sur Lotion BHA 2\u00A0%" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Modifier" }));
    expect(opened).not.toHaveBeenCalled();
  });

  test("a busy row says so and cannot be chosen", () => {
    draw({ isRowBusy: (row) => row.name.startsWith("Lotion") });
    expect(box("Sélectionner Lotion BHA 2\u00A0%").disabled).toBe(true);
    expect(screen.getByRole("row", { busy: true }).textContent).toContain("Lotion");
  });
});

test("the person chooses the columns, except the one that names the row", async () => {
  const changed = vi.fn();
  draw({ onHiddenColumnsChange: changed });
  await userEvent.click(screen.getByRole("button", { name: "Choisir les colonnes" }));
  expect(screen.queryByRole("menuitemcheckbox", { name: "Nom" })).toBeNull();
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Critères ciblés" }));
  expect(changed).toHaveBeenCalledWith(["criteria"]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("columnheader", { name: "Critères ciblés" })).toBeNull();
  expect(screen.queryByText("Pores, imperfections")).toBeNull();
});

describe("states", () => {
  test("loading without rows: the headers stay, the wait is told, no row is invented", () => {
    draw({ rows: [], loading: true });
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("rowheader")).toBeNull();
    expect(screen.getByText("Chargement en cours")).toBeDefined();
  });

  test("loading with rows keeps them", () => {
    draw({ loading: true });
    expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
    expect(names()).toHaveLength(recommendations.length);
  });

  test("an empty table and one without a result are not the same", async () => {
    const empty = <p>Aucune recommandation pour l’instant</p>;
    const { rerender } = draw({ rows: [], empty });
    expect(screen.getByText("Aucune recommandation pour l’instant")).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
    const clear = vi.fn();
    rerender(<DataTable {...catalogue} empty={empty} search="bronzant" onClearFilters={clear} />);
    expect(screen.getByText("Aucun résultat")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(clear).toHaveBeenCalledOnce();
    rerender(<DataTable {...catalogue} rows={[]} manual filtered empty={empty} />);
    expect(screen.getByText("Aucun résultat")).toBeDefined();
  });

  test("an error stands in the place of the table", () => {
    draw({ error: <p role="alert">Le service est momentanément indisponible.</p> });
    expect(screen.getByRole("alert")).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

test("filters of columns and search work together, and the count is told", () => {
  draw({ search: "rougeurs", columnFilters: { subcategory: "LED", active: undefined } });
  expect(names()).toEqual(["LED rouge 20\u00A0min"]);
  expect(screen.getByRole("status").textContent).toContain("1 ligne");
});

test("a host that holds the choice has the last word", async () => {
  function OnlySerums() {
    const [selection, setSelection] = useState<readonly string[]>([]);
    return (
      <DataTable
        {...catalogue}
        selection={selection}
        onSelectionChange={(ids) => setSelection(ids.filter((id) => id.includes("Sérum")))}
      />
    );
  }
  render(<OnlySerums />);
  await userEvent.click(box("Tout sélectionner"));
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked)).toHaveLength(3);
});

test("a server renders the first window of a long table, and its real size", () => {
  const template = document.createElement("template");
  template.innerHTML = renderToString(<DataTable {...catalogue} rows={manyRecommendations(1000)} />);
  expect(template.content.querySelector("table")?.getAttribute("aria-rowcount")).toBe("1001");
  const rows = [...template.content.querySelectorAll("tbody [data-row-id]")];
  expect(rows.length).toBeLessThan(40);
  expect(rows.slice(0, 2).map((row) => row.getAttribute("aria-rowindex"))).toEqual(["2", "3"]);
});

test("all of a long table is there to be printed", () => {
  draw({ rows: manyRecommendations(40), virtualizeFrom: 20 });
  expect(document.querySelectorAll("[data-row-id]").length).toBeLessThan(40);
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.querySelectorAll("[data-row-id]")).toHaveLength(40);
});

test("a table speaks the language of the provider", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <DataTable {...catalogue} />
    </UiProvider>,
  );
  expect(box("Select all")).toBeDefined();
});

describe("a row that something beside the table follows", () => {
  const link = (name: string): HTMLElement => screen.getByRole("link", { name });
  const [first, second, third] = recommendations.toSorted((a, b) => a.name.localeCompare(b.name, "fr"));

  test("arrows go from link to link and tell the row; the ends stay, other keys are left alone", async () => {
    const changed = vi.fn();
    draw({ onCurrentRowChange: changed, currentRow: second!.id });
    expect(screen.getAllByRole("row").filter((row) => row.getAttribute("aria-current"))).toHaveLength(1);
    link(first!.name).focus();
    expect(changed).toHaveBeenLastCalledWith(first!.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(link(third!.name));
    expect(changed).toHaveBeenLastCalledWith(third!.id);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
    expect(document.activeElement).toBe(link(first!.name));
  });

  test("a press beside the link gives it the focus, and opens nothing", async () => {
    const opened = vi.fn();
    draw({
      onCurrentRowChange: vi.fn(),
      rowLink: (_row, name) => (
        <button type="button" onClick={opened}>
          {name}
        </button>
      ),
    });
    const row = screen.getByRole("row", { name: new RegExp(third!.name, "u") });
    await userEvent.click(within(row).getAllByRole("cell").at(-2)!);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: third!.name }));
    expect(opened).not.toHaveBeenCalled();
  });

  test("arrows do nothing in a table whose rows are not followed", async () => {
    draw();
    link(first!.name).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(link(first!.name));
  });
});

test("a note and what stands in for columns are read under the name; a column may choose its place by row", () => {
  const columns: DataTableProps<Recommendation>["columns"] = [
    { id: "name", header: "Nom", value: (row) => row.name },
    {
      id: "care",
      header: "Sous-catégorie",
      value: (row) => row.subcategory,
      standIn: (row) => row.subcategory,
    },
    {
      id: "on",
      header: "Statut",
      value: (row) => row.active,
      phone: (row) => (row.active ? undefined : "aside"),
    },
  ];
  const rows = recommendations.slice(0, 2).map((row, index) => ({ ...row, active: index === 0 }));
  draw({
    columns,
    rows,
    columnsMenu: false,
    rowActions: undefined,
    rowNote: (row) => row.criteria,
    defaultSort: null,
  });
  expect(names()[0]).toBe(`${rows[0]!.name}${rows[0]!.criteria} ${rows[0]!.subcategory}`);
  const slots = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.lastElementChild?.getAttribute("data-phone"));
  expect(slots).toEqual(["none", "aside"]);
});
