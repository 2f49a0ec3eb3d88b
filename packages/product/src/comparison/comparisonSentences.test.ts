import { evolutionSentence, recapText } from "@carnation/domain/comparison";
import { criterionById } from "@carnation/domain/criterion";
import { formatAgeDelta, formatSubMetricDelta } from "@carnation/domain/internal/comparison";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { typeset } from "@carnation/domain/text";
import { comparisonReportSubject } from "./comparisonReportSubject.ts";
import { compared, diagnosis, laterDiagnosis, quality, scores } from "@carnation/domain/testing/diagnoses";
import { example } from "@carnation/domain/testing/exampleComparison";
import { describe, expect, it } from "vitest";

const N = "\u00A0";
const M = "\u2212";

describe("differences", () => {
  it("differences of secondary measures count, or are points", () => {
    const [count, density] = criterionById(36).subMetrics;
    const [, size] = criterionById(39).subMetrics;
    expect(formatSubMetricDelta(count!, -4)).toBe(`${M}4`);
    expect(formatSubMetricDelta(density!, 1.7)).toBe(`+1,7${N}point`);
    expect(formatSubMetricDelta(size!, -0.21)).toBe(`${M}0,21${N}point`);
    expect(formatSubMetricDelta(criterionById(30).subMetrics[0]!, 12)).toBe(`+12${N}points`);
  });

  it("differences of ages in words", () => {
    expect(formatAgeDelta(-4)).toBe(`4${N}ans de moins`);
    expect(formatAgeDelta(1)).toBe(`1${N}an de plus`);
  });
});

describe("evolutionSentence (CRITERIA C)", () => {
  const sentences = new Map(
    example.criteria.map((one) => [one.criterion.id, evolutionSentence(one, example.before.created)]),
  );

  it.each([
    [30, "Rougeurs : +8\u00A0points depuis le 12\u00A0juin\u00A02026 — amélioration"],
    [39, `Taches pigmentaires : ${M}7\u00A0points depuis le 12\u00A0juin\u00A02026 — à surveiller`],
    [35, "Pores : stable (écart non significatif)"],
    [41, "Âge perçu du regard : 4\u00A0ans de moins depuis le 12\u00A0juin\u00A02026 — amélioration"],
    [37, "Fermeté : comparaison impossible"],
    [999, "Ovale du visage : stable (écart non significatif)"],
  ] as const)("evolutionSentence (CRITERIA C) of %i", (id, sentence) => {
    expect(sentences.get(id)).toBe(typeset(sentence));
  });

  it("evolutionSentence (CRITERIA C) asks for a second photo where the jowls moved between photos that do not compare well", () => {
    const blurred = { result: parseDiagnosisResult([quality(60), ...scores({ 999: 3 })]) };
    const comparison = compared(diagnosis(scores({ 999: 2 })), laterDiagnosis([], blurred));
    const jowls = comparison.criteria.at(-1)!;
    expect(evolutionSentence(jowls, comparison.before.created)).toBe(
      typeset(
        "Ovale du visage : +1\u00A0niveau depuis le 12\u00A0juin\u00A02026 — à confirmer sur une prochaine photo",
      ),
    );
    expect(recapText(comparison)).toContain(
      typeset("À confirmer sur une prochaine photo : ovale du visage (+1\u00A0niveau)."),
    );
  });
});

describe("the object of the e-mail (MARKET E1)", () => {
  it.each([
    ["2026-03-12T09:00:00Z", "du 12\u00A0mars au 21\u00A0novembre\u00A02026"],
    ["2025-12-31T22:59:00Z", "du 31\u00A0décembre\u00A02025 au 21\u00A0novembre\u00A02026"],
    ["2025-12-31T23:00:00Z", "du 1er\u00A0janvier au 21\u00A0novembre\u00A02026"],
    ["2026-11-21T06:00:00Z", "du 21\u00A0novembre\u00A02026, 7\u00A0h\u00A000 et 10\u00A0h\u00A000"],
  ])("the object of the e-mail of a comparison from %s is %s", (iso, period) => {
    const before = { id: "d1", created: new Date(iso) };
    const after = { id: "d2", created: new Date("2026-11-21T09:00:00Z") };
    expect(comparisonReportSubject({ before, after })).toBe(`Votre comparaison de peau ${period}`);
  });
});
