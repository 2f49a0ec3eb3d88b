import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../testing/describeConformance.tsx";
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
