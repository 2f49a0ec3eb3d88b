import { describe, expect, it } from "vitest";
import { isEmptyRoutine, isSameRoutine, isSavedRoutine, routineDifferences } from "./compareRoutines.ts";
import { emptyRoutine, type Routine, type RoutineStep } from "./routine.ts";

function step(id: string, fields: Partial<RoutineStep> = {}): RoutineStep {
  const texts = { label: `Produit ${id}`, frequency: "", note: "", override: null };
  return { id, recommendation: id, place: 0, quantity: 1, ...texts, ...fields };
}

const own: Routine = { ...emptyRoutine, morning: [step("a"), step("b")], note: "À bientôt" };

it.each<[string, Routine, boolean, boolean]>([
  ["that nobody saved", emptyRoutine, true, false],
  ["saved without a step", { ...emptyRoutine, version: 1 }, true, true],
  ["saved before there were versions", own, false, true],
])("a routine %s", (_what, routine, empty, saved) => {
  expect(isEmptyRoutine(routine)).toBe(empty);
  expect(isSavedRoutine(routine)).toBe(saved);
});

describe("two versions of a routine", () => {
  it.each<[string, Partial<Routine>]>([
    ["its discount", { discount: 10 }],
    ["its version", { version: 4 }],
    ["blanks around a text", { note: " À bientôt " }],
    ["the ids of its steps", { morning: [step("a", { id: "x", override: "" }), step("b")] }],
  ])("advise the same when they differ by %s", (_what, change) => {
    expect(isSameRoutine(own, { ...own, ...change })).toBe(true);
    expect(routineDifferences(own, { ...own, ...change })).toEqual([]);
  });

  it.each<[Partial<Routine>, string[]]>([
    [{ morning: [step("b"), step("a")] }, ["Matin : dans un autre ordre"]],
    [{ morning: [step("c"), step("a")] }, ["Matin : avec « Produit c », sans « Produit b »"]],
    [{ morning: [step("a", { quantity: 2 }), step("b")] }, ["Matin : des précisions différentes"]],
    [{ morning: [] }, ["Matin : sans « Produit a », sans « Produit b »"]],
    [{ weekly: [step("c")] }, ["Chaque semaine : avec « Produit c »"]],
    [{ nextPhoto: "2027-01-04" }, ["Prochaine photo : 4 janvier 2027"]],
    [{ note: "" }, ["Le mot à la personne n’est pas le même"]],
  ])("differ by what the other one has (%#)", (change, expected) => {
    const other = { ...own, ...change };
    expect(isSameRoutine(own, other)).toBe(false);
    expect(routineDifferences(own, other).map(plain)).toEqual(expected.map(plain));
  });

  it("two versions of a routine say that the other one fixes no day", () => {
    expect(routineDifferences({ ...own, nextPhoto: "2027-01-04" }, own).map(plain)).toEqual([
      "Prochaine photo : aucune date",
    ]);
  });
});

function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/gu, " ");
}
