import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { SearchField } from "../../fields/search-field/SearchField.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { FilterToggle } from "./FilterToggle.tsx";

const states = [
  { value: "active", label: "actives", count: "31" },
  { value: "inactive", label: "inactives" },
];

describe("FilterBar", () => {
  describeConformance(<FilterBar search={<SearchField label="Rechercher" />} />);
});
describe("FilterSelect", () => {
  describeConformance(<FilterSelect label="Statut" allLabel="tous" options={states} />, {
    restTo: "control",
  });
});
describe("FilterToggle", () => {
  describeConformance(<FilterToggle count="3">À compléter</FilterToggle>);
});

test("a select is named by its label and tells all that it filters", async () => {
  const changed = vi.fn();
  render(<FilterSelect label="Statut" allLabel="tous" options={states} onValueChange={changed} />);
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Statut\u00A0:/u });
  expect(select.value).toBe("");
  await userEvent.selectOptions(select, "actives (31)");
  expect(changed).toHaveBeenCalledExactlyOnceWith("active");
});

test("a toggle says whether it is on", async () => {
  const changed = vi.fn();
  render(
    <FilterToggle count="3" onPressedChange={changed}>
      À compléter
    </FilterToggle>,
  );
  const toggle = screen.getByRole("button", { name: "À compléter 3", pressed: false });
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-pressed")).toBe("true");
  expect(changed).toHaveBeenCalledExactlyOnceWith(true);
});

test("clearing is offered, with its number, only while something is filtered", async () => {
  const clear = vi.fn();
  const { rerender } = render(<FilterBar activeCount={0} onClear={clear} />);
  expect(screen.getByRole("search", { name: "Recherche et filtres" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /Effacer/u })).toBeNull();
  rerender(<FilterBar activeCount={2} onClear={clear} />);
  await userEvent.click(screen.getByRole("button", { name: "Effacer les filtres (2)" }));
  expect(clear).toHaveBeenCalledOnce();
});

test("the drawer holds the same filters, and gives the focus back to its button", async () => {
  const changed = vi.fn();
  render(
    <FilterBar activeCount={1}>
      <FilterSelect label="Statut" allLabel="tous" options={states} value="active" onValueChange={changed} />
    </FilterBar>,
  );
  const open = screen.getByRole("button", { name: "Filtres (1)" });
  await userEvent.click(open);
  const drawer = screen.getByRole("dialog", { name: "Filtres" });
  const select = within(drawer).getByRole<HTMLSelectElement>("combobox");
  expect(select.value).toBe("active");
  await userEvent.selectOptions(select, "inactives");
  expect(changed).toHaveBeenCalledExactlyOnceWith("inactive");
  await userEvent.click(within(drawer).getByRole("button", { name: "Voir les résultats" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(open);
});
