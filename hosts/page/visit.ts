import { compareDiagnoses, type DiagnosisToCompare } from "@carnation/domain/comparison";
import { computeQuote, quoteTable } from "@carnation/domain/quote";
import { type DiagnosisResult, parseDiagnosisResult } from "@carnation/domain/result";
import { priorities, strengths, synthesis } from "@carnation/domain/summary";
import { comparisonChart, criterionReading, insightItem } from "@carnation/domain/ui";

/** An entry of a result file, as the analysis writes it. */
const measured = (id: number, value: number): unknown => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});
const hidden = (id: number): unknown => ({
  algorithm_version_id: id,
  result: { area_results: [], not_measured: { reason: "area-hidden" } },
});

const june = [measured(30, 38), measured(32, 63), measured(35, 71), measured(36, 88), measured(51, 66)];
const november = [measured(30, 46), measured(32, 65), measured(35, 58), measured(36, 94), measured(51, 81)];
const result = parseDiagnosisResult([...november, measured(31, 39), hidden(37)], { realAge: 41 });

const diagnosis = (id: string, day: string, of: DiagnosisResult): DiagnosisToCompare => ({
  id,
  uid: "claire",
  customer: "anais",
  created: new Date(`${day}T09:00:00Z`),
  state: "done",
  engineVersion: "1.0.0",
  result: of,
});
const outcome = compareDiagnoses(
  diagnosis("1", "2026-06-12", parseDiagnosisResult(june)),
  diagnosis("2", "2026-11-21", result),
);
if (!outcome.ok) throw new Error(`The two diagnoses are not a pair: ${outcome.refusal}`);

const quote = computeQuote(
  [
    {
      id: "serum",
      recommendation: "serum",
      group: "home",
      label: "Sérum éclat",
      details: "Matin",
      quantity: 2,
      unitPrice: 4950,
      vatRate: 2000,
    },
    {
      id: "light",
      recommendation: "light",
      group: "cabin",
      label: "Photomodulation LED rouge",
      details: "Une séance par semaine",
      quantity: 6,
      unitPrice: 5900,
      vatRate: 2000,
    },
  ],
  { discount: 10 },
);

const reading = (id: number) => {
  const found = result.criteria.find(({ criterion }) => criterion.id === id);
  if (found === undefined) throw new Error(`There is no criterion ${id}.`);
  return criterionReading(found, { realAge: 41 });
};

/** A visit of Anaïs Morel, as `@carnation/domain/ui` gives it to the components: nothing is rewritten here. */
export const visit = {
  synthesis: synthesis(result),
  strengths: strengths(result).map(insightItem),
  priorities: priorities(result).map(insightItem),
  redness: reading(30),
  pores: reading(35),
  age: reading(31),
  firmness: reading(37),
  hydration: reading(51),
  comparison: comparisonChart(outcome.comparison),
  quote: quoteTable(quote),
};
