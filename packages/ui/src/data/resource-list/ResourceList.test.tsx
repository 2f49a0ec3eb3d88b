import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ResourceList } from "./ResourceList.tsx";
import { Catalogue } from "./testing/Catalogue.tsx";

describeConformance(<ResourceList title="Recommandations">Rien</ResourceList>);

const rowCount = (): number => document.querySelectorAll("tbody tr").length;
const search = async (text: string): Promise<void> => {
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.paste(text);
};

test("the list has one title, with its count, its rows in pages, and a search in one page", async () => {
  render(<Catalogue />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Recommandations");
  expect(screen.getByText("14 recommandations, dont 13 actives")).toBeDefined();
  expect(rowCount()).toBe(10);
  await userEvent.click(screen.getByRole("button", { name: "Page suivante" }));
  expect(rowCount()).toBe(4);
  await search("Sérum");
  expect(rowCount()).toBe(3);
});

test("a search without result is left by clearing it", async () => {
  render(<Catalogue />);
  await search("bronzant");
  expect(screen.getByText("Aucun résultat")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Effacer les filtres" }));
  expect(rowCount()).toBe(10);
});

test("an empty list has no filters and one way to fill it", () => {
  render(<Catalogue empty />);
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.getAllByRole("button", { name: "Ajouter" })).toHaveLength(1);
});

test("the keyboard searches, goes through the pages and clears", async () => {
  render(<Catalogue />);
  screen.getByRole("button", { name: "Page suivante" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getAllByRole("rowheader")).toHaveLength(4);
  screen.getByRole("searchbox").focus();
  await userEvent.keyboard("bronzant");
  screen.getByRole("button", { name: "Effacer les filtres" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getAllByRole("rowheader")).toHaveLength(10);
});

test("the first link jumps over actions and filters to the first row", async () => {
  render(<Catalogue />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Aller à la liste");
  await userEvent.keyboard("{Enter}");
  const row = document.querySelector("tbody tr");
  expect(row?.contains(document.activeElement)).toBe(true);
});
