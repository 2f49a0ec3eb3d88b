import { criteria, type CriterionId } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type AiSettings, defaultAiSettings } from "../ai-settings/aiSettings.ts";
import { criteriaInForce, resultOptions } from "./criteriaInForce.ts";
import { displaySettingsOf, parseDisplaySettings } from "../ai-settings/displaySettings.ts";
import { entry } from "@carnation/domain/testing/resultEntries";
import { judgedCriteria, judgedOptions, judgeResult } from "./judgeResult.ts";
import { judgedAlike, type Judgement, judgementOf, parseJudgement } from "./judgement.ts";
import { rejudged, rejudgeRequest } from "./rejudge.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const defaults = defaultAiSettings();

function withCriterion(id: CriterionId, fields: Partial<AiSettings["criteria"][CriterionId]>): AiSettings {
  return { ...defaults, criteria: { ...defaults.criteria, [id]: { ...defaults.criteria[id], ...fields } } };
}

const stored = (settings: AiSettings): unknown => JSON.parse(JSON.stringify(judgementOf(settings)));
const entries = [entry(30, 72), entry(31, 44), entry(999, 4), entry(35, 10)];

describe("the judgement of a diagnosis", () => {
  it("the judgement of a diagnosis is read back as it was stored, and judges by itself whatever the settings say later", () => {
    const then = withCriterion(30, { good: 75, stable: 9 });
    const judgement = parseJudgement(stored(then));
    expect(judgement).toMatchObject({ ...judgementOf(then), photoVerdict: "accepted" });
    const later = withCriterion(30, { scored: true, good: 60, text: "Autre texte", order: 13 });
    const options = judgedOptions(displaySettingsOf(later), { judgement, markReviews: {} });
    const redness = parseDiagnosisResult(entries, options).criteria.find(
      ({ criterion }) => criterion.id === 30,
    );
    expect(redness).toMatchObject({ value: 72, band: "medium" });
    expect(redness?.criterion).toMatchObject({
      text: "Autre texte",
      stable: 9,
      thresholds: { good: 75, medium: 50 },
    });
    expect(parseDiagnosisResult(entries, resultOptions(later)).criteria.at(-1)).toMatchObject({
      band: "good",
    });
  });

  it("the judgement of a diagnosis is by the starting values for a diagnosis of before it was kept", () => {
    for (const fields of [undefined, null, 3, {}, { ...judgementOf(defaults), criteria: {} }]) {
      expect(parseJudgement(fields)).toBeNull();
    }
    const scored = { ...withCriterion(30, { good: 90 }).criteria };
    for (const { id } of criteria) scored[id] = { ...scored[id], scored: true };
    expect(judgedCriteria(scored, null)).toEqual(criteria);
    expect(judgedOptions(defaults, { judgement: null, markReviews: {} }).jowlsScale).toBe("four-is-sharp");
  });

  it("the judgement of a diagnosis is the same for every version that changed no limit", () => {
    const judgement: Judgement = judgementOf(defaults);
    expect(judgedAlike(judgement, { ...judgement, version: 9 })).toBe(true);
    expect(judgedAlike(judgement, judgementOf(withCriterion(30, { stable: 6 })))).toBe(false);
    expect(judgedAlike(judgement, { ...judgement, jowlsScale: "four-is-sagging" })).toBe(false);
    expect(judgedAlike(null, null)).toBe(true);
  });

  it("the judgement of a diagnosis is by the starting values of before, where those judge the other, too", () => {
    expect(judgedAlike(judgementOf(defaults), null)).toBe(true);
    expect(judgedAlike(null, judgementOf(withCriterion(30, { good: 60 })))).toBe(false);
  });
});

describe("a result that is judged anew", () => {
  const read = parseDiagnosisResult(entries);

  it.each([
    defaults,
    withCriterion(35, { good: 9, medium: 4 }),
    withCriterion(31, { enabled: false, order: 9 }),
  ])("a result that is judged anew is as if it had been read so", (settings) => {
    for (const jowlsScale of ["four-is-sharp", "four-is-sagging"] as const) {
      const options = { criteria: criteriaInForce(settings), jowlsScale, realAge: 40 };
      const expected = parseDiagnosisResult(entries, options);
      expect(judgeResult(read, options)).toEqual({ ...expected, outOfRange: read.outOfRange });
    }
  });

  it("a result that is judged anew keeps what was measured, and says that a criterion was not where it is not in it", () => {
    const few = { ...read, criteria: read.criteria.slice(0, 1) };
    const judged = judgeResult(few, { criteria });
    expect(judged.criteria.map(({ value }) => value)).toEqual([72, ...criteria.slice(1).map(() => null)]);
  });
});

it("the limits for professionals' screens are read back as it was stored, and holds nothing else", () => {
  const settings = { ...withCriterion(30, { enabled: false, text: "Texte" }), version: 4 };
  const display = displaySettingsOf(settings);
  expect(parseDisplaySettings(JSON.parse(JSON.stringify(display)))).toEqual(display);
  expect(Object.keys(display)).toEqual(["version", "recommendations", "criteria"]);
  expect(parseDisplaySettings(undefined)).toEqual(displaySettingsOf(defaults));
});

describe("an older diagnosis that is judged anew", () => {
  const settings = { ...withCriterion(30, { good: 80 }), version: 5, jowlsScale: "four-is-sagging" as const };

  it("an older diagnosis that is judged anew gets the limits in force, and keeps what was measured", () => {
    expect(rejudged(settings, null)).toMatchObject({
      version: 5,
      jowlsScale: "four-is-sharp",
      photoVerdict: "accepted",
      criteria: { 30: { good: 80 } },
    });
    const before = { ...judgementOf(settings), version: 2, photoVerdict: "advised-against" as const };
    expect(rejudged(defaults, before)).toEqual({
      ...judgementOf(defaults),
      jowlsScale: "four-is-sagging",
      photoVerdict: "advised-against",
    });
  });

  it("an older diagnosis that is judged anew is asked for by its version, in steps that name a diagnosis", () => {
    const request = { version: 5, apply: true, cursor: "users/claire/diagnosis/d1" };
    expect(v.is(rejudgeRequest, request)).toBe(true);
    expect(v.is(rejudgeRequest, { ...request, cursor: "users/claire" })).toBe(false);
    expect(v.is(rejudgeRequest, { ...request, version: 0 })).toBe(false);
    expect(parseResponse(callables.rejudgediagnoses, { waiting: 3, cursor: null })).toEqual({
      waiting: 3,
      cursor: null,
    });
    expect(() => parseResponse(callables.rejudgediagnoses, {})).toThrow("rejudgediagnoses");
  });
});
