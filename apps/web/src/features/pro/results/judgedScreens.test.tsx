import { compareDiagnoses, type DiagnosisComparison } from "@carnation/domain/comparison";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { type AiSettings, defaultAiSettings, displaySettingsOf } from "@carnation/product/ai-settings";
import { parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { type Judgement, judgementOf } from "@carnation/product/judgement";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }], confidence: "high" },
});
const result = parseDiagnosisResult([entry(30, 72), entry(36, 94), entry(35, 60)]);
const defaults = defaultAiSettings();
const starting: AiSettings = {
  ...defaults,
  criteria: { ...defaults.criteria, 30: { ...defaults.criteria[30], scored: true } },
};
const customer = parseCustomer("anais", { firstname: "Anaïs", lastname: "Morel", consent: true });

const withCriteria = (criteria: Partial<AiSettings["criteria"]>): AiSettings => ({
  ...starting,
  version: 4,
  criteria: { ...starting.criteria, ...criteria },
});
/** Redness judged strictly, then a scale that was loosened. */
const strict: Judgement = judgementOf(
  withCriteria({ 30: { ...starting.criteria[30], good: 90, medium: 80 } }),
);
const now = withCriteria({
  30: { ...starting.criteria[30], good: 10, medium: 5, text: "Un texte d’aujourd’hui.", order: 13 },
  36: { ...starting.criteria[36], enabled: false },
});

function open(path: string, diagnoses: readonly Diagnosis[], comparison?: DiagnosisComparison): void {
  const workspace = memoryWorkspace(
    { diagnoses: listOf(...diagnoses), customers: listOf(customer) },
    {
      diagnoses: { result: () => Promise.resolve(result) },
      comparisons: {
        compare: () => (comparison ? Promise.resolve(comparison) : Promise.reject(new Error("none"))),
      },
    },
  );
  const displaySettings: typeof workspace.displaySettings = {
    watch: (onNext) => {
      onNext(documentOf(displaySettingsOf(now)));
      return () => undefined;
    },
  };
  openApp(path, { ...workspace, displaySettings });
}

beforeEach(() => {
  // jsdom lays nothing out, and scrolls nowhere.
  Element.prototype.scrollIntoView = vi.fn();
});

test("a result is judged by what its diagnosis keeps, and shown as the settings say today", async () => {
  open("/user/diagnosis/results/d1?onglet=criteres", [diagnosisOf({ judgement: strict })]);
  expect(await screen.findByText("Un texte d’aujourd’hui.")).toBeDefined();
  expect(screen.getAllByText("Rougeurs marquées").length).toBeGreaterThan(0);
  expect(screen.queryByText("Teint apaisé")).toBeNull();
  expect(screen.queryByText("Imperfections")).toBeNull();
});

test("a result from before its judgement was kept is judged by the starting values", async () => {
  open("/user/diagnosis/results/d1?onglet=criteres", [diagnosisOf({ judgement: null })]);
  expect((await screen.findAllByText("Teint apaisé")).length).toBeGreaterThan(0);
});

test("a photo that was advised against says so beside its results", async () => {
  open("/user/diagnosis/results/d1", [
    diagnosisOf({ judgement: { ...strict, photoVerdict: "advised-against" } }),
  ]);
  expect(await screen.findByText(/en dessous de ce qui est conseillé/u)).toBeDefined();
});

test("a comparison says when its two photos were judged by other limits", async () => {
  const of = (id: string, date: string, judgement: Judgement | null): Diagnosis =>
    diagnosisOf({ id, customer: "anais", created: new Date(date), judgement });
  const older = of("old", "2026-06-12T09:00:00Z", null);
  const newer = of("new", "2026-11-21T09:00:00Z", strict);
  const outcome = compareDiagnoses({ ...older, result }, { ...newer, result });
  const { comparison } = outcome as { comparison: DiagnosisComparison };
  open("/user/diagnosis/compare/old/new", [newer, older], comparison);
  expect(await screen.findByText(/Les réglages de l’analyse ont changé/u)).toBeDefined();
  open("/user/diagnosis/compare/old/new", [newer, { ...older, judgement: strict }], comparison);
  await waitFor(() => expect(screen.getAllByText(/La raison de chaque verdict/u)).toHaveLength(2));
  expect(screen.getAllByText(/Les réglages de l’analyse ont changé/u)).toHaveLength(1);
});
