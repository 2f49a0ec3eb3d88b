import { criteria } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { emptyRoutine, routineProduct } from "@carnation/domain/routine";
import { describe, expect, it } from "vitest";
import { routineWarnings } from "@carnation/domain/routine";
import { contraindications, subcategories } from "@carnation/domain/testing/catalogue";
import { recommendation, recommendations } from "@carnation/domain/testing/recommendations";
import { everyScore } from "../testing/everyScore.ts";
import { entry } from "@carnation/domain/testing/resultEntries";
import { choicesToAdd, contraindicationReasons, replacementsFor } from "./careChoices.ts";
import { type CareChoice, careProposal, type CareProposalSource, proposedNextPhoto } from "./careProposal.ts";
import { recommendationsForDiagnosis } from "./diagnosisProposal.ts";

const created = new Date("2026-11-21T13:05:00Z");
const now = new Date("2026-11-23T09:00:00Z");
/** Dull and uneven, with dilated pores. */
const entries = [entry(50, 30), entry(32, 60), entry(35, 40), entry(31, 60)];
const source: CareProposalSource = {
  recommendations,
  subcategories,
  contraindications,
  profile: { uid: "claire", enabledSubcategories: ["led", "peeling"], hiddenCriteria: [] },
  customer: null,
  diagnosis: {
    created,
    enabledSubcategories: [],
    recommendations: { cosmetics: [], other: [] },
    observations: {},
  },
  result: parseDiagnosisResult(entries),
  settings: everyScore,
  now,
};
const pregnant = { contraindications: ["grossesse"], birthYear: 1990, guardian: null };
const idsOf = (choices: readonly CareChoice[]) => choices.map((choice) => choice.recommendation.id);

describe("the proposal for a diagnosis", () => {
  it.each([
    ["a quick diagnosis", null, []],
    ["somebody with a contraindication", pregnant, []],
    ["one subcategory chosen for it", null, ["led"]],
    ["a minor", { ...pregnant, guardian: { name: "Mère", relation: "mère" } }, []],
  ])("the proposal for a diagnosis is what the server keeps: %s", (_case, customer, chosen) => {
    const occasion = { ...source.diagnosis, enabledSubcategories: chosen };
    const proposal = careProposal({ ...source, customer, diagnosis: occasion } as CareProposalSource);
    const kept = recommendationsForDiagnosis({ settings: everyScore, recommendations, subcategories }, {
      profile: source.profile,
      customer,
      chosen,
      created,
      result: entries,
    } as Parameters<typeof recommendationsForDiagnosis>[1]);
    for (const category of ["cosmetics", "other"] as const) {
      expect(proposal.proposed[category].map(({ recommendation: { id }, score }) => [id, score])).toEqual(
        kept[category].map((item) => [item.recommendation, item.score]),
      );
    }
    expect(kept.cosmetics.length).toBeGreaterThan(2);
  });

  it("the proposal for a diagnosis follows what the professional saw of a criterion that is looked at", () => {
    const [pores] = criteria.filter(({ key }) => key === "Pores");
    const looked = criteria.map((criterion) =>
      criterion === pores ? { ...criterion, observed: true } : criterion,
    );
    const fine = [entry(50, 90), entry(32, 90), entry(35, 40)];
    const of = (observations: CareProposalSource["diagnosis"]["observations"]) =>
      careProposal({
        ...source,
        result: parseDiagnosisResult(fine, { criteria: looked }),
        diagnosis: { ...source.diagnosis, observations },
      });
    const date = created;
    expect(of({})).toMatchObject({
      proposed: { cosmetics: [], other: [] },
      isWithoutNeed: false,
      awaitsObservation: true,
    });
    expect(of({ 35: { choice: "good", date } })).toMatchObject({
      isWithoutNeed: true,
      awaitsObservation: false,
    });
    const seen = of({ 35: { choice: "poor", date } });
    expect(seen.isWithoutNeed).toBe(false);
    expect(seen.proposed.cosmetics.length).toBeGreaterThan(0);
    for (const { terms } of seen.proposed.cosmetics) {
      expect(terms).toContainEqual(expect.objectContaining({ criterion: looked[5], band: "poor" }));
    }
    // A score is not overruled by what was seen.
    const scored = careProposal({
      ...source,
      result: parseDiagnosisResult(fine.slice(0, 2)),
      diagnosis: { ...source.diagnosis, observations: { 50: { choice: "poor", date } } },
    });
    expect(scored.proposed).toEqual({ cosmetics: [], other: [] });
  });

  it("the proposal for a diagnosis holds what its own warnings call compulsory: a sun protection in the morning", () => {
    const { routine } = careProposal(source);
    expect(routine.morning.at(-1)?.label).toMatch(/SPF 50/u);
    expect(routineWarnings(routine, source.recommendations, source.subcategories)).toEqual([]);
    const without = source.recommendations.filter(({ name }) => !name.includes("SPF"));
    const warned = careProposal({ ...source, recommendations: without }).routine;
    expect(routineWarnings(warned, without, source.subcategories)).toMatchObject([{ kind: "no-sunscreen" }]);
  });

  it("the proposal for a diagnosis starts a routine with a next photo, and sets aside with the names of the reasons", () => {
    const { routine, setAside, choices } = careProposal({ ...source, customer: pregnant });
    expect(routine.evening.length).toBeGreaterThan(1);
    expect(routine.nextPhoto).toBe("2027-01-02");
    expect(setAside.length).toBeGreaterThan(0);
    expect(setAside.every(({ reasons }) => reasons.includes("Grossesse"))).toBe(true);
    const placed = [...routine.morning, ...routine.evening, ...routine.weekly, ...routine.cabin];
    expect(placed.filter((step) => idsOf(setAside).includes(step.recommendation))).toEqual([]);
    expect(choices.find(({ score }) => score === null)?.terms).toEqual([]);
    expect(new Set(idsOf(choices)).size).toBe(choices.length);
  });

  it("the proposal for a diagnosis follows the settings: how many, and whether a contraindication sets aside", () => {
    const recommendations = {
      ...everyScore.recommendations,
      maxItems: 1,
      excludeContraindicated: false,
    };
    const proposal = careProposal({ ...source, customer: pregnant, settings: { recommendations } });
    expect(proposal.proposed.cosmetics).toHaveLength(1);
    expect(proposal.setAside).toEqual([]);
    expect(proposal.choices.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  });

  it("the proposal for a diagnosis is what was ranked on the day, while the result cannot be read", () => {
    const term = { criterion: 50, weight: 3, band: "poor", need: 2 } as const;
    const stored = {
      cosmetics: [
        { recommendation: "Lotion BHA 2 %", score: 80, terms: [term] },
        { recommendation: "deleted", score: 70, terms: [] },
        { recommendation: "Huile démaquillante douce", score: 0, terms: [] },
      ],
      other: [],
    };
    const read = { ...source, result: null, diagnosis: { ...source.diagnosis, recommendations: stored } };
    const proposal = careProposal(read);
    expect(idsOf(proposal.proposed.cosmetics)).toEqual(["Lotion BHA 2 %"]);
    expect(proposal.proposed.cosmetics[0]?.terms[0]?.criterion.label).toBe("Éclat");
    expect(proposal.routine.weekly.map(({ label }) => label)).toEqual(["Lotion BHA 2 %"]);
    expect(idsOf(careProposal({ ...read, customer: pregnant }).setAside)).toEqual(["Lotion BHA 2 %"]);
  });
});

describe("a skin without a need", () => {
  const flawless = criteria.map(({ id, max }) => entry(id, max));
  it.each([
    ["everything is in order", flawless, [], true],
    [
      "one criterion is low",
      [...flawless.filter((one) => one.algorithm_version_id !== 50), entry(50, 30)],
      [],
      false,
    ],
    [
      "the low one is hidden",
      [...flawless.filter((one) => one.algorithm_version_id !== 50), entry(50, 30)],
      [50],
      true,
    ],
    ["nothing was measured", [], [], false],
  ] as const)("%s", (_case, results, hiddenCriteria, expected) => {
    const profile = { ...source.profile, hiddenCriteria };
    const proposal = careProposal({ ...source, profile, result: parseDiagnosisResult(results) });
    expect(proposal.isWithoutNeed).toBe(expected);
  });

  it("a skin without a need is not known while the result cannot be read", () => {
    expect(careProposal({ ...source, result: null }).isWithoutNeed).toBe(false);
  });
});

describe("the next photo", () => {
  it.each([
    ["2026-11-21T13:05:00Z", "2027-01-02"],
    ["2026-01-21T13:05:00Z", "2027-01-04"],
  ])("the next photo of a diagnosis of %s is proposed for %s", (day, expected) => {
    expect(proposedNextPhoto(new Date(day), now)).toBe(expected);
  });
});

function choice(id: string, fields: Partial<CareChoice> = {}, of = {}): CareChoice {
  return { recommendation: recommendation({ id, ...of }), score: 50, terms: [], reasons: [], ...fields };
}

const taken = { id: "s1", recommendation: "taken", label: "", place: 0, quantity: 1, frequency: "" };
const routine = { ...emptyRoutine, evening: [{ ...taken, note: "", override: null }] };
const choices = [
  choice("day", {}, { moments: ["morning"], description: "Éclat immédiat" }),
  choice("taken"),
  choice("set-aside", { reasons: ["Grossesse"] }),
  choice("cream", {}, { subcategory: "cream" }),
  choice("led", {}, { category: "other" }),
  choice("no-need", { score: null }),
  choice("night", { score: 20 }, { name: "Sérum de nuit" }),
];

describe("an alternative to a step", () => {
  it("an alternative to a step fills its role, may be proposed, and is made for the moment first", () => {
    const replaced = recommendation({ id: "gone" });
    expect(idsOf(replacementsFor(replaced, "evening", routine.evening, choices))).toEqual(["night", "day"]);
    expect(idsOf(replacementsFor(recommendation({ id: "night" }), "morning", [], choices))).toEqual([
      "day",
      "taken",
    ]);
  });

  it("an alternative to a step is none where nobody knows what the step was", () => {
    expect(replacementsFor(null, "evening", [], choices)).toEqual([]);
  });
});

describe("an addition to a moment", () => {
  const found = (words: string) =>
    idsOf(choicesToAdd(choices, routine, "evening", { words, kindOf: () => "Soin du visage" }));

  it("an addition to a moment is any care that does not stand there, made for it first", () => {
    expect(found("")).toEqual(["set-aside", "cream", "led", "no-need", "night", "day"]);
  });

  it.each([
    ["serum NUIT", ["night"]],
    ["eclat", ["day"]],
    ["visage night", []],
    ["soin cream", ["cream"]],
  ])("an addition to a moment is found by %j", (words, expected) => {
    expect(found(words)).toEqual(expected);
  });
});

it.each([
  ["serum", "serum", 5],
  ["no subcategory", null, subcategories.length],
])("careProposal takes its place in the order of application: %s", (_case, subcategory, place) => {
  const added = recommendation({ id: "own", subcategory, use: "Deux gouttes", frequency: "le soir" });
  const product = { id: "own", name: "own", use: "Deux gouttes", frequency: "le soir", place };
  expect(routineProduct(added, subcategories)).toEqual(product);
});

it("careProposal names the contraindications that each recommendation meets", () => {
  const known = [
    recommendation({ id: "acid", contraindications: ["grossesse", "aspirine"] }),
    recommendation({ id: "water" }),
  ];
  expect([...contraindicationReasons(known, ["grossesse"], contraindications)]).toEqual([
    ["acid", ["Grossesse"]],
  ]);
});
