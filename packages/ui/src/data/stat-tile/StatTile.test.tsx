import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { StatTile } from "./StatTile.tsx";

describeConformance(<StatTile label="Diagnostics" value={128} period="30 derniers jours" />);

test("the label names the number", () => {
  const { container } = render(<StatTile label="Diagnostics" value={12_480} />);
  expect(container.querySelector("dt")?.textContent).toBe("Diagnostics");
  expect(container.querySelector("dd")?.textContent).toBe("12\u202F480");
});

test.each([
  [8.25, "s", 1, "8,3\u00A0s"],
  [82, "/100", 0, "82/100"],
  ["94\u00A0%", undefined, 0, "94\u00A0%"],
  [1, { one: "jour", other: "jours" }, 0, "1\u00A0jour"],
  [12, { one: "jour", other: "jours" }, 0, "12\u00A0jours"],
])("%s %s is printed with its unit", (value, unit, fractionDigits, text) => {
  const { container } = render(
    <StatTile label="Mesure" value={value} unit={unit} fractionDigits={fractionDigits} />,
  );
  expect(container.querySelector("dd")?.textContent).toBe(text);
});

test("no value is a dash and is said, never zero", () => {
  const { container } = render(<StatTile label="Temps d’analyse" value={null} unit="s" />);
  expect(container.querySelector("dd")?.textContent).toBe("—Pas encore de valeur");
});

test("a number that could not be computed is no value", () => {
  render(<StatTile label="Panier moyen" value={0 / 0} unit="€" />);
  expect(screen.getByRole("definition").textContent).not.toMatch(/NaN|€/u);
});

test("a tile that loads keeps its label and says the wait", () => {
  const { container } = render(
    <StatTile label="Diagnostics" value={128} period="30 derniers jours" loading />,
  );
  expect(screen.getByText("Chargement en cours")).toBeDefined();
  expect(container.textContent).not.toContain("128");
  expect(container.textContent).not.toContain("derniers jours");
});

test("context and link follow", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <StatTile
        label="Reports"
        value={1280}
        delta="6 more"
        period="than the 30 days before"
        link={<a href="/reports">See the reports</a>}
      />
    </UiProvider>,
  );
  expect(screen.getAllByRole("definition").map((item) => item.textContent)).toEqual([
    "1,280",
    "6 more than the 30 days before",
    "See the reports",
  ]);
});
