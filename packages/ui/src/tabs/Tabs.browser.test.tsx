import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import "../styles/tokens.css";
import "../styles/base.css";
import "./tabs.css";
import { Tabs } from "./Tabs.tsx";

test("in a grid on a phone the tabs scroll in their line, and the page does not", () => {
  const labels = ["Synthèse", "Critères", "Recommandations", "Historique"];
  const { container } = render(
    <div style={{ display: "grid", width: 240 }}>
      <Tabs label="Résultats" items={labels.map((label) => ({ id: label, label, content: label }))} />
    </div>,
  );
  const list = container.querySelector(".cn-tabs__list")!;
  expect(list.clientWidth).toBe(240);
  expect(list.scrollWidth).toBeGreaterThan(240);
});
