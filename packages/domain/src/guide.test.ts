import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareDiagnoses, comparisonRefusalTexts } from "./comparison/index.ts";
import { CarnationError, messageFor } from "./error/index.ts";
import { emailField, formObject, siretField } from "./field/index.ts";
import { formatMoney } from "./format/index.ts";
import { computeQuote, quoteItems } from "./quote/index.ts";
import { parseDiagnosisResult } from "./result/index.ts";
import { addStep, emptyRoutine, routineProduct } from "./routine/index.ts";
import { priorities, strengths, synthesis } from "./summary/index.ts";
import { quality } from "./testing/diagnoses.ts";
import { recommendation } from "./testing/recommendations.ts";
import { entry } from "./testing/resultEntries.ts";
import { comparisonChart, criterionReading } from "./ui/index.ts";

const json = [quality(93), entry(30, 88), entry(36, 20)];
const later = parseDiagnosisResult([quality(93), entry(30, 60), entry(36, 70)]);
const finished = { uid: "institute", customer: "anais", state: "done", engineVersion: "1.7.0" };
const serum = recommendation({ id: "serum", name: "Sérum" });

test("the example of the guide reads, shows, compares, sells, validates and tells", () => {
  const result = parseDiagnosisResult(json);
  const redness = result.criteria.find(({ criterion }) => criterion.id === 30);
  expect(redness?.value).toBe(88);

  const best = strengths(result).map(({ criterion }) => criterion.label);
  const needs = priorities(result).map(({ criterion }) => criterion.label);
  const sentence = synthesis(result);
  const gauge = redness && criterionReading(redness);
  expect([best, needs.length > 0, sentence.length > 10, gauge?.value]).toEqual([
    ["Rougeurs"],
    true,
    true,
    88,
  ]);

  const outcome = compareDiagnoses(
    { id: "june", created: new Date("2026-06-12T09:00:00Z"), result, ...finished },
    { id: "november", created: new Date("2026-11-21T09:00:00Z"), result: later, ...finished },
  );
  const chart = outcome.ok ? comparisonChart(outcome.comparison) : null;
  const refusal = outcome.ok ? null : comparisonRefusalTexts[outcome.refusal].message;
  expect([chart === null, refusal]).toEqual([false, null]);

  const change = addStep(emptyRoutine, "morning", routineProduct(serum, []));
  const items = quoteItems(change.routine, new Map([["serum", { price: 49_00 }]]));
  const quote = computeQuote(items, { discount: 10 });
  const total = formatMoney(quote.totals?.total ?? 0);
  expect(total.replaceAll(/\s/gu, " ")).toBe("44,10 €");

  const contact = formObject({ email: emailField, siret: siretField });
  const checked = contact["~standard"].validate({ email: "claire@", siret: "" });
  expect(checked).toMatchObject({ issues: [{ message: /adresse/u }, { message: /SIRET/u }] });

  const told = messageFor(new CarnationError("offline"));
  expect(told.code).toBe("offline");
});

test("the guide's blocks of code are the example's, word for word", () => {
  const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();
  const example = plain(readFileSync(import.meta.filename, "utf8"));
  const guide = readFileSync(join(import.meta.dirname, "../GUIDE.md"), "utf8");
  const blocks = [...guide.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, code = ""]) => plain(code));
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.filter((code) => !example.includes(code))).toEqual([]);
});
