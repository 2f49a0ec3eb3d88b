import { expect, test } from "vitest";
import { convertedLines, forbiddenLines, mendedLines } from "./recountLines.ts";

test("a recount says what differed, or that nothing did", () => {
  expect(mendedLines({ compared: 12, events: 0, mended: [] })).toEqual([
    "Carnation : 12 chiffres recomptés, tous justes.",
  ]);
  const mended = [{ kind: "Compteurs du produit", count: 1 }];
  expect(mendedLines({ compared: 12, events: 0, mended })).toEqual([
    "Carnation : 12 chiffres recomptés, 1 corrigé :",
    "  Compteurs du produit\u00A0: 1",
  ]);
  const more = [{ kind: "Chiffres d’un jour", count: 2 }, ...mended];
  expect(mendedLines({ compared: 12, events: 4, mended: more })).toEqual([
    "Carnation : 12 chiffres recomptés, 3 corrigés :",
    "  Chiffres d’un jour\u00A0: 2",
    "  Compteurs du produit\u00A0: 1",
    "  Événements ajoutés\u00A0: 4",
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
