import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Tabs } from "./Tabs.tsx";

const items = [
  { id: "summary", label: "Synthèse", content: "Peau nette et confortable." },
  { id: "criteria", label: "Critères", count: 13, content: "Les treize critères." },
];

describeConformance(<Tabs label="Vues du diagnostic" items={items} />);

test("arrows move along the tabs and open them", async () => {
  const change = vi.fn();
  render(<Tabs label="Vues du diagnostic" items={items} onValueChange={change} />);
  await userEvent.click(screen.getByRole("tab", { name: "Synthèse", selected: true }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Critères 13", selected: true })).toBe(document.activeElement);
  expect(screen.getByRole("tabpanel").textContent).toBe("Les treize critères.");
  expect(change).toHaveBeenCalledWith("criteria");
});

test("Home and End reach the ends, and Tab goes from the tab to its panel", async () => {
  render(<Tabs label="Vues du diagnostic" items={items} defaultValue="criteria" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Critères 13", selected: true }));
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tab", { name: "Synthèse", selected: true })).toBe(document.activeElement);
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("tab", { name: "Critères 13", selected: true })).toBe(document.activeElement);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "Critères 13" }));
});

test("the host decides which one is open", async () => {
  const change = vi.fn();
  render(<Tabs label="Vues du diagnostic" items={items} value="criteria" onValueChange={change} />);
  await userEvent.click(screen.getByRole("tab", { name: "Synthèse" }));
  expect(change).toHaveBeenCalledWith("summary");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Critères 13");
});

test("the id of no tab opens none", () => {
  render(<Tabs label="Résultats" items={[{ id: "a", label: "A", content: "Un" }]} value="b" />);
  expect(screen.getByRole("tab", { name: "A" }).getAttribute("aria-selected")).toBe("false");
});

test("a hidden list leaves the view alone, under its own name", () => {
  render(<Tabs label="Vues du diagnostic" items={items} value="criteria" listHidden />);
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getByRole("tabpanel", { name: "Critères" }).textContent).toBe("Les treize critères.");
});
