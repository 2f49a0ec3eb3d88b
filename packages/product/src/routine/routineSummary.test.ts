import {
  countSteps,
  emptyRoutine,
  type Routine,
  type RoutineStep,
  routineSummary,
} from "@carnation/domain/routine";
import { routineText } from "@carnation/domain/internal/routine";
import { expect, it } from "vitest";
import { reportCare } from "../report/reportCare.ts";

const step = (label: string, more: Partial<RoutineStep> = {}): RoutineStep => {
  const texts = { label, frequency: "", note: "", override: null };
  return { ...texts, id: label, recommendation: label, place: 0, quantity: 1, ...more };
};
const routine: Routine = {
  ...emptyRoutine,
  morning: [step("Gelée"), step("Solaire", { frequency: "tous les jours", note: "En dernier" })],
  cabin: [step("LED", { quantity: 4, override: "Accord écrit" })],
};

it("routineSummary names the steps of the moments that have some", () => {
  expect(routineSummary(routine)).toEqual([
    { moment: "morning", label: "Matin", names: ["Gelée", "Solaire"] },
    { moment: "cabin", label: "En cabine", names: ["LED"] },
  ]);
  expect(countSteps(routine)).toBe(3);
  expect(countSteps({ ...emptyRoutine, discount: 10 })).toBe(0);
});

it("routineSummary is a text to keep, with everything that was written", () => {
  expect(routineText({ ...routine, note: "À bientôt", nextPhoto: "2026-12-21" })).toBe(
    [
      "Matin\n1. Gelée\n2. Solaire – tous les jours – En dernier",
      "En cabine\n1. LED × 4 – Maintenu\u00A0: Accord écrit",
      "À bientôt",
      "Prochaine photo\u00A0: le 21\u00A0décembre\u00A02026",
    ].join("\n\n"),
  );
  expect(routineText({ ...emptyRoutine, morning: [step("Gelée")] })).toBe("Matin\n1. Gelée");
});

it("routineSummary is told in a report as what was advised; without a step as nothing", () => {
  const advised = new Date("2026-06-12T10:00:00Z");
  expect(reportCare(routine, advised)).toEqual({
    note: "Soins conseillés le 12\u00A0juin\u00A02026.",
    lines: ["Matin\u00A0: Gelée, Solaire", "En cabine\u00A0: LED"],
  });
  expect(reportCare(emptyRoutine, advised)).toBeNull();
});
