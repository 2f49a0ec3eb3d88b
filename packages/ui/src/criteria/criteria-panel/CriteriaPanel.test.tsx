import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { firmness, hydration, redness } from "../criterion-gauge/testing/readings.ts";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { CriteriaGroup } from "./CriteriaGroup.tsx";
import { CriterionRow } from "./CriterionRow.tsx";
import { InsightList } from "./InsightList.tsx";

describeConformance(<CriterionRow {...redness} />);

test("the whole row is one button whose name is what it shows", async () => {
  const choose = vi.fn();
  render(<CriterionRow {...hydration} shownOnPhoto={false} onClick={choose} />);
  const row = screen.getByRole("button", {
    name: "Hydratation apparente 81/100 Point fort · Peau confortable confiance moyenne",
    pressed: false,
  });
  expect(screen.queryByRole("meter")).toBeNull();
  await userEvent.click(row);
  expect(choose).toHaveBeenCalledOnce();
});

test("a row says that its mask is on the photo", () => {
  render(<CriterionRow {...redness} shownOnPhoto />);
  const row = screen.getByRole("button", { pressed: true });
  expect(row.textContent).toContain("Rougeurs, masque affiché sur la photo");
});

test("a criterion that was not measured keeps its place and says why", () => {
  render(<CriterionRow {...firmness} />);
  expect(screen.getByRole("button").textContent).toContain("Le visage sourit sur la photo.");
});

test("a group is named by its title", () => {
  render(
    <CriteriaGroup title="Teint" headingLevel={2}>
      <CriterionRow {...redness} />
    </CriteriaGroup>,
  );
  expect(screen.getByRole("region", { name: "Teint" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Teint" })).toBeDefined();
});

test("insights are a list; none is said in words", () => {
  const items = [{ id: "acne", label: "Imperfections", phrase: "Peau nette", value: "94" }];
  const { rerender } = render(<InsightList tone="strength" title="Points forts" items={items} />);
  expect(screen.getByRole("listitem").textContent).toBe("Imperfections Peau nette 94");
  rerender(<InsightList tone="priority" title="Priorités" items={[]} />);
  expect(screen.getByText("Aucun besoin prioritaire identifié")).toBeDefined();
});
