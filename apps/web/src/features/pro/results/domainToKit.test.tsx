import { compareDiagnoses } from "@carnation/domain/comparison";
import { computeQuote, quoteItems, quoteTable } from "@carnation/domain/quote";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { arrangeRoutine, emptyRoutine, type Routine, type RoutineStep } from "@carnation/domain/routine";
import { comparisonChart, criterionReading, insightItem, routineColumns } from "@carnation/domain/ui";
import { parseBusiness } from "@carnation/product/profile";
import { type PrintableQuote, quoteDocument, type QuoteDocument } from "@carnation/product/quote";
import { ComparisonChart, ComparisonCounts } from "@carnation/ui/comparison-chart";
import { CriterionRow, InsightList } from "@carnation/ui/criteria-panel";
import { CriterionGauge, RadialGauge } from "@carnation/ui/criterion-gauge";
import { QuoteSheet, QuoteTable } from "@carnation/ui/quote-table";
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

const sold = (id: string, group: "cabin" | "home", unitPrice: number | null, vatRate = 2000) => ({
  id,
  recommendation: id,
  group,
  label: `Soin ${id}`,
  details: id === "a" ? "" : "Matin et soir",
  quantity: 8,
  unitPrice,
  vatRate,
});

const quote: PrintableQuote = {
  number: { year: 2026, sequence: 42 },
  version: 2,
  recipient: { name: "Anaïs Morel", email: "anais@exemple.fr", lines: [] },
  emitter: {
    ...parseBusiness({ city: "Lyon", siret: "73282932000074", mediator: "exemple-mediation.fr" }),
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    email: "claire@exemple.fr",
  },
  items: [sold("a", "cabin", 123_450), sold("b", "home", 3999), sold("c", "home", 2110, 550)],
  discount: 12.5,
  vat: "included",
  issuedOn: "2026-12-01",
  validUntil: "2026-12-31",
  conditions: "Règlement à chaque séance.",
  signature: { name: "Anaïs Morel", date: new Date("2026-12-01T13:05:00Z"), place: "Lyon" },
};

/** Gives what is read on the screen: without what stands twice for narrow ones, and what only screen readers have. */
function sheetText({ emitter, recipient, table, conditions, agreement, ...rest }: QuoteDocument): string {
  const { number, issuedOn, validUntil, legal } = rest;
  const { signed } = agreement;
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <QuoteSheet
      emitter={emitter}
      recipient={recipient}
      number={number}
      issuedOn={issuedOn}
      validUntil={validUntil}
      conditions={conditions.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      signature={signed ? { src: "x.png", name: signed.name, signedOn: signed.date } : undefined}
      legal={legal}
    >
      <QuoteTable caption="Lignes du devis" lines={table.lines} totals={table.totals} vat={table.vat} />
    </QuoteSheet>,
  );
  for (const other of page.querySelectorAll("[aria-hidden], caption")) other.remove();
  return page.innerHTML.replaceAll(/<!-- -->|<[^>]*>/gu, " ").replaceAll("&nbsp;", "\u00A0");
}

test.each<[string, Partial<PrintableQuote>]>([
  ["two rates, signed", {}],
  ["no VAT", { vat: "exempt", signature: null }],
  ["a missing price", { items: [sold("a", "home", null)], discount: 0 }],
])("a quote's sheet says what its PDF prints, to the letter: %s", (_what, changes) => {
  const printed = quoteDocument({ ...quote, ...changes });
  const { emitter, heading, facts, recipient, printed: table, conditions, agreement, legal } = printed;
  const words = [
    emitter.name,
    ...emitter.lines,
    heading,
    ...facts,
    recipient.label,
    recipient.name,
    ...recipient.lines,
    ...Object.values(table.columns),
    ...table.groups.flatMap(({ title, lines }) => [
      title,
      ...lines.flatMap((line) => [line.label, line.details, line.quantity, line.unit, line.vat, line.total]),
    ]),
    ...table.totals.flatMap(({ label, note, amount }) => [label, note, amount]),
    table.mention,
    conditions.label,
    ...conditions.paragraphs,
    agreement.label,
    agreement.signed?.text,
    legal,
  ];
  // No-break spaces count.
  const plain = (text: string): string => text.replaceAll(/[ \n]+/gu, " ").trim();
  expect(plain(sheetText(printed))).toBe(plain(words.join(" ")));
});
