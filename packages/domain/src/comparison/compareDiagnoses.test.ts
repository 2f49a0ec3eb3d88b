import { criteria, criterionById } from "../criterion/criteria.ts";
import { criterionIds } from "../criterion/criterionId.ts";
import { messageFor } from "../error/messageFor.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import { notMeasured } from "../testing/resultEntries.ts";
import { typeset } from "../text/typeset.ts";
import { verdictLabels } from "./change.ts";
import { compareDiagnoses } from "./compareDiagnoses.ts";
import { comparisonObstacleSentence } from "./comparisonObstacle.ts";
import {
  comparisonRecapUnderway,
  comparisonRefusalError,
  comparisonRefusalTexts,
} from "./comparisonRefusal.ts";
import { comparisonKey, oldestFirst } from "./diagnosisPair.ts";
import { evolutionSentence } from "./evolutionSentence.ts";
import { compared, diagnosis, laterDiagnosis, quality, scores } from "../testing/diagnoses.ts";
import { describe, expect, it } from "vitest";

import * as fc from "fast-check";

const before = diagnosis(scores({ 30: 40, 31: 42, 32: 61, 36: 88, 39: 71 }));
const after = laterDiagnosis([...scores({ 30: 48, 31: 40, 32: 63, 39: 64 }), notMeasured(36, "area-hidden")]);

describe("compareDiagnoses", () => {
  it("compareDiagnoses puts the older one first, whatever the order given", () => {
    const comparison = compared(after, before);
    expect(comparison).toEqual(compared(before, after));
    expect(comparison).toMatchObject({
      key: "d1-d2",
      before: { id: "d1", created: before.created },
      after: { id: "d2", created: after.created },
    });
  });

  it("compareDiagnoses orders diagnoses of one instant by id", () => {
    const twin = { ...after, id: "a", created: before.created };
    expect(compared(before, twin).key).toBe("a-d1");
    expect(compared(twin, before).key).toBe("a-d1");
  });

  it("compareDiagnoses compares every criterion in order and counts the verdicts", () => {
    const { criteria: rows, counts, comparability } = compared(before, after);
    expect(rows.map(({ criterion }) => criterion.id)).toEqual([...criterionIds]);
    expect(rows[0]).toMatchObject({ before: 40, after: 48, delta: 8, verdict: "improvement" });
    expect(rows.find(({ criterion }) => criterion.id === 36)).toMatchObject({
      obstacle: { kind: "not-measured-after" },
    });
    expect(counts).toEqual({ improvement: 2, watch: 1, unconfirmed: 0, stable: 1, incomparable: 9 });
    expect(comparability.level).toBe("good");
  });

  it("compareDiagnoses leaves out the criteria that the professional has hidden", () => {
    const { criteria: rows, counts } = compared(before, after, { hidden: [31, 41, 39] });
    expect(rows).toHaveLength(10);
    expect(counts).toMatchObject({ improvement: 1, watch: 0 });
  });

  it("compareDiagnoses judges with the criteria passed in, and without any with those of the newer result", () => {
    const tolerant = criteria.map((criterion) => ({ ...criterion, stable: 50 }));
    expect(compared(before, after, { criteria: tolerant }).counts.stable).toBe(4);
    const parsed = {
      ...after,
      result: parseDiagnosisResult([...scores({ 30: 48 })], { criteria: tolerant }),
    };
    expect(compared(before, parsed).counts.stable).toBe(1);
    expect(compared(before, after, { criteria: [criterionById(30)] }).criteria).toHaveLength(1);
  });

  it("compareDiagnoses compares a criterion that one result does not know as not measured", () => {
    const small = { ...before, result: parseDiagnosisResult([], { criteria: [criterionById(32)] }) };
    const known = {
      ...small,
      result: parseDiagnosisResult(scores({ 32: 50 }), { criteria: [criterionById(32)] }),
    };
    expect(compared(known, after).criteria[0]).toMatchObject({ obstacle: { kind: "not-measured-before" } });
  });

  it("compareDiagnoses takes the engine version of the result, then the one of the document", () => {
    const stamped = {
      ...after,
      result: parseDiagnosisResult([quality(90), { ...scores({ 30: 48 })[0]!, engine_version: "2.0.0" }]),
    };
    const { counts, comparability } = compared(before, stamped);
    expect(counts.incomparable).toBe(13);
    expect(comparability.level).toBe("poor");
    expect(compared(before, { ...after, engineVersion: "1.0.1" }).counts.incomparable).toBe(13);
    expect(compared(before, { ...after, engineVersion: null }).comparability.level).toBe("caution");
  });

  it.each([
    ["two versions of our engine", "carnation-1.2.0", "carnation-1.3.0"],
    ["our engine and a provider's", "carnation-1.3.0", "hautai-19.23.56"],
    ["one other algorithm of a provider", "hautai-19.23.56", "hautai-19.24.56"],
  ])("compareDiagnoses judges nothing between %s, and says why", (_what, older, newer) => {
    const pair = [diagnosis(scores({ 30: 40, 999: 2 })), laterDiagnosis(scores({ 30: 90, 999: 4 }))] as const;
    const by = (one: (typeof pair)[number], engineVersion: string) => ({
      ...one,
      engineVersion,
      result: one.result && { ...one.result, engineVersion },
    });
    const { criteria: rows, counts, comparability } = compared(by(pair[0], older), by(pair[1], newer));
    expect(counts).toEqual({ improvement: 0, watch: 0, unconfirmed: 0, stable: 0, incomparable: 13 });
    expect(comparability.reasons.map(({ code }) => code)).toContain("engine-version-different");
    const redness = rows[0]!;
    expect(redness).toMatchObject({ before: 40, after: 90, delta: null });
    expect(evolutionSentence(redness, pair[0].created)).toBe(
      typeset(`Rougeurs : ${verdictLabels.incomparable.toLowerCase()}`),
    );
    expect(redness.obstacle && comparisonObstacleSentence(redness.obstacle)).toMatch(/pas la même version/u);
    expect(compared(by(pair[0], newer), by(pair[1], newer)).counts.improvement).toBe(2);
  });

  it("compareDiagnoses has a step of the jowls confirmed unless the photos compare well", () => {
    const jowls = (photo: ReturnType<typeof quality>) =>
      compared(
        diagnosis(scores({ 999: 2 })),
        laterDiagnosis([], { result: parseDiagnosisResult([photo, ...scores({ 999: 3 })]) }),
      ).criteria.at(-1);
    expect(jowls(quality(90))).toMatchObject({ delta: 1, verdict: "improvement" });
    expect(jowls(quality(60))).toMatchObject({ delta: 1, verdict: "unconfirmed" });
  });

  it("compareDiagnoses gives the same comparison for both orders, always", () => {
    const values = fc.dictionary(
      fc.constantFrom(...criterionIds.map(String)),
      fc.double({ min: -5, max: 130, noNaN: true }),
      { maxKeys: 13 },
    );
    fc.assert(
      fc.property(values, values, fc.integer({ min: -1, max: 1 }), (one, other, days) => {
        const first = diagnosis(scores({ 30: 50, ...one }));
        const created = new Date(first.created.getTime() + days * 86_400_000);
        const second = laterDiagnosis(scores({ 30: 50, ...other }), { created });
        const outcome = compareDiagnoses(first, second);
        expect(compareDiagnoses(second, first)).toEqual(outcome);
        expect(outcome.ok).toBe(true);
      }),
    );
  });
});

describe("a comparison is refused", () => {
  const started = { ...after, state: "started", result: null } as const;
  const failed = { ...after, state: "error", result: null } as const;

  it.each([
    ["same-diagnosis", "the same diagnosis twice", before],
    ["different-customers", "two people", { ...after, customer: "lea" }],
    ["different-customers", "diagnoses of two professionals", { ...after, uid: "nadia" }],
    ["different-customers", "one id at two professionals", { ...before, uid: "nadia" }],
    ["unknown-customer", "a quick diagnosis", { ...after, customer: null }],
    ["failed", "an analysis that failed", failed],
    ["not-done", "an analysis that still runs", started],
    ["no-result", "a result that cannot be read", { ...after, result: null }],
    ["no-result", "an older result that cannot be read", { ...before, id: "d0", result: null }],
    ["nothing-in-common", "nothing measured on both photos", laterDiagnosis(scores({ 50: 40 }))],
  ] as const)("a comparison is refused as %s: %s", (refusal, _words, other) => {
    expect(compareDiagnoses(before, other)).toEqual({ ok: false, refusal });
    expect(compareDiagnoses(other, before)).toEqual({ ok: false, refusal });
  });

  it("a comparison is refused as unknown-customer: two quick diagnoses", () => {
    const quick = { customer: null };
    expect(compareDiagnoses({ ...before, ...quick }, { ...after, ...quick })).toMatchObject({
      refusal: "unknown-customer",
    });
  });

  it("a comparison is refused as nothing-in-common: all that they share is hidden", () => {
    const hidden = [30, 31, 32, 39] as const;
    expect(compareDiagnoses(before, after, { hidden })).toMatchObject({ refusal: "nothing-in-common" });
  });

  it("a comparison is refused with a title and a message that a callable passes on", () => {
    for (const refusal of [
      "same-diagnosis",
      "different-customers",
      "unknown-customer",
      "failed",
      "not-done",
      "no-result",
      "nothing-in-common",
    ] as const) {
      const { title, message } = comparisonRefusalTexts[refusal];
      expect(title).not.toMatch(/[.!]$/u);
      expect(message).toMatch(/\.$/u);
      expect(message).toBe(typeset(message));
      expect(messageFor(comparisonRefusalError(refusal)).message).toBe(message);
    }
  });
});

describe("the key of a recap", () => {
  it("the key of a recap is the older id, a hyphen, the newer id", () => {
    expect(comparisonKey("d1", "d2")).toBe("d1-d2");
  });

  it("the key of a recap belongs to the two oldest first", () => {
    const [older, newer] = oldestFirst(after, before);
    expect(comparisonKey(older.id, newer.id)).toBe(compared(before, after).key);
  });
});

it("a report waits for its recap, in words that people are shown", () => {
  expect(messageFor(comparisonRecapUnderway()).message).toMatch(/^Le bilan est en cours de rédaction/u);
});
