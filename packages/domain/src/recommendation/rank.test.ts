import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import { proposeRoutine } from "../routine/proposeRoutine.ts";
import { entry } from "../testing/resultEntries.ts";
import { proposeRecommendations } from "./proposeRecommendations.ts";
import { type RankedRecommendation, rankRecommendations } from "./rankRecommendations.ts";
import { routineCandidates } from "../routine/routineCandidates.ts";
import { contraindications, subcategories } from "../testing/catalogue.ts";
import { recommendation, recommendations } from "../testing/recommendations.ts";

/** Dull and uneven, everything else in order. */
const dull = parseDiagnosisResult(
  criteria.map(({ id, max }) => entry(id, id === 50 ? 30 : id === 32 ? 60 : max)),
);
const flawless = parseDiagnosisResult(criteria.map(({ id, max }) => entry(id, max)));
const names = (ranked: readonly RankedRecommendation[]) =>
  ranked.map(({ recommendation, score }) => [recommendation.name, score]);

describe("rankRecommendations", () => {
  it("rankRecommendations puts the best answers of each category first, what answers more needs before what answers fewer", () => {
    const { cosmetics, other } = rankRecommendations(recommendations, dull);
    expect(names(cosmetics.slice(0, 3))).toEqual([
      ["Gommage enzymatique à la papaye", 80],
      ["Lotion exfoliante douce PHA 5 %", 64],
      ["Sérum vitamine C 10 %", 55],
    ]);
    expect(names(other)).toEqual([
      ["Hydradermabrasion 45 min", 56],
      ["Peeling cosmétique AHA superficiel", 50],
      ["Soin profond hydratant 60 min", 50],
      ["Pierre gua sha", 33],
    ]);
  });

  it("rankRecommendations proposes nothing to a skin without a need", () => {
    expect(rankRecommendations(recommendations, flawless)).toEqual({ cosmetics: [], other: [] });
  });

  it("rankRecommendations proposes nothing when nothing was measured", () => {
    expect(rankRecommendations(recommendations, parseDiagnosisResult([]))).toEqual({
      cosmetics: [],
      other: [],
    });
  });

  it("rankRecommendations breaks ties by the needs answered, the place, the French name and the id", () => {
    const tied = [
      recommendation({ id: "6", name: "Zinc", weights: { 50: 1 } }),
      recommendation({ id: "5", name: "Écorce", weights: { 50: 1 } }),
      recommendation({ id: "4", name: "Écorce", weights: { 50: 1 } }),
      recommendation({ id: "3", name: "Fleur", weights: { 50: 1 }, order: 2 }),
      recommendation({ id: "2", name: "Zeste", weights: { 50: 1 }, order: 1 }),
      recommendation({ id: "1", name: "Zeste", weights: { 50: 2 } }),
    ];
    const ids = (list: typeof tied) =>
      rankRecommendations(list, dull).cosmetics.map(({ recommendation }) => recommendation.id);
    expect(ids(tied)).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(ids(tied.toReversed())).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("rankRecommendations does not depend on the order given", () => {
    const expected = rankRecommendations(recommendations, dull);
    const shuffled = fc.shuffledSubarray([...recommendations], { minLength: recommendations.length });
    fc.assert(
      fc.property(shuffled, (list) => {
        expect(rankRecommendations(list, dull)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("rankRecommendations keeps as many per category as asked", () => {
    const { cosmetics, other } = rankRecommendations(recommendations, dull, { limit: 2 });
    expect([cosmetics.length, other.length]).toEqual([2, 2]);
    expect(rankRecommendations(recommendations, dull, { limit: 0 }).other).toEqual([]);
  });

  it("rankRecommendations rests on nothing that is hidden", () => {
    const { cosmetics } = rankRecommendations(recommendations, dull, { hidden: [50] });
    expect(cosmetics.flatMap(({ terms }) => terms).some(({ criterion }) => criterion.id === 50)).toBe(false);
  });
});

describe("routineCandidates", () => {
  it("make a routine in the order of application, one item per step", () => {
    const ranked = rankRecommendations(recommendations, dull);
    const { evening, weekly, cabin } = proposeRoutine(routineCandidates(ranked, subcategories));
    expect(evening.map(({ label }) => label)).toEqual([
      "Brume apaisante à l’eau florale",
      "Sérum bakuchiol 1 %",
    ]);
    // What is not used every day stands in the week.
    expect(weekly.map(({ label }) => label)).toEqual([
      "Gommage enzymatique à la papaye",
      "Masque hydratant à l’acide hyaluronique",
      "Pierre gua sha",
    ]);
    expect(cabin.map(({ label }) => label)).toEqual([
      "Hydradermabrasion 45 min",
      "Peeling cosmétique AHA superficiel",
      "Soin profond hydratant 60 min",
    ]);
  });

  it("come last without a known subcategory", () => {
    const loose = [
      recommendation({ id: "a", subcategory: null, weights: { 50: 1 } }),
      recommendation({ id: "b", subcategory: "gone", weights: { 32: 1 } }),
    ];
    const candidates = routineCandidates(rankRecommendations(loose, dull), subcategories);
    expect(candidates.map(({ id, place, score }) => [id, place, score])).toEqual([
      ["a", 25, 100],
      ["b", 25, 50],
    ]);
  });
});

describe("proposeRecommendations", () => {
  const source = {
    recommendations: [...recommendations, recommendation({ id: "hers", owner: "nadia", weights: { 50: 5 } })],
    viewer: { uid: "claire", enabledSubcategories: ["peeling-cosmetique-superficiel"], subcategories },
    result: dull,
    met: ["grossesse", "peau-lesee"],
    contraindications,
  };

  it("proposeRecommendations leaves out what is not seen, and sets aside what is contraindicated, in the order of its score", () => {
    const { ranked, setAside } = proposeRecommendations(source);
    expect(names(ranked.cosmetics.slice(0, 2))).toEqual([
      ["Brume apaisante à l’eau florale", 25],
      ["Masque hydratant à l’acide hyaluronique", 17],
    ]);
    expect(ranked.other).toEqual([]);
    expect(names(setAside.cosmetics)).toEqual([
      ["Gommage enzymatique à la papaye", 80],
      ["Lotion exfoliante douce PHA 5 %", 64],
      ["Sérum vitamine C 10 %", 55],
      ["Sérum rétinol 0,2 %", 13],
      ["Lotion BHA 2 %", 6],
    ]);
    expect(setAside.other.map(({ recommendation: { name }, reasons }) => [name, reasons])).toEqual([
      ["Peeling cosmétique AHA superficiel", ["Grossesse"]],
    ]);
  });

  it("proposeRecommendations never proposes what it sets aside", () => {
    const ids = contraindications.map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(ids), (met) => {
        const { ranked } = proposeRecommendations({ ...source, met });
        for (const { recommendation } of [...ranked.cosmetics, ...ranked.other]) {
          expect(recommendation.contraindications.filter((id) => met.includes(id))).toEqual([]);
        }
      }),
    );
  });

  it("limits what is proposed, not what is set aside", () => {
    const { ranked, setAside } = proposeRecommendations(source, { limit: 1 });
    expect(ranked.cosmetics).toHaveLength(1);
    expect(setAside.cosmetics).toHaveLength(5);
  });
});
