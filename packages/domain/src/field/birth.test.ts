import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ageOf, birthYearField, majorityOf } from "./birth.ts";
import { problemOf } from "../testing/problemOf.ts";

const now = new Date("2026-11-21T13:05:00Z");

describe("a year of birth", () => {
  it.each([
    [" 1985 ", 1985],
    ["2026", 2026],
    ["1896", 1896],
  ])("%j is %i", (typed, year) => {
    expect(v.parse(birthYearField(now), typed)).toBe(year);
  });

  it.each([
    ["", "Saisissez l’année de naissance."],
    ["85", "Une année compte quatre chiffres. Exemple\u00A0: 1985"],
    ["2027", "Cette date est dans le futur."],
    ["1895", "Cette date remonte à plus de 130 ans."],
  ])("a year of birth refuses %j: %s", (typed, problem) => {
    expect(problemOf(birthYearField(now), typed)).toBe(problem);
  });

  it("a year of birth follows the calendar of Paris", () => {
    expect(v.parse(birthYearField(new Date("2026-12-31T23:30:00Z")), "2027")).toBe(2027);
  });
});

describe("age", () => {
  it.each([
    ["1985-11-21", 41],
    ["1985-11-22", 40],
    ["2026-11-21", 0],
  ])("age of somebody born on %s is %i", (day, age) => {
    expect(ageOf(day, now)).toBe(age);
  });

  it.each([
    [null, "adult"],
    [1985, "adult"],
    [2007, "adult"],
    [2008, "depends"],
    [2009, "minor"],
    [2026, "minor"],
  ] as const)("born in %s: %s", (year, majority) => {
    expect(majorityOf(year, now)).toBe(majority);
  });
});
