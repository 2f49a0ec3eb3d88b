import { describe, expect, it } from "vitest";
import { everyScore } from "../testing/everyScore.ts";
import { recommendation } from "@carnation/domain/testing/recommendations";
import { entry } from "@carnation/domain/testing/resultEntries";
import { judgementOf } from "../judgement/judgement.ts";
import {
  type ProposalCatalogue,
  type ProposalOccasion,
  recommendationsForDiagnosis,
  scoreForDiagnosis,
} from "./diagnosisProposal.ts";

const settings = everyScore;
const catalogue: ProposalCatalogue = {
  settings,
  recommendations: [
    recommendation({ id: "serum", subcategory: "serum", weights: { 50: 4 } }),
    recommendation({
      id: "acid",
      subcategory: "serum",
      weights: { 50: 3, 32: 1 },
      contraindications: ["grossesse"],
    }),
    recommendation({ id: "firm", subcategory: "serum", weights: { 31: 5 } }),
    recommendation({ id: "led", category: "other", subcategory: "led", weights: { 32: 2 } }),
    recommendation({ id: "laser", category: "other", subcategory: "laser", weights: { 32: 5 } }),
    recommendation({ id: "foreign", owner: "nadia", subcategory: "serum", weights: { 50: 5 } }),
    recommendation({ id: "off", active: false, subcategory: "serum", weights: { 50: 5 } }),
  ],
  subcategories: [
    { id: "serum", active: true },
    { id: "led", active: true },
    { id: "laser", active: true },
  ],
};
const created = new Date("2026-11-21T13:05:00Z");
const occasion: ProposalOccasion = {
  profile: { uid: "claire", enabledSubcategories: ["led"], hiddenCriteria: [] },
  customer: null,
  chosen: [],
  created,
  result: [entry(50, 30), entry(32, 60), entry(31, 60)],
};
const adult = { contraindications: [], birthYear: 1986, guardian: null };

function proposed(change: Partial<ProposalOccasion>, from: ProposalCatalogue = catalogue): string[] {
  const { cosmetics, other } = recommendationsForDiagnosis(from, { ...occasion, ...change });
  return [...cosmetics, ...other].map((item) => item.recommendation);
}

describe("the stored proposal of a diagnosis", () => {
  it("the stored proposal of a diagnosis is what the professional sees, per category, best first, with score and terms", () => {
    const kept = recommendationsForDiagnosis(catalogue, occasion);
    expect(kept.cosmetics.map((item) => [item.recommendation, item.score])).toEqual([
      ["serum", 100],
      ["acid", 88],
    ]);
    expect(kept.other).toEqual([
      { recommendation: "led", score: 50, terms: [{ criterion: 32, weight: 2, band: "medium", need: 1 }] },
    ]);
  });

  it("the stored proposal of a diagnosis is without what the client's contraindications forbid, unless the settings say that none excludes", () => {
    const customer = { ...adult, contraindications: ["grossesse"] };
    expect(proposed({ customer })).not.toContain("acid");
    const lenient = { ...settings.recommendations, excludeContraindicated: false };
    const from = { ...catalogue, settings: { ...settings, recommendations: lenient } };
    expect(proposed({ customer }, from)).toContain("acid");
  });

  it("the stored proposal of a diagnosis is without what the professional has hidden for herself", () => {
    expect(proposed({}, { ...catalogue, hidden: ["serum"] })).toEqual(["acid", "led"]);
  });

  it("the stored proposal of a diagnosis is of the subcategories that are practised, and of those the ones chosen for it", () => {
    const profile = { ...occasion.profile, enabledSubcategories: ["led", "laser"] };
    expect(proposed({ profile })).toEqual(["serum", "acid", "laser", "led"]);
    expect(proposed({ profile, chosen: ["led"] })).toEqual(["serum", "acid", "led"]);
    expect(proposed({ chosen: ["laser"] })).toEqual(["serum", "acid"]);
  });

  it("the stored proposal of a diagnosis rests on no criterion that the professional has hidden, nor on the age of a minor", () => {
    const profile = { ...occasion.profile, hiddenCriteria: [50] as const };
    expect(proposed({ profile })).toEqual(["acid", "led"]);
    expect(proposed({ customer: adult })).toContain("firm");
    expect(proposed({ customer: { ...adult, birthYear: 2012 } })).not.toContain("firm");
  });

  it("the stored proposal of a diagnosis is as many as the settings say", () => {
    const one = { ...settings.recommendations, maxItems: 1 };
    expect(proposed({}, { ...catalogue, settings: { ...settings, recommendations: one } })).toEqual([
      "serum",
      "led",
    ]);
  });

  it("the stored proposal of a diagnosis is nothing from a result that cannot be read", () => {
    expect(proposed({ result: "no result" })).toEqual([]);
  });
});

describe("the score of one recommendation", () => {
  const [serum] = catalogue.recommendations;
  const score = (weights: object, change: Partial<ProposalOccasion> = {}) =>
    scoreForDiagnosis(settings, { ...serum, weights }, { ...occasion, ...change }).score;

  it("the score of one recommendation is the one that it is proposed with", () => {
    expect(score({ 50: 3, 32: 1 })).toBe(88);
  });

  it("the score of one recommendation is judged by what the diagnosis keeps, whatever is set since", () => {
    const judgement = judgementOf(settings);
    const lenient = {
      ...judgement,
      criteria: { ...judgement.criteria, 50: { good: 2, medium: 1, stable: 6 } },
    };
    expect(score({ 50: 4 }, { judgement })).toBe(score({ 50: 4 }));
    expect(score({ 50: 4 }, { judgement: lenient })).toBe(0);
    expect(score({ 50: 4 }, { judgement: null })).toBe(score({ 50: 4 }));
  });

  it("the score of one recommendation leaves out what is hidden, and the ages of a minor", () => {
    const hiding = { ...occasion.profile, hiddenCriteria: [50] as const };
    expect(score({ 50: 4 }, { profile: hiding })).toBeNull();
    expect(score({ 31: 5 }, { customer: adult })).not.toBeNull();
    expect(score({ 31: 5 }, { customer: { ...adult, birthYear: 2012 } })).toBeNull();
  });
});
