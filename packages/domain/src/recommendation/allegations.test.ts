import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import { allegationsIn, allegationWarning } from "./allegations.ts";
import { recommendations } from "../testing/recommendations.ts";

const wordsIn = (text: string): string[] => allegationsIn(text).map(({ word }) => word);

describe("allegationsIn", () => {
  it.each([
    ["Ce sérum guérit l’acné", ["guérit"]],
    ["GUERIT", ["GUERIT"]],
    ["gue\u0301rison rapide", ["gue\u0301rison"]],
    ["traite l’eczéma", ["traite", "eczéma"]],
    ["Soigne et répare", ["Soigne"]],
    ["effet anti-inflammatoire", ["anti-inflammatoire"]],
    ["effet anti\u2011inflammatoire", ["anti\u2011inflammatoire"]],
    ["anti inflammatoires", ["anti inflammatoires"]],
    ["antiinflammatoire", ["antiinflammatoire"]],
    ["psoriasis, rosacée", ["psoriasis", "rosacée"]],
    ["crème cicatrisante", ["cicatrisante"]],
    ["un soin médical", ["médical"]],
    ["Sur ordonnance", ["ordonnance"]],
    ["un avis. Médical", ["Médical"]],
  ])("allegationsIn finds what %j claims", (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it.each([
    "",
    "Traits toniques, peau apaisée",
    "Portrait, attrait, retraite",
    "Peau soyeuse",
    "Demander un avis médical en cas de grossesse",
    "selon le suivi médical",
    "Anti-rides, inflammable",
  ])("allegationsIn finds nothing in %j", (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it("allegationsIn says where each word stands", () => {
    const text = "Guérit, oui guérit";
    expect(allegationsIn(text).map(({ word, index }) => text.startsWith(word, index))).toEqual([true, true]);
    expect(allegationsIn(text).map(({ index }) => index)).toEqual([0, 12]);
  });

  it("allegationsIn finds nothing in the texts that the product starts with", () => {
    for (const { name, frequency } of recommendations) expect(wordsIn(`${name} ${frequency}`)).toEqual([]);
    for (const { advice } of criteria) expect(wordsIn(advice)).toEqual([]);
  });
});

describe("allegationWarning", () => {
  it("allegationWarning names each word once, and what to write instead", () => {
    expect(allegationWarning("Guérit la peau, GUÉRIT tout")).toBe(
      "«\u00A0GUÉRIT\u00A0» promet plus qu’un soin cosmétique ne peut\u00A0: décrivez plutôt l’effet visible sur la peau.",
    );
    expect(allegationWarning("traite l’eczéma")).toMatch(
      /^«\u00A0traite\u00A0», «\u00A0eczéma\u00A0» promettent/u,
    );
  });

  it("allegationWarning has nothing to say of a cosmetic text", () => {
    expect(allegationWarning("Aide à atténuer l’apparence des rougeurs.")).toBeNull();
  });
});
