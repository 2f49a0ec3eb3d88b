import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { essential, pro } from "./testing/plans.ts";

describeConformance(<PlanCard {...pro} />);

test("PlanCard says for whom it is, what it costs, what it contains, and how to choose it", () => {
  render(<PlanCard {...pro} headingLevel={2} action={<Button>Choisir la formule Pro</Button>} />);
  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { level: 2 }).textContent).toBe("Pro");
  expect(card.textContent).toContain("79\u00A0€ HT par mois");
  expect(card.textContent).toContain("14\u00A0jours d’essai");
  expect(within(card).getAllByRole("listitem")).toHaveLength(4);
  expect(within(card).getByRole("button", { name: "Choisir la formule Pro" })).toBeDefined();
  expect(card.textContent).not.toContain("Votre formule");
});

test("the one in force says it in words; what is left out leaves no words behind", () => {
  render(<PlanCard name={essential.name} price="Gratuit" current />);
  const card = screen.getByRole("article");
  expect(card.textContent.trim()).toBe("EssentielVotre formuleGratuit");
  expect(within(card).queryByRole("list")).toBeNull();
});
