import { render, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import "../../styles/tokens.css";
import "../../styles/base.css";
import "./tabs.css";
import { Tabs } from "./Tabs.tsx";

const items = ["Synthèse", "Critères", "Recommandations", "Historique"].map((label) => ({
  id: label,
  label,
  content: label,
}));

function Narrow({ value }: { readonly value: string }): ReactNode {
  return (
    <div style={{ display: "grid", width: 240 }}>
      <Tabs label="Résultats" items={items} value={value} />
    </div>
  );
}

test("the tabs in a grid on a phone scroll in their line, and the page does not", () => {
  const { container } = render(<Narrow value="Synthèse" />);
  const list = container.querySelector(".cn-tabs__list")!;
  expect(list.clientWidth).toBe(240);
  expect(list.scrollWidth).toBeGreaterThan(240);
});

test("a tab that is opened from elsewhere is brought into its line", () => {
  const { container, rerender } = render(<Narrow value="Historique" />);
  const list = container.querySelector<HTMLElement>(".cn-tabs__list")!;
  const isInView = (name: string): boolean => {
    const tab = within(list).getByRole("tab", { name }).getBoundingClientRect();
    const { left, right } = list.getBoundingClientRect();
    return tab.left >= left - 1 && tab.right <= right + 1;
  };
  expect([isInView("Historique"), isInView("Synthèse")]).toEqual([true, false]);
  rerender(<Narrow value="Synthèse" />);
  expect([isInView("Historique"), isInView("Synthèse")]).toEqual([false, true]);
});
