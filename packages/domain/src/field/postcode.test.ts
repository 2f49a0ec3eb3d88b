import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isFrenchPostcode, postcodeField } from "./postcode.ts";
import { problemOf } from "../testing/problemOf.ts";

describe("a postcode", () => {
  it.each([
    ["75011", "75011"],
    ["75 011", "75011"],
    ["F-75011", "75011"],
    ["FR 75011", "75011"],
    ["01000", "01000"],
    ["20137", "20137"],
    ["97800", "97800"],
    ["98000", "98000"],
    ["98800", "98800"],
  ])("a postcode typed as %j is %s", (typed, postcode) => {
    expect(v.parse(postcodeField, typed)).toBe(postcode);
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

  it.each(Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0")))(
    "a postcode of department %s exists",
    (department) => {
      expect(isFrenchPostcode(`${department}000`)).toBe(true);
    },
  );
});
