import { compareDiagnoses } from "@carnation/domain/comparison";
import { criteria, criterionById } from "@carnation/domain/criterion";
import {
  canBeObserved,
  observationChoices,
  observationValues,
  observedWords,
  parseObservations,
} from "@carnation/domain/internal/observation";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { priorities, strengths } from "@carnation/domain/summary";
import { describe, expect, it } from "vitest";
import { parseDiagnosis } from "../diagnosis/diagnosis.ts";
import { entry } from "@carnation/domain/testing/resultEntries";

const date = new Date("2026-03-12T10:00:00Z");
const jowls = criterionById(999);
const sagging = criterionById(37);

describe("the choices of an observation", () => {
  it("the choices of an observation are the four levels of the jowls, the best last", () => {
    expect(observationChoices(jowls)).toEqual([
      { value: "1", label: "Ovale très relâché", short: "1/4" },
      { value: "2", label: "Ovale relâché", short: "2/4" },
      { value: "3", label: "Ovale légèrement adouci", short: "3/4" },
      { value: "4", label: "Ovale net", short: "4/4" },
    ]);
  });

  it("the choices of an observation are the criterion's own bands where it has a score", () => {
    expect(observationChoices(sagging).map(({ label, short }) => [label, short])).toEqual([
      ["Relâchement visible", "Priorité"],
      ["Léger relâchement", "À entretenir"],
      ["Traits toniques", "Point fort"],
    ]);
  });

  it("the choices of an observation are none for an age, and only asked for where nothing was measured", () => {
    const { criteria: results } = parseDiagnosisResult([entry(37, 60)]);
    const asked = results.filter(canBeObserved).map(({ criterion }) => criterion.id);
    expect(asked).toEqual(criteria.map(({ id }) => id).filter((id) => ![31, 41, 37].includes(id)));
  });
});

describe("stored observations", () => {
  it.each(criteria)("$id takes its own values and no others", (criterion) => {
    const values = ["1", "2", "3", "4", "poor", "medium", "good", "5", 3, null];
    const read = values.filter(
      (choice) => Object.keys(parseObservations({ [criterion.id]: { choice, date } })).length > 0,
    );
    expect(read.toSorted()).toEqual(observationValues(criterion).toSorted());
  });

  it.each([
    undefined,
    null,
    3,
    "?",
    [],
    { 999: "3" },
    { 999: { choice: "3" } },
    { 43: { choice: "good", date } },
  ])("stored observations are none for %j", (fields) => {
    expect(parseObservations(fields)).toEqual({});
  });
});

describe("the words of an observation", () => {
  it("the words of an observation are those of its choice, or none", () => {
    expect(observedWords(jowls, { choice: "3" })).toBe("Ovale légèrement adouci · 3/4");
    expect(observedWords(sagging, { choice: "medium" })).toBe("Léger relâchement · À entretenir");
    expect(observedWords(sagging, { choice: "3" })).toBe("");
  });
});

describe("an observation is no measure", () => {
  const observed = (id: string, choice: string) => {
    const stored = { uid: "claire", consent: true, customer: "lea", state: "done", created: date };
    const diagnosis = parseDiagnosis(id, { ...stored, observations: { 999: { choice, date } } });
    return { ...diagnosis, result: parseDiagnosisResult([entry(30, 60)]) };
  };

  it("an observation is no measure compares with nothing, however far two of them lie apart", () => {
    const outcome = compareDiagnoses(observed("d1", "1"), observed("d2", "4"));
    if (!outcome.ok) throw new Error(outcome.refusal);
    expect(outcome.comparison.criteria.find(({ criterion }) => criterion === jowls)).toMatchObject({
      before: null,
      after: null,
      delta: null,
      verdict: "incomparable",
    });
    expect(outcome.comparison.counts).toMatchObject({ improvement: 0, watch: 0 });
  });

  it("an observation is no measure is neither a strength nor a priority", () => {
    const { result } = observed("d1", "1");
    const led = [...strengths(result), ...priorities(result)].map(({ criterion }) => criterion.id);
    expect(led).not.toContain(999);
    expect(result.criteria.find(({ criterion }) => criterion.id === 999)).toMatchObject({
      value: null,
      band: null,
    });
  });
});
