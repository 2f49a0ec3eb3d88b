import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criterionIds } from "../criterion/criterionId.ts";
import { entry, notMeasured } from "../testing/resultEntries.ts";
import { typeset } from "../text/typeset.ts";
import { type RecapPart, recapParts, recapSentences, recapText } from "./recapSentences.ts";
import { compared, diagnosis, laterDiagnosis, scores } from "../testing/diagnoses.ts";
import { example, june, november } from "../testing/exampleComparison.ts";

const N = "\u00A0";
const M = "\u2212";

const textOf = (comparison: typeof example, part: RecapPart) =>
  recapSentences(comparison).find((sentence) => sentence.part === part)?.text;

const pairOf = (before: Record<number, number>, after: Record<number, number>) =>
  compared(diagnosis(scores(before)), laterDiagnosis(scores(after)));

describe("the written recap", () => {
  it("the written recap tells the better news first, the largest moves by name", () => {
    expect(recapText(example)).toBe(
      typeset(
        [
          `Entre le 12\u00A0juin\u00A02026 et le 21\u00A0novembre\u00A02026, 6\u00A0critères progressent, 5 restent stables et 1 est à surveiller. ` +
            "Comparabilité bonne : même pose, même lumière, même version de l’analyse.",
          `Progrès : hydratation apparente (+15\u00A0points), contour de l’œil (+13\u00A0points), rougeurs (+8\u00A0points) et 2\u00A0autres critères. ` +
            "Stables (écart non significatif) : uniformité, rides et ridules, pores et 2\u00A0autres critères. " +
            `À surveiller : taches pigmentaires (${M}7\u00A0points).`,
          "Âge perçu du regard : 4\u00A0ans de moins (estimation indicative). " +
            "Comparaison impossible, faute de mesure sur l’une des photos : fermeté. " +
            "Toute tache récente ou qui change doit être montrée à un médecin.",
          "Ces mesures décrivent l’aspect de la peau sur les photos ; elles ne remplacent pas l’avis d’un médecin. " +
            "Pour la prochaine photo, gardez les mêmes conditions : la peau nettoyée et le visage détendu, la même lumière, la même distance.",
        ].join("\n\n"),
      ),
    );
  });

  it("the written recap names as many criteria as asked", () => {
    const progress = recapSentences(example, { limit: 4 }).find(({ part }) => part === "progress");
    expect(progress?.text).toMatch(/imperfections|éclat/u);
    expect(progress?.text).toContain(`1${N}autre critère.`);
    expect(recapText(example, { limit: 13 })).not.toContain("autre");
  });

  it.each([
    [{ 30: 40 }, { 30: 41 }, "aucun changement significatif : le critère comparé reste stable."],
    [
      { 30: 40, 32: 60 },
      { 30: 41, 32: 60 },
      "aucun changement significatif : les 2\u00A0critères comparés restent stables.",
    ],
    [{ 30: 40 }, { 30: 60 }, "1\u00A0critère progresse."],
    [{ 30: 40, 32: 60 }, { 30: 20, 32: 60 }, "1\u00A0critère reste stable et 1 est à surveiller."],
    [{ 30: 40, 32: 60 }, { 30: 20, 32: 20 }, "2\u00A0critères sont à surveiller."],
  ])("the written recap leads with what happened: case %#", (before, after, sentence) => {
    expect(textOf(pairOf(before, after), "lead")).toBe(
      typeset(`Entre le 12\u00A0juin\u00A02026 et le 21\u00A0novembre\u00A02026, ${sentence}`),
    );
  });

  it("the written recap says so when nothing changed, and tells no progress", () => {
    const parts = recapSentences(pairOf({ 30: 40 }, { 30: 41 })).map(({ part }) => part);
    expect(parts).toEqual(["lead", "comparability", "stable", "limits", "next-photo"]);
    expect(textOf(pairOf({ 30: 40 }, { 30: 41 }), "stable")).toBe(
      typeset("Stable (écart non significatif) : rougeurs."),
    );
  });

  it("the written recap says so when nothing can be compared, and why", () => {
    const comparison = compared(diagnosis(june), laterDiagnosis(november, { engineVersion: "2.0.0" }));
    expect(recapText(comparison)).toBe(
      typeset(
        "Aucun critère n’a pu être comparé entre le 12\u00A0juin\u00A02026 et le 21\u00A0novembre\u00A02026. Comparabilité insuffisante. " +
          "Les deux analyses n’ont pas la même version : leurs valeurs ne se comparent pas.\n\n" +
          "Ces mesures décrivent l’aspect de la peau sur les photos ; elles ne remplacent pas l’avis d’un médecin. " +
          "Pour la prochaine photo : la peau nettoyée et le visage détendu, une lumière douce venant de face, la tête droite et le menton à l’horizontale.",
      ),
    );
  });

  it("speaks of two photos of one day", () => {
    const evening = laterDiagnosis(scores({ 30: 40 }), { created: new Date("2026-06-12T18:00:00Z") });
    expect(textOf(compared(diagnosis(scores({ 30: 40 })), evening), "lead")).toBe(
      typeset(
        "Entre les deux photos du 12\u00A0juin\u00A02026 (11\u00A0h\u00A000 et 20\u00A0h\u00A000), aucun changement significatif : le critère comparé reste stable.",
      ),
    );
  });

  it("the written recap names what fell most first", () => {
    expect(textOf(pairOf({ 30: 60, 32: 80 }, { 30: 50, 32: 50 }), "watch")).toBe(
      typeset(`À surveiller : uniformité (${M}30\u00A0points) et rougeurs (${M}10\u00A0points).`),
    );
  });

  it("the written recap sets measures of low confidence apart, as indications", () => {
    const unsure = (value: number) => entry(51, value, { confidence: "low" });
    const comparison = compared(
      diagnosis([unsure(50), ...scores({ 30: 40 })]),
      laterDiagnosis([unsure(70), ...scores({ 30: 60 })]),
    );
    expect(textOf(comparison, "progress")).toBe(typeset("Progrès : rougeurs (+20\u00A0points)."));
    expect(textOf(comparison, "uncertain")).toBe(
      typeset("À confirmer sur une prochaine photo : hydratation apparente (+20\u00A0points)."),
    );
  });

  it("the written recap keeps silent about what neither photo could measure", () => {
    const missing = notMeasured(35, "not-supported");
    const comparison = compared(
      diagnosis([missing, ...scores({ 30: 40 })]),
      laterDiagnosis([missing, ...scores({ 30: 40 })]),
    );
    expect(textOf(comparison, "incomparable")).toBeUndefined();
  });

  it("the written recap sends to a doctor for spots that get worse and for many blemishes, and for nothing else", () => {
    expect(textOf(pairOf({ 39: 80 }, { 39: 70 }), "referral")).toContain("tache récente");
    expect(textOf(pairOf({ 39: 70 }, { 39: 80 }), "referral")).toBeUndefined();
    expect(textOf(pairOf({ 36: 40 }, { 36: 49 }), "referral")).toContain("imperfections nombreuses");
    expect(textOf(pairOf({ 36: 80 }, { 36: 50 }), "referral")).toBeUndefined();
    expect(textOf(pairOf({ 36: 40, 30: 40 }, { 30: 40 }), "referral")).toBeUndefined();
  });

  const values = fc.dictionary(
    fc.constantFrom(...criterionIds.map(String)),
    fc.integer({ min: 0, max: 130 }),
    { maxKeys: 13 },
  );

  it("the written recap is the same for the same comparison, in typeset French without a medical word", () => {
    fc.assert(
      fc.property(values, values, fc.constantFrom("1.0.0", "2.0.0", null), (one, other, engineVersion) => {
        const before = diagnosis(scores({ 30: 50, ...one }));
        const after = laterDiagnosis(scores({ 30: 60, ...other }), { engineVersion });
        const text = recapText(compared(before, after));
        expect(recapText(compared(after, before))).toBe(text);
        expect(text).toBe(typeset(text));
        expect(text).not.toMatch(/patient|pathologi|traitement|ordonnance|guéri|undefined|null|'/iu);
        for (const paragraph of text.split("\n\n")) expect(paragraph).toMatch(/^\p{Lu}.*\.$/u);
      }),
    );
  });

  it("the written recap tells its parts in their order, each once, and every change somewhere", () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const comparison = pairOf({ 30: 50, ...one }, { 30: 60, ...other });
        const sentences = recapSentences(comparison, { limit: 13 });
        const parts = sentences.map(({ part }) => part);
        expect(parts).toEqual(recapParts.filter((part) => parts.includes(part)));
        const { improvement, watch } = comparison.counts;
        const told = sentences
          .filter(({ part }) => ["progress", "watch", "ages", "uncertain"].includes(part))
          .flatMap(({ text }) => text.match(/\d(?=\u00A0(?:points?|niveaux?|ans?))/gu) ?? []);
        expect(told).toHaveLength(improvement + watch);
      }),
    );
  });
});
