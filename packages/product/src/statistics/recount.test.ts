import { expect, test } from "vitest";
import { mendedKinds } from "./recount.ts";

test("the result of a recount is told by kind: no path, no id, no person", () => {
  const figures = [
    "statistics/totals customers",
    "users/claire/statistics/totals customers_total",
    "users/nadia/statistics/totals customers_total",
    "statistics/2026-11-28 quotes",
    "users/claire/statistics/2026-11-28 quotes",
    "users/claire summary.customers",
    "tags/eclat news_count",
    "somewhere/else figure",
  ];
  const mended = figures.map((figure) => ({ figure, before: 1, after: 2 }));
  expect(mendedKinds(mended).map(({ kind, count }) => `${kind} : ${count}`)).toEqual([
    "Compteurs du produit : 1",
    "Compteurs d’un professionnel : 2",
    "Chiffres d’un jour : 1",
    "Chiffres d’un jour d’un professionnel : 1",
    "Résumés de comptes : 1",
    "Articles d’une étiquette : 1",
    "Autres chiffres : 1",
  ]);
});
