import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { Price } from "../price/Price.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Packshot } from "./Packshot.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { retinol, vitaminC } from "./testing/products.ts";

describeConformance(<ProductCard {...vitaminC} />);

describe("Packshot", () => {
  describeConformance(<Packshot kind="tube" />);
});

test("ProductCard says what it is, why, at which price and what one can do", () => {
  render(
    <ProductCard
      {...vitaminC}
      price={<Price cents={4600} vat="included" />}
      actions={<Button>Ajouter le sérum</Button>}
    />,
  );
  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { level: 3 }).textContent).toBe("Sérum vitamine C 10\u00A0%");
  expect(within(card).getAllByRole("listitem")).toHaveLength(2);
  expect(card.textContent).toContain("Pourquoi");
  expect(card.textContent).toContain("46,00\u00A0€ TTC");
  expect(within(card).getByRole("button", { name: "Ajouter le sérum" })).toBeDefined();
});

test("a product that is left out says so, with its reason, and keeps its place", () => {
  render(<ProductCard {...retinol} />);
  expect(screen.getByRole("article").textContent).toContain("Écarté · grossesse indiquée dans la fiche");
});

test("a chosen product says it in words", () => {
  render(<ProductCard {...vitaminC} selected />);
  expect(screen.getByText("Dans la routine")).toBeDefined();
});

test("a picture takes the place of the drawing", () => {
  const { container } = render(<ProductCard {...vitaminC} picture={{ src: "/serum.jpg", alt: "" }} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/serum.jpg");
  expect(container.querySelector(".cn-packshot")).toBeNull();
});
