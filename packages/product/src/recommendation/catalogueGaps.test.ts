import { describe, expect, it } from "vitest";
import { duplicatedRecommendations, gapsOf } from "./catalogueGaps.ts";

describe("gapsOf", () => {
  it("gapsOf says what is missing, a price of nothing not being one", () => {
    expect(gapsOf({ picture: null, price: null, weights: {} })).toEqual(["picture", "price", "criteria"]);
    expect(gapsOf({ picture: "serum.webp", price: 0, weights: { 50: 1 } })).toEqual([]);
  });
});

describe("duplicatedRecommendations", () => {
  const named = (
    id: string,
    name: string,
    owner = "world",
    category: "cosmetics" | "other" = "cosmetics",
  ) => ({
    id,
    name,
    owner,
    category,
  });

  it("duplicatedRecommendations finds those of one owner and category that differ by case, accents and spaces only", () => {
    const found = duplicatedRecommendations([
      named("a", "Sérum  éclat"),
      named("b", "SERUM ECLAT"),
      named("c", "Sérum éclat", "claire"),
      named("d", "Sérum éclat", "world", "other"),
      named("e", "Crème"),
    ]);
    expect([...found]).toEqual(["a", "b"]);
  });
});
