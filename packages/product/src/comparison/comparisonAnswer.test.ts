import { criterionById } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { describe, expect, it } from "vitest";
import { area, entry } from "@carnation/domain/testing/resultEntries";
import { toComparisonAnswer } from "./comparisonAnswer.ts";
import { compared, diagnosis, laterDiagnosis, quality } from "@carnation/domain/testing/diagnoses";
import { example } from "@carnation/domain/testing/exampleComparison";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

/** A criterion on two areas, with a secondary measure. */
const redness = (face: number, cheek: number) => ({
  ...entry(30, face),
  result: {
    area_results: [area("face", face, { redness_local_score: cheek }), area("left_cheek", cheek)],
  },
});

const detailed = compared(
  diagnosis([], { result: parseDiagnosisResult([redness(38, 30), quality(62, { pose_score: 40 })]) }),
  laterDiagnosis([redness(46, 44)]),
);

describe("the answer of comparediagnosis", () => {
  it.each([
    ["thirteen criteria", example],
    ["areas, secondary measures and reasons for caution", detailed],
    [
      "thresholds in force",
      compared(diagnosis([redness(38, 30)]), laterDiagnosis([redness(46, 44)]), {
        criteria: [{ ...criterionById(30), stable: 12, text: "…", thresholds: { good: 90, medium: 60 } }],
      }),
    ],
  ])("the answer of comparediagnosis is read back as it was made, through JSON: %s", (_what, comparison) => {
    const answer: unknown = JSON.parse(JSON.stringify(toComparisonAnswer(comparison)));
    expect(parseResponse(callables.comparediagnosis, answer)).toEqual(comparison);
  });

  it("the answer of comparediagnosis holds what it is about", () => {
    const [first] = detailed.criteria;
    expect(first?.areas).toHaveLength(1);
    expect(first?.subMetrics.length).toBeGreaterThan(0);
    expect(detailed.comparability.reasons.length).toBeGreaterThan(0);
  });

  it("the answer of comparediagnosis leaves out parts that another version knows", () => {
    const answer = toComparisonAnswer(detailed);
    const [first] = answer.criteria;
    const move = { before: 1, after: 2, delta: 1, tendency: "better", verdict: "stable" };
    const criteria = [
      {
        ...first,
        areas: [{ ...move, area: "third_eye" }],
        subMetrics: [{ ...move, subMetric: "aura" }],
      },
    ];
    const [read] = parseResponse(callables.comparediagnosis, { ...answer, criteria }).criteria;
    expect([read?.areas, read?.subMetrics]).toEqual([[], []]);
  });

  it("a comparison whose reason only a newer version knows is read, with the reason « not-supported »", () => {
    const answer = toComparisonAnswer(detailed);
    const [first] = answer.criteria;
    const obstacle = { kind: "not-measured-before", reason: "unheard-of" };
    const [read] = parseResponse(callables.comparediagnosis, {
      ...answer,
      criteria: [{ ...first, obstacle }],
    }).criteria;
    expect(read?.obstacle).toMatchObject({ reason: "not-supported" });
  });

  it.each([null, {}, { ...toComparisonAnswer(example), before: { id: "d1", created: "hier" } }])(
    "the answer of comparediagnosis is not %#",
    (answer) => {
      expect(() => parseResponse(callables.comparediagnosis, answer)).toThrow(
        /^comparediagnosis gave an unknown answer/u,
      );
    },
  );
});

it("the answer to a sending names it", () => {
  expect(parseResponse(callables.senddiagnosiscomparisonreport, { id: "s1" })).toEqual({ id: "s1" });
  expect(() => parseResponse(callables.senddiagnosiscomparisonreport, { id: "" })).toThrow(
    /senddiagnosiscomparisonreport/u,
  );
});

it("a preview is a PDF with its name, and the words of the e-mail", () => {
  const preview = { name: "Comparaison.pdf", pdf: "JVBERi0=", subject: "Votre comparaison", message: "…" };
  expect(parseResponse(callables.previewcomparisonreport, preview)).toEqual({ ...preview, toReview: null });
  expect(parseResponse(callables.previewcomparisonreport, { ...preview, toReview: "Bilan" }).toReview).toBe(
    "Bilan",
  );
  expect(() => parseResponse(callables.previewcomparisonreport, { ...preview, pdf: "%PDF" })).toThrow(
    /previewcomparisonreport/u,
  );
});
