import {
  compareDiagnoses,
  computeQuote,
  emptyRoutine,
  parseDiagnosisResult,
  quoteItems,
  type Routine,
  type RoutineStep,
} from "@carnation/domain";
import {
  arrangeRoutine,
  comparisonChart,
  criterionReading,
  insightItem,
  quoteTable,
  routineColumns,
} from "@carnation/domain/ui";
import { ComparisonChart, ComparisonCounts } from "@carnation/ui/comparison-chart";
import { CriterionRow, InsightList } from "@carnation/ui/criteria-panel";
import { CriterionGauge, RadialGauge } from "@carnation/ui/criterion-gauge";
import { QuoteTable } from "@carnation/ui/quote-table";
import { RoutineBoard } from "@carnation/ui/routine-board";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

// That this file compiles is half of what it proves: the domain knows no component, and the kit no criterion.

const textOf = (node: ReactNode): string =>
  renderToString(node)
    .replaceAll(/<!-- -->|<[^>]*>/gu, " ")
    .replaceAll(/[\s\u00A0\u202F]+/gu, " ");

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});

const options = { realAge: 41 };
const result = parseDiagnosisResult([entry(30, 46), entry(36, 94), entry(31, 39), entry(999, 3)], options);

test("the gauges, rows and lists take every criterion of a result, measured or not", () => {
  expect(result.criteria).toHaveLength(13);
  for (const each of result.criteria) {
    const reading = criterionReading(each, options);
    expect(textOf(<CriterionGauge {...reading} variant="detail" />)).toContain(each.criterion.label);
    expect(textOf(<RadialGauge {...reading} />)).toContain(each.criterion.label);
    expect(textOf(<CriterionRow {...reading} />)).toContain(each.criterion.label);
  }
  const [redness, age] = result.criteria.map((each) => criterionReading(each, options));
  expect(textOf(<CriterionGauge {...redness!} />)).toMatch(/46 \/100 .*Priorité .*Rougeurs marquées/u);
  expect(textOf(<CriterionGauge {...age!} />)).toMatch(/39 ans .*Proche de l’âge réel.*âge réel : 41 ans/u);
  const items = result.criteria.slice(0, 1).map(insightItem);
  expect(textOf(<InsightList tone="priority" title="Priorités" items={items} />)).toContain("Rougeurs");
});

test("the chart takes a comparison, and says nothing of a difference between two engines", () => {
  const diagnosis = { uid: "u", customer: "c", state: "done", engineVersion: "1" } as const;
  const one = { ...diagnosis, id: "a", created: new Date("2026-06-12T09:00:00Z"), result };
  const later = { ...diagnosis, id: "b", created: new Date("2026-11-21T09:00:00Z") };
  const drawn = (engineVersion: string, value: number): string => {
    const other = { ...later, engineVersion, result: parseDiagnosisResult([entry(30, value)]) };
    const outcome = compareDiagnoses(one, other);
    if (!outcome.ok) throw new Error(outcome.refusal);
    const view = comparisonChart(outcome.comparison);
    return textOf(
      <>
        <ComparisonCounts blocks={view.blocks} />
        <ComparisonChart {...view} />
      </>,
    );
  };
  expect(drawn("1", 81)).toMatch(/46 → 81.*\+35 pts.*Amélioration/u);
  const apart = drawn("2", 81);
  expect(apart).toContain("les deux analyses n’ont pas la même version");
  expect(apart).not.toContain("+35");
});

test("the quote's table and the routine's board take a routine, and the board's columns make one again", () => {
  const step: RoutineStep = {
    id: "s1",
    recommendation: "led",
    label: "LED rouge",
    place: 0,
    quantity: 2,
    frequency: "une par semaine",
    note: "",
    override: null,
  };
  const routine: Routine = { ...emptyRoutine, cabin: [step] };
  const quote = computeQuote(quoteItems(routine, new Map([["led", { price: 3500, vatRate: 2000 }]])));
  expect(textOf(<QuoteTable caption="Devis" {...quoteTable(quote)} />)).toMatch(/LED rouge.*70,00 €/u);

  const columns = routineColumns(routine);
  const board = (
    <RoutineBoard columns={columns} onColumnsChange={(moved) => void arrangeRoutine(routine, moved)} />
  );
  expect(textOf(board)).toMatch(/En cabine.*LED rouge.*une par semaine/u);
});
