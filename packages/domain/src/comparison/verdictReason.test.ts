import { expect, it } from "vitest";
import { compareCriterion } from "./criterionComparison.ts";
import { compare, resultOf } from "../testing/criterionResults.ts";
import { entry } from "../testing/resultEntries.ts";
import { criterionById } from "../criterion/criteria.ts";
import { verdictReason } from "./verdictReason.ts";

it.each([
  [compare(30, 38, 46), "Amélioration : +8 points, et l’écart est significatif à partir de 5 points."],
  [compare(39, 71, 60), "À surveiller : −11 points, et l’écart est significatif à partir de 4 points."],
  [compare(30, 38, 40), "Stable : +2 points ; l’écart est significatif à partir de 5 points."],
  [compare(30, 38, 38), "Stable : 0 point ; l’écart est significatif à partir de 5 points."],
  [compare(31, 41, 36), "Amélioration : 5 ans de moins, et l’écart est significatif à partir de 2 ans."],
  [compare(31, 41, 41), "Stable : 0 an ; l’écart est significatif à partir de 2 ans."],
  [
    compareCriterion(
      criterionById(999),
      { before: resultOf(999, 2), after: resultOf(999, 3) },
      { goodPhotos: false },
    ),
    "À confirmer : +1 niveau, mais les deux photos diffèrent trop : une prochaine photo le dira.",
  ],
  [
    compareCriterion(criterionById(30), {
      before: resultOf(30, 40),
      after: resultOf(30, entry(30, 60, { confidence: "low" })),
    }),
    "À confirmer : +20 points, mais la mesure est de confiance faible : une prochaine photo le dira.",
  ],
  [
    compareCriterion(criterionById(30), { before: resultOf(30, 40), after: null }),
    "Comparaison impossible : critère non évalué sur la seconde photo.",
  ],
])("%#", (comparison, sentence) => {
  expect(verdictReason(comparison).replace(/[\u00A0\u202F]/gu, " ")).toBe(sentence);
});
