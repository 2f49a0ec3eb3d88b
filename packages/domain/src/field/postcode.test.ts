import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { departmentOf, isFrenchPostcode, postcodeField } from "./postcode.ts";
import { problemOf } from "../testing/problemOf.ts";

describe("a postcode", () => {
  it.each([
    ["75011", "75011", "75"],
    ["75 011", "75011", "75"],
    ["F-75011", "75011", "75"],
    ["FR 75011", "75011", "75"],
    ["01000", "01000", "01"],
    ["95880", "95880", "95"],
    ["20000", "20000", "2A"],
    ["20137", "20137", "2A"],
    ["20200", "20200", "2B"],
    ["20620", "20620", "2B"],
    ["97110", "97110", "971"],
    ["97200", "97200", "972"],
    ["97300", "97300", "973"],
    ["97400", "97400", "974"],
    ["97500", "97500", "975"],
    ["97600", "97600", "976"],
    ["97800", "97800", "978"],
    ["98000", "98000", "980"],
    ["98600", "98600", "986"],
    ["98713", "98713", "987"],
    ["98800", "98800", "988"],
  ])("%j is %s, in %s", (typed, postcode, department) => {
    expect(v.parse(postcodeField, typed)).toBe(postcode);
    expect(departmentOf(postcode)).toBe(department);
  });

  it.each([
    ["", "Saisissez le code postal."],
    ["7501", "Un code postal compte cinq chiffres. Exemple\u00A0: 75011"],
    ["2A000", "Un code postal compte cinq chiffres. Exemple\u00A0: 75011"],
    ["B-1000", "Un code postal compte cinq chiffres. Exemple\u00A0: 75011"],
    ["00100", "Ce code postal n’existe pas."],
    ["20700", "Ce code postal n’existe pas."],
    ["96000", "Ce code postal n’existe pas."],
    ["97900", "Ce code postal n’existe pas."],
    ["98200", "Ce code postal n’existe pas."],
    ["99000", "Ce code postal n’existe pas."],
  ])("a postcode refuses %j: %s", (typed, problem) => {
    expect(problemOf(postcodeField, typed)).toBe(problem);
  });

  it("a postcode of nowhere is in no department", () => {
    expect(departmentOf("99000")).toBeNull();
    expect(departmentOf("7501")).toBeNull();
  });

  it.each(Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0")))(
    "a postcode of department %s exists",
    (department) => {
      expect(isFrenchPostcode(`${department}000`)).toBe(true);
    },
  );
});
