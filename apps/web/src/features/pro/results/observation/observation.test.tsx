import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, everyScore, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const face = (value: number) => ({ area_results: [{ area_name: "face", main_metric: { value } }] });
const missing = (reason: string) => ({ area_results: [], not_measured: { reason } });
const result = parseDiagnosisResult([
  { algorithm_version_id: 30, result: { ...face(60), confidence: "high" } },
  { algorithm_version_id: 31, result: { ...face(47), confidence: "low", margin: 9 } },
  { algorithm_version_id: 37, result: missing("area-hidden") },
  { algorithm_version_id: 999, result: missing("needs-three-quarter-view") },
]);

const show = (
  criterion: number,
  fields: Partial<Diagnosis> = {},
  diagnoses: Partial<Workspace["diagnoses"]> = {},
  customers = listOf<ReturnType<typeof parseCustomer>>(),
) =>
  openApp(
    `/user/diagnosis/results/d1?critere=${criterion}`,
    memoryWorkspace(
      { diagnosis: documentOf(diagnosisOf(fields)), customers, displaySettings: everyScore },
      { diagnoses: { result: () => Promise.resolve(result), ...diagnoses } },
    ),
  );

const ownWords = () => screen.findByRole("region", { name: "Votre observation" });

test("the jaw line, which no front photo shows, is graded beside four drawings", async () => {
  const observe = vi.fn<Workspace["diagnoses"]["observe"]>(() => Promise.resolve());
  show(999, {}, { observe });
  const own = within(await ownWords());
  await userEvent.click(own.getByRole("button", { name: "Noter mon observation" }));
  expect(document.activeElement).toBe(own.getByRole("heading", { name: "Votre observation" }));
  const choices = own.getByRole("radiogroup", { name: /ovale du visage/u });
  expect(choices.querySelectorAll("svg")).toHaveLength(4);
  await userEvent.click(own.getByRole("button", { name: "Enregistrer l’observation" }));
  expect(own.getByText("Choisissez ce que vous voyez.")).toBeDefined();
  await userEvent.click(own.getByRole("radio", { name: "3 · Ovale légèrement adouci" }));
  await userEvent.click(own.getByRole("button", { name: "Enregistrer l’observation" }));
  expect(observe).toHaveBeenCalledExactlyOnceWith("d1", 999, "3");
  expect(await own.findByRole("button", { name: "Noter mon observation" })).toBeDefined();
});

test("an observation is shown with its date, as nothing but that; it is changed and taken away", async () => {
  const forgetObservation = vi.fn<Workspace["diagnoses"]["forgetObservation"]>(() => Promise.resolve());
  const observations = { 37: { choice: "medium", date: new Date("2026-03-12T10:00:00Z") } } as const;
  show(37, { observations }, { forgetObservation });
  const own = await ownWords();
  expect(own.textContent).toContain("Léger relâchement · À entretenir, notée le 12\u00A0mars\u00A02026");
  expect(own.textContent).toContain("Ce n’est pas une mesure");
  await userEvent.click(within(own).getByRole("button", { name: "Modifier l’observation" }));
  const chosen = within(own).getByRole<HTMLInputElement>("radio", { name: /Léger relâchement/u });
  expect(chosen.checked).toBe(true);
  await userEvent.click(within(own).getByRole("button", { name: "Annuler" }));
  await userEvent.click(within(own).getByRole("button", { name: "Retirer l’observation" }));
  expect(forgetObservation).toHaveBeenCalledExactlyOnceWith("d1", 37);
});

test("an observation that was not saved is still there, with the reason", async () => {
  const observe = () => Promise.reject(new CarnationError("offline"));
  show(999, {}, { observe });
  const own = within(await ownWords());
  await userEvent.click(own.getByRole("button", { name: "Noter mon observation" }));
  await userEvent.click(own.getByRole("radio", { name: "4 · Ovale net" }));
  await userEvent.click(own.getByRole("button", { name: "Enregistrer l’observation" }));
  expect(await own.findByRole("alert")).toBeDefined();
  expect(own.getByRole<HTMLInputElement>("radio", { name: "4 · Ovale net" }).checked).toBe(true);
});

test("an observation is not asked for about what was measured, nor about an age", async () => {
  show(30);
  await screen.findByRole("region", { name: "Critère choisi" });
  expect(screen.queryByRole("region", { name: "Votre observation" })).toBeNull();
});

test.each([
  [1980, true],
  [2012, false],
])("the perceived age of a client born in %s is shown with its margin: %s", async (birth_year, shown) => {
  const client = parseCustomer("c1", { firstname: "Léa", lastname: "Petit", birth_year });
  show(31, { customer: "c1" }, {}, listOf(client));
  const chosen = await screen.findByRole("region", { name: "Critère choisi" });
  const text = chosen.textContent?.replaceAll("\u00A0", " ");
  expect(text?.includes("à 9 ans près")).toBe(shown);
  expect(text?.includes("Âge perçu du visage")).toBe(shown);
});
