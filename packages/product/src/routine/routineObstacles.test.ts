import {
  contraindicatedSentence,
  contraindicatedSteps,
  unknownSteps,
  unknownStepsSentence,
} from "@carnation/domain/internal/routine";
import { emptyRoutine, type Routine, type RoutineStep } from "@carnation/domain/routine";
import { expect, it } from "vitest";
import { recommendation } from "@carnation/domain/testing/recommendations";
import { contraindicationReasons } from "../diagnosis/careChoices.ts";

const step = (id: string, of: string): RoutineStep => {
  const texts = { label: `Soin ${of}`, frequency: "", note: "", override: null };
  return { ...texts, id, recommendation: of, place: 0, quantity: 1 };
};
const routine: Routine = {
  ...emptyRoutine,
  morning: [step("s1", "serum"), step("s2", "gone")],
  evening: [step("s3", "retinol"), step("s4", "peeling"), step("s5", "gone")],
  weekly: [step("s6", "peeling")],
};
const catalogue = [
  recommendation({ id: "serum", subcategory: null }),
  recommendation({ id: "retinol", subcategory: null, contraindications: ["grossesse", "old"] }),
  recommendation({ id: "peeling", subcategory: null, active: false, contraindications: ["grossesse"] }),
];
const viewer = { uid: "claire", enabledSubcategories: [], subcategories: [] };

it("routineObstacles says each contraindicated product once, with the names of the reasons", () => {
  const names = [{ id: "grossesse", name: "Grossesse" }];
  const of = (routineOf: Routine, met: readonly string[]) =>
    contraindicatedSentence(contraindicatedSteps(routineOf, contraindicationReasons(catalogue, met, names)));
  expect(of(routine, [])).toBeNull();
  expect(of({ ...emptyRoutine, evening: routine.evening.slice(0, 1) }, ["grossesse", "old"])).toBe(
    "À éviter pour cette personne\u00A0: «\u00A0Soin retinol\u00A0» (Grossesse\u202F; Contre-indication retirée de la liste). Écrivez pourquoi vous le gardez, ou retirez-le de la routine.",
  );
  expect(of(routine, ["grossesse"])).toBe(
    "À éviter pour cette personne\u00A0: «\u00A0Soin retinol\u00A0» (Grossesse), «\u00A0Soin peeling\u00A0» (Grossesse). Écrivez pourquoi vous les gardez, ou retirez-les de la routine.",
  );
});

it("routineObstacles knows the steps of what is not seen, but for those that were there", () => {
  const ids = (stored: Routine) =>
    unknownSteps(routine, stored, catalogue, viewer).map((unknown) => unknown.id);
  expect(ids(emptyRoutine)).toEqual(["s2", "s4", "s5", "s6"]);
  expect(ids({ ...emptyRoutine, cabin: [step("x", "gone")] })).toEqual(["s4", "s6"]);
  expect(ids(routine)).toEqual([]);
});

it("routineObstacles says their names once", () => {
  expect(unknownStepsSentence([])).toBeNull();
  expect(unknownStepsSentence([step("a", "gone"), step("b", "gone")])).toBe(
    "Votre catalogue ne propose plus\u00A0: «\u00A0Soin gone\u00A0». Retirez-le de la routine.",
  );
  expect(unknownStepsSentence([step("a", "gone"), step("b", "peeling")])).toBe(
    "Votre catalogue ne propose plus\u00A0: «\u00A0Soin gone\u00A0», «\u00A0Soin peeling\u00A0». Retirez-les de la routine.",
  );
});
