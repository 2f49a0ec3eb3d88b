import { expect, test } from "vitest";
import { convertedLines, forbiddenLines, mendedLines } from "./recountLines.ts";

test("a recount says what differed, or that nothing did", () => {
  expect(mendedLines({ compared: 12, mended: [] })).toEqual([
    "Carnation : 12 chiffres recomptés, tous justes.",
  ]);
  const mended = [
    { figure: "statistics/totals customers", before: 9, after: 1 },
    { figure: "statistics/totals employees", before: null, after: 2 },
  ];
  expect(mendedLines({ compared: 12, mended: mended.slice(1) })[0]).toBe(
    "Carnation : 12 chiffres recomptés, 1 corrigé :",
  );
  expect(mendedLines({ compared: 12, mended })).toEqual([
    "Carnation : 12 chiffres recomptés, 2 corrigés :",
    "  Compteurs du produit\u00A0: 2",
  ]);
});

test("a conversion says which fields of which documents it converts, or would", () => {
  expect(convertedLines([], false)).toEqual(["Carnation : tous les documents sont au format du produit."]);
  const converted = [{ path: "invoices/in_1", fields: ["customer", "created"] }];
  expect(convertedLines(converted, true)).toEqual([
    "Carnation : 1\u00A0document à convertir (rien n’est écrit) :",
    "  invoices/in_1 : customer, created",
  ]);
  expect(convertedLines(converted, false)[0]).toBe("Carnation : 1\u00A0document converti :");
});

test("a recount says how many private files browsers kept until now", () => {
  expect([0, 1, 1200].flatMap(forbiddenLines)).toEqual([
    "Carnation : aucun fichier privé n’est gardé par les navigateurs.",
    "Carnation : 1\u00a0fichier privé n’est plus gardé par les navigateurs.",
    "Carnation : 1\u202f200\u00a0fichiers privés ne sont plus gardés par les navigateurs.",
  ]);
});
