import { compareDiagnoses } from "@carnation/domain/comparison";
import { criteria as allCriteria, type Criterion } from "@carnation/domain/criterion";
import { rankRecommendations } from "@carnation/domain/internal/recommendation";
import { parseDiagnosisMasks } from "@carnation/domain/mask";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { bestFirst, priorities, strengths, synthesis } from "@carnation/domain/summary";
import { comparisonChart, criterionReading, criterionTrend, photoMasks } from "@carnation/domain/ui";
import { isScoreValid } from "@carnation/domain/validity";
import { describe, expect, it } from "vitest";
import { parseAiSettings } from "../ai-settings/parseAiSettings.ts";
import { defaultAiSettings } from "../ai-settings/aiSettings.ts";
import { aiSettingsWarnings } from "../ai-settings/aiSettingsWarnings.ts";
import { displaySettingsOf, parseDisplaySettings } from "../ai-settings/displaySettings.ts";
import { recommendations } from "@carnation/domain/testing/recommendations";
import { unmeasuredSentence } from "../report/reportRows.ts";
import { entry, notMeasured } from "@carnation/domain/testing/resultEntries";
import { criteriaInForce } from "./criteriaInForce.ts";
import { judgeResult } from "./judgeResult.ts";

const observed = (...ids: readonly number[]): Criterion[] =>
  allCriteria.map((criterion) => (ids.includes(criterion.id) ? { ...criterion, observed: true } : criterion));
const entries = [entry(30, 20), entry(36, 95), entry(32, 80), notMeasured(35, "face-too-small")];
const criteria = observed(30, 36, 35);
const result = parseDiagnosisResult(entries, { criteria });
const of = (id: number) => result.criteria.find(({ criterion }) => criterion.id === id)!;

describe("a criterion that is looked at", () => {
  it("a criterion that is looked at has no value, band, area or sub-measure, whatever was measured", () => {
    expect(of(30)).toMatchObject({ value: null, band: null, margin: null, areas: [], subMetrics: [] });
    expect(of(30).reason).toBe("observed");
    expect(JSON.stringify(result.criteria)).not.toContain('"value":20');
  });

  it("a criterion that is looked at and was not measured says why instead", () => {
    expect(of(35).reason).toBe("face-too-small");
  });

  it("a criterion that is looked at is the same whether the result is read or judged so", () => {
    expect(judgeResult(parseDiagnosisResult(entries), { criteria })).toEqual(result);
  });

  it("a criterion that is looked at is neither a strength nor a priority, and is never counted as nothing to do", () => {
    for (const told of [strengths(result), priorities(result), bestFirst(result)]) {
      expect(told.map(({ criterion: { id } }) => id)).not.toEqual(expect.arrayContaining([30]));
      expect(told.map(({ criterion: { id } }) => id)).not.toEqual(expect.arrayContaining([36]));
    }
    expect(synthesis(result)).toContain("parmi les critères notés");
    expect(synthesis(parseDiagnosisResult([entry(30, 20)], { criteria }))).toContain("se regardent");
    expect(synthesis(result, { hidden: [30, 36] })).not.toContain("parmi les critères notés");
  });

  it("a criterion that is looked at answers no recommendation", () => {
    const ranked = rankRecommendations(recommendations, result);
    const terms = [...ranked.cosmetics, ...ranked.other].flatMap((each) => each.terms);
    expect(terms.map(({ criterion }) => criterion.id)).not.toContain(30);
  });

  it("a criterion that is looked at has no verdict, no change and no trend, and is named apart in the report", () => {
    const diagnosis = { uid: "u1", customer: "c1", state: "done", engineVersion: null } as const;
    const before = { ...diagnosis, id: "a", created: new Date("2026-05-01"), result };
    const after = { ...before, id: "b", created: new Date("2026-06-01") };
    const outcome = compareDiagnoses(before, after);
    const told = outcome.ok ? outcome.comparison.criteria : [];
    expect(outcome.ok && outcome.comparison.counts.stable).toBe(1);
    expect(outcome.ok && outcome.comparison.counts.incomparable).toBe(told.length - 3);
    const blocks = outcome.ok ? comparisonChart(outcome.comparison).blocks : [];
    // The first criterion of all is looked at: its axis comes first all the same.
    expect(blocks.map(({ label }) => label)).toEqual(["Scores", "Âges perçus", "Niveaux"]);
    const rows = blocks.flatMap((block) => block.rows);
    expect(rows.map(({ label }) => label)).not.toContain("Rougeurs");
    expect(rows.map(({ label }) => label)).toContain("Uniformité");
    const redness = told.find(({ criterion }) => criterion.id === 30);
    expect(redness).toMatchObject({ before: null, after: null, delta: null, verdict: "incomparable" });
    expect(redness?.obstacle).toEqual({ kind: "observed", reason: null });
    expect(unmeasuredSentence(told)).toMatch(/À observer, sans score.: rougeurs et imperfections\.$/u);
    expect(criterionTrend([before, after], 30)).toBeNull();
  });

  it("a criterion that is looked at says what was seen and no number", () => {
    expect(criterionReading(of(30), { seen: "Surtout sur la joue gauche." })).toMatchObject({
      value: null,
      observed: true,
      reason: "Surtout sur la joue gauche.",
    });
    expect(criterionReading(of(30)).reason).toBeUndefined();
  });

  it("a criterion that is looked at is drawn on the photo without the values of its zones", () => {
    const masks = parseDiagnosisMasks({
      version: 1,
      masks: [
        {
          name: "redness_heatmap",
          type: "heatmap",
          levels: [[[4000, 5000, 100, 0, 0, 100]], [], []],
          places: [{ area: "left_cheek", amount: 9 }],
        },
      ],
      anchors: [{ area: "left_cheek", at: [6000, 5500] }],
    });
    const [redness] = photoMasks(result, masks!);
    expect(redness?.shapes).toHaveLength(1);
    expect(redness).toMatchObject({ where: "Surtout la joue gauche.", zones: [] });
  });

  it("a criterion that is looked at counts marks, and no pores", () => {
    const masks = parseDiagnosisMasks({
      version: 1,
      masks: [
        { name: "pores_points", type: "point", points: [10, 10, 20, 20], radius: 5, places: [] },
        { name: "acne_regions", type: "polygon", shapes: [[10, 10, 5, 5, 0, 5]], places: [] },
      ],
      anchors: [],
    });
    const looked = parseDiagnosisResult([entry(35, 20), entry(36, 20)], { criteria });
    const where = photoMasks(looked, masks!).map((mask) => [mask.label, mask.where]);
    expect(where).toContainEqual(["Pores", "Sur l’ensemble du visage."]);
    expect(where).toContainEqual(["Imperfections", "1\u00A0imperfection repérée."]);
  });
});

describe("the text of a criterion that is looked at", () => {
  const texts = new Map(criteriaInForce(defaultAiSettings()).map(({ key, text }) => [key, text]));

  it("the text of a criterion that is looked at says nothing of a score, and keeps when a doctor must be seen", () => {
    expect(texts.get("Redness")).toMatch(/peuvent les accentuer\.$/u);
    expect(texts.get("Pigmentation")).toMatch(/largement\. Toute tache récente .* à un médecin\.$/u);
    expect(texts.get("Uniformness")).toContain("Plus le score est élevé");
  });
});

describe("the settings", () => {
  const { key, id } = allCriteria.find((criterion) => !isScoreValid(criterion.key))!;

  it("leave to be looked at what the embedded engine is not right enough for, whatever is stored", () => {
    const stored = { criteria: { [id]: { scored: true } } };
    expect(parseAiSettings(stored).criteria[id].scored).toBe(false);
    expect(parseAiSettings({ ...stored, engine: { name: "remote" } }).criteria[id].scored).toBe(true);
    expect(parseAiSettings({}).criteria[id].scored).toBe(isScoreValid(key));
    const scored = allCriteria.find((criterion) => isScoreValid(criterion.key))!;
    expect(parseAiSettings({ criteria: { [scored.id]: { scored: false } } }).criteria[scored.id].scored).toBe(
      false,
    );
  });

  it("the settings tell the screens as they are stored, and the default where nothing is", () => {
    const remote = parseAiSettings({ engine: { name: "remote" }, criteria: { [id]: { scored: true } } });
    const display: unknown = JSON.parse(JSON.stringify(displaySettingsOf(remote)));
    expect(parseDisplaySettings(display).criteria[id].scored).toBe(true);
    expect(parseDisplaySettings({}).criteria[id].scored).toBe(false);
  });

  it("the settings that would score it all the same are refused, with its name", () => {
    const settings = defaultAiSettings();
    const forced = { ...settings, criteria: { ...settings.criteria } };
    forced.criteria[id] = { ...forced.criteria[id], scored: true };
    const errors = aiSettingsWarnings(forced, null).filter(({ level }) => level === "error");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.path).toBe("engine.name");
    expect(aiSettingsWarnings(settings, null).filter(({ level }) => level === "error")).toEqual([]);
  });
});
