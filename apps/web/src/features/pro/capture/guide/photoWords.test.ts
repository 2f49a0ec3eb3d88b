import type { Conditions } from "@carnation/skin-analysis/guide";
import { expect, test } from "vitest";
import { photoChecks, photoSummary } from "./photoWords.ts";

const names = ["framing", "distance", "heading", "light", "clear", "sharpness"] as const;
const good: Conditions = names.map((name) => ({ name, state: "ok" }));
const found = (measured: Parameters<typeof photoChecks>[0]) =>
  photoChecks(measured).map((check) => check.found);

test("a good photo is told line by line, with the width of the face", () => {
  expect(found({ conditions: good, faceWidth: 758 })).toEqual([
    "Visage entier",
    "Suffisante, 758\u00A0px",
    "De face",
    "Régulière",
    "Aucune",
    "Nette",
  ]);
  expect(photoSummary({ conditions: good, faceWidth: 758 })).toBe(
    "Les mesures de cette photo conviennent à l’analyse.",
  );
});

test("a fault is named, and counted in the sentence", () => {
  const conditions = good.map((condition) =>
    condition.name === "light"
      ? ({ name: "light", state: "adjust", code: "side-light" } as const)
      : condition,
  );
  expect(found({ conditions, faceWidth: 640 })[3]).toBe("De côté");
  expect(photoSummary({ conditions, faceWidth: 640 })).toMatch(/^Un point peut rendre l’analyse moins sûre/u);
});

test("a photo of several faces is told as such, with its light, and nothing else", () => {
  const conditions = good.map((condition) =>
    condition.name === "framing"
      ? ({ name: "framing", state: "adjust", code: "several-faces" } as const)
      : condition,
  );
  expect(found({ conditions, faceWidth: null })).toEqual([
    "Plusieurs visages",
    "Non mesurable",
    "Non mesurable",
    "Régulière",
    "Non mesurable",
    "Non mesurable",
  ]);
  expect(photoSummary({ conditions, faceWidth: null })).toBe("L’analyse demande un seul visage, vu de face.");
});
