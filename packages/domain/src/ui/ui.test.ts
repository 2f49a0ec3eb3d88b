import { describe, expect, it } from "vitest";
import { example } from "../testing/exampleComparison.ts";
import { criterionById } from "../criterion/criteria.ts";
import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { arrangeRoutine } from "../routine/arrangeRoutine.ts";
import { emptyRoutine, type Routine, type RoutineStep } from "../routine/routine.ts";
import { area, entry, notMeasured } from "../testing/resultEntries.ts";
import { compared, diagnosis, laterDiagnosis, scores } from "../testing/diagnoses.ts";
import {
  areaMeasures,
  faceZones,
  comparisonChart,
  criterionReading,
  criterionTrend,
  insightItem,
  routineColumns,
  subMeasures,
} from "./index.ts";

const file = [
  entry(30, 46.4, {
    confidence: "medium",
    area_results: [area("face", 46.4, { redness_local_score: 41 }), area("left_cheek", 38)],
  }),
  entry(36, 93.6, {
    area_results: [
      area("face", 93.6, { number_of_regions: 3, density_score: 12.34, average_intensity_score: 8.94 }),
    ],
  }),
  entry(31, 39),
  entry(51, 61, { confidence: "low", margin: 9.2 }),
  entry(39, 62, { area_results: [area("face", 62, { average_region_size: 0.123 })] }),
  entry(999, 3),
  notMeasured(37, "area-hidden"),
];

const of = (id: number, realAge?: number): CriterionResult =>
  parseDiagnosisResult(file, { realAge }).criteria.find(({ criterion }) => criterion.id === id)!;

describe("a criterion as a gauge", () => {
  it("a criterion as a gauge carries its scale, its bands from worst to best, its words and its margin", () => {
    expect(criterionReading(of(30))).toEqual({
      label: "Rougeurs",
      value: 46,
      min: 0,
      max: 100,
      direction: "higher",
      unit: "/100",
      scale: "continuous",
      bands: [{ tone: "priority" }, { tone: "maintain", from: 50 }, { tone: "strength", from: 70 }],
      phrase: "Rougeurs marquées",
      stableThreshold: 5,
      confidence: "medium",
    });
  });

  it("a criterion as a gauge carries the margin of its photo where that is wider than the criterion's own", () => {
    expect(criterionReading(of(51))).toMatchObject({ stableThreshold: 10, confidence: "low" });
  });

  it("a criterion as a gauge has no value when it was not measured, with the reason and the remedy when the engine gave one", () => {
    expect(criterionReading(of(37))).toMatchObject({
      value: null,
      reason: expect.stringContaining("masquée"),
      remedy: expect.stringContaining("reprenez la photo"),
    });
    const silent = criterionReading(of(50));
    expect(silent.value).toBeNull();
    expect(silent).not.toHaveProperty("reason");
    expect(silent).not.toHaveProperty("phrase");
  });

  it("a criterion as a gauge draws levels in steps", () => {
    expect(criterionReading(of(999))).toMatchObject({ scale: "steps", min: 1, max: 4, value: 3 });
  });

  it("a criterion as a gauge reads a perceived age against the real one, and alone as a mere reference", () => {
    expect(criterionReading(of(31))).toMatchObject({ direction: "lower", bands: [], unit: "ans", value: 39 });
    expect(criterionReading(of(31))).not.toHaveProperty("reference");
    const read = criterionReading(of(31, 41), { realAge: 41 });
    expect(read.bands.map(({ tone, from }) => [tone, from])).toEqual([
      ["maintain", undefined],
      ["reference", 43],
      ["strength", 38],
    ]);
    expect(read.reference).toEqual({ value: 41, text: "âge réel\u00A0: 41\u00A0ans" });
    expect(read).not.toHaveProperty("phrase");
  });

  it("a criterion as a gauge draws the margin that the engine states, and says it of an age", () => {
    expect(criterionReading({ ...of(31), margin: 9 })).toMatchObject({
      stableThreshold: 9,
      phrase: "à 9\u00A0ans près",
    });
    expect(criterionReading({ ...of(30), margin: 2 }).stableThreshold).toBe(5);
  });

  it("a criterion as a gauge calls an age near the real one where the margin is wider than the limits", () => {
    const { bands } = criterionReading({ ...of(31, 41), margin: 9 }, { realAge: 41 });
    expect(bands.map(({ from }) => from)).toEqual([undefined, 50, 32]);
  });

  it("a criterion as a gauge has no band where the caller's criterion has no limit", () => {
    const criterion = { ...criterionById(30), thresholds: null };
    expect(criterionReading({ ...of(30), criterion }, { realAge: 41 }).bands).toEqual([]);
  });

  it("a criterion as a gauge is an item with the printed value, which is empty when nothing was measured", () => {
    expect(insightItem(of(36))).toEqual({
      id: "36",
      label: "Imperfections",
      phrase: "Peau nette",
      value: "94",
    });
    expect(insightItem(of(37))).toMatchObject({ phrase: "", value: "" });
  });
});

describe("the measures under a criterion", () => {
  it("the measures under a criterion are gauges on the criterion's own bands where they have its scale", () => {
    expect(subMeasures(of(30))).toMatchObject([
      { id: "redness_local_score", reading: { label: "Rougeurs localisées", value: 41, min: 0, max: 100 } },
    ]);
    expect(areaMeasures(of(30))).toMatchObject([
      { id: "left_cheek", reading: { label: "Joue gauche", value: 38 } },
    ]);
  });

  it("a criterion on the face has a place for each of its parts, those without a value too", () => {
    const zones = faceZones(of(30));
    expect(zones.map(({ id, part, reading }) => [id, part, reading.label, reading.value])).toEqual([
      ["forehead", "forehead", "Front", null],
      ["nose", "nose", "Nez", null],
      ["right_cheek", "rightCheek", "Joue droite", null],
      ["left_cheek", "leftCheek", "Joue gauche", 38],
    ]);
    expect(faceZones({ ...of(30), areas: [] })).toEqual([]);
  });

  it("a part of the face has the confidence of its criterion, and none where that has none", () => {
    const confidenceOf = (confidence: "low" | null): unknown[] =>
      faceZones({ ...of(30), confidence }).map(({ reading }) => reading.confidence);
    expect(confidenceOf("low")).toEqual(["low", "low", "low", "low"]);
    expect(confidenceOf(null)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("the measures under a criterion are words where they have none, with the digits and the unit of the measure", () => {
    const text = (id: number) =>
      subMeasures(of(id)).map((measure) => ("text" in measure ? measure.text : measure.id));
    expect(text(36)).toEqual(["3", "12,3\u00A0%", "9/100"]);
    expect(text(39)).toEqual(["0,12\u00A0% de la zone"]);
  });
});

describe("a comparison as a chart", () => {
  it("a comparison as a chart has an axis for the scores, the ages and the levels, with the domain's own verdicts", () => {
    const { blocks, beforeLabel, afterLabel } = comparisonChart(example);
    expect([beforeLabel, afterLabel]).toEqual(["12\u00A0juin\u00A02026", "21\u00A0novembre\u00A02026"]);
    expect(blocks.map(({ id, min, max, scale }) => [id, min, max, scale])).toEqual([
      ["scores-higher", 0, 100, "continuous"],
      ["ages-lower", undefined, undefined, "continuous"],
      ["levels-higher", 1, 4, "steps"],
    ]);
    const rows = blocks.flatMap((block) => block.rows);
    expect(rows.map(({ id, verdict }) => `${id} ${verdict}`).toSorted()).toEqual(
      example.criteria.map(({ criterion, verdict }) => `${criterion.id} ${verdict}`).toSorted(),
    );
    expect(rows.find(({ id }) => id === "30")).toEqual({
      id: "30",
      label: "Rougeurs",
      before: 38,
      after: 46,
      stableThreshold: 5,
      verdict: "improvement",
    });
    expect(rows.find(({ id }) => id === "37")?.reason).toMatch(/seconde photo/u);
  });

  it("a comparison as a chart marks a row of low confidence, and no other", () => {
    const criteria = example.criteria.map((one) =>
      one.criterion.id === 30 ? { ...one, confidence: "low" as const } : one,
    );
    const rows = comparisonChart({ ...example, criteria }).blocks.flatMap((block) => block.rows);
    expect(rows.filter(({ indicative }) => indicative === true).map(({ id }) => id)).toEqual(["30"]);
  });

  it("a comparison as a chart keeps values of two engines apart, each row saying why", () => {
    const other = laterDiagnosis(scores({ 30: 80 }), { engineVersion: "2.0.0" });
    const [block] = comparisonChart(compared(diagnosis(scores({ 30: 40 })), other)).blocks;
    expect(block?.rows[0]).toMatchObject({ before: 40, after: 80, verdict: "incomparable" });
    expect(block?.rows[0]?.reason).toMatch(/même version/u);
  });
});

describe("a routine as a board", () => {
  const step = (id: string, more: Partial<RoutineStep>): RoutineStep => ({
    id,
    recommendation: id,
    label: `Soin ${id}`,
    place: 0,
    quantity: 1,
    frequency: "",
    note: "",
    override: null,
    ...more,
  });
  const routine: Routine = {
    ...emptyRoutine,
    morning: [step("s1", { frequency: "2 fois par semaine", note: "En couche fine" }), step("s2", {})],
    cabin: [step("s3", { note: "20 min" })],
  };

  it("a routine as a board has its four moments, with how often and how", () => {
    expect(routineColumns(routine)).toEqual([
      {
        id: "morning",
        title: "Matin",
        steps: [
          { id: "s1", name: "Soin s1", note: "2 fois par semaine · En couche fine" },
          { id: "s2", name: "Soin s2" },
        ],
      },
      { id: "evening", title: "Soir", steps: [] },
      { id: "weekly", title: "Chaque semaine", steps: [] },
      { id: "cabin", title: "En cabine", steps: [{ id: "s3", name: "Soin s3", note: "20 min" }] },
    ]);
  });

  it("a routine as a board comes back from the board after a gesture as the same routine", () => {
    expect(arrangeRoutine(routine, routineColumns(routine)).routine).toEqual(routine);
    const turned = routineColumns(routine).map((column) => ({ ...column, steps: column.steps.toReversed() }));
    expect(arrangeRoutine(routine, turned).routine.morning.map(({ id }) => id)).toEqual(["s2", "s1"]);
  });
});

describe("a criterion over several diagnoses", () => {
  const measured = (day: number, engine: string | null, ...entries: ReturnType<typeof entry>[]) => ({
    id: `d${day}`,
    created: new Date(Date.UTC(2026, 9, day)),
    result: parseDiagnosisResult(entries.map((one) => ({ ...one, engine_version: engine }))),
  });
  const version = "carnation-1.3.0";

  it("a criterion over several diagnoses has a point for each, the widest of their margins, and none of another version of the engine", () => {
    const trend = criterionTrend(
      [
        measured(1, "carnation-1.2.0", entry(30, 90)),
        measured(2, version, entry(30, 46.4, { margin: 9.2 })),
        measured(9, version, entry(30, 58)),
        measured(5, version, notMeasured(30, "area-hidden")),
      ],
      30,
    );
    expect(trend).toMatchObject({
      label: "Rougeurs",
      min: 0,
      max: 100,
      unit: "/100",
      differenceUnit: { one: "pt", other: "pts" },
      stableThreshold: 10,
      otherVersions: 1,
      otherMeasures: 0,
    });
    expect(trend?.points.map(({ id, value }) => [id, value])).toEqual([
      ["d9", 58],
      ["d5", null],
      ["d2", 46],
    ]);
  });

  it("a trend leaves out and counts what measured something else than the newest: other areas, another redness", () => {
    const zones = (...names: readonly string[]) => ({ area_results: names.map((name) => area(name, 50)) });
    const trend = criterionTrend(
      [
        measured(1, version, entry(32, 40, zones("face", "right_cheek"))),
        measured(2, version, entry(32, 41, { ...zones("face", "forehead"), skin_erythema: 14.9 })),
        measured(3, version, entry(32, 42, { ...zones("face", "forehead"), skin_erythema: 14 })),
        measured(4, version, entry(32, 43, zones("face", "forehead"))),
        measured(5, version, entry(32, 44, { ...zones("face", "forehead"), skin_erythema: 18 })),
      ],
      32,
    );
    expect(trend?.points.map(({ id }) => id)).toEqual(["d5", "d4"]);
    expect(trend?.otherMeasures).toBe(3);
  });

  it("a criterion over several diagnoses lets the chart find the bounds of ages, and is nothing where nothing was measured", () => {
    expect(criterionTrend([measured(1, version, entry(31, 39))], 31, { realAge: 40 })).not.toHaveProperty(
      "min",
    );
    expect(criterionTrend([measured(1, version, notMeasured(30, "area-hidden"))], 30)).toBeNull();
    expect(criterionTrend([measured(1, version)], 30)).toBeNull();
    expect(criterionTrend([], 30)).toBeNull();
  });
});
