import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import { measuredCards } from "./measuredCards.ts";
import { isScoreValid, type ValidityCard, validityMeasures } from "./validityCard.ts";

/** Reaches every aim exactly. */
const card: ValidityCard = {
  scored: 200,
  realMarks: { share: 0.85, judged: 120 },
  ageAuc: { auc: 0.8, younger: 60, older: 40 },
  toneGap: 12,
  withinMargin: { share: 1, compared: 93 },
  medianMargin: 8,
  areaMargin: 8,
  subMeasureMargin: null,
};
const missed = (key: "Pigmentation" | "Lines" | "Pores", fields: Partial<ValidityCard>) =>
  validityMeasures(key, { ...card, ...fields }).flatMap(({ measure, reached }) =>
    reached === false ? [measure] : [],
  );

describe("a validity card", () => {
  it("a validity card that reaches each aim exactly misses none", () => {
    expect(missed("Pigmentation", {})).toEqual([]);
    expect(missed("Lines", {})).toEqual([]);
  });

  it.each([
    ["marks", { realMarks: { share: 0.849, judged: 120 } }],
    ["tone", { toneGap: 12.1 }],
    ["repeatability", { withinMargin: { share: 1, compared: 92 } }],
    ["repeatability", { withinMargin: { share: 0.97, compared: 240 } }],
    ["margin", { medianMargin: 8.1 }],
    ["parts", { areaMargin: 8.1 }],
    ["parts", { areaMargin: 2, subMeasureMargin: 8.1 }],
  ] as const)("misses the aim of %s just beyond its limit", (measure, fields) => {
    expect(missed("Pigmentation", fields)).toEqual([measure]);
  });

  it("a validity card asks for age of lines alone, and for marks of what counts them alone", () => {
    const poor = { ageAuc: { ...card.ageAuc, auc: 0.5 }, realMarks: { share: 0.2, judged: 90 } };
    expect(missed("Lines", poor)).toEqual(["age"]);
    expect(missed("Pigmentation", poor)).toEqual(["marks"]);
    expect(missed("Pores", poor)).toEqual([]);
    expect(validityMeasures("Pores", card)[0]).toMatchObject({ measure: "truth", reached: null });
  });

  it("a validity card without any labelled mark reaches no aim of marks", () => {
    expect(missed("Pigmentation", { realMarks: null })).toEqual(["marks"]);
  });

  it("a validity card that could not be measured reaches nothing", () => {
    const nothing = {
      toneGap: Number.NaN,
      withinMargin: { share: Number.NaN, compared: 0 },
      medianMargin: NaN,
    };
    expect(missed("Pores", nothing)).toEqual(["tone", "repeatability", "margin", "parts"]);
  });

  it("a validity card says each measure with its aim in French", () => {
    const said = validityMeasures("Pigmentation", card).map(({ sentence }) => sentence);
    expect(said[0]).toBe(
      "Justesse\u00A0: 85\u00A0% des marques comptées en sont, sur 120 jugées à l’œil (au moins 85\u00A0%).",
    );
    expect(said).toHaveLength(5);
  });
});

it("the ages and the jowls have no card, and every score out of 100 has one", () => {
  for (const { key, unit } of criteria) {
    expect(Object.hasOwn(measuredCards.criteria, key)).toBe(unit === "/100");
    expect(unit === "/100" || isScoreValid(key)).toBe(true);
  }
});
