import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { formatPhone, phoneField } from "./phone.ts";
import { problemOf } from "../testing/problemOf.ts";

const spaced = (text: string): string => text.replaceAll(" ", "\u00A0");

describe("a telephone number", () => {
  it.each([
    ["06 12 34 56 78", "+33612345678", "06 12 34 56 78"],
    ["0612345678", "+33612345678", "06 12 34 56 78"],
    ["06.12.34.56.78", "+33612345678", "06 12 34 56 78"],
    ["06-12-34-56-78", "+33612345678", "06 12 34 56 78"],
    ["06\u00A012\u202F34 56 78", "+33612345678", "06 12 34 56 78"],
    ["+33 6 12 34 56 78", "+33612345678", "06 12 34 56 78"],
    ["+33 (0)6 12 34 56 78", "+33612345678", "06 12 34 56 78"],
    ["+33 06 12 34 56 78", "+33612345678", "06 12 34 56 78"],
    ["0033 6 12 34 56 78", "+33612345678", "06 12 34 56 78"],
    ["33612345678", "+33612345678", "06 12 34 56 78"],
    ["tel:+33612345678", "+33612345678", "06 12 34 56 78"],
    ["01 40 20 50 50", "+33140205050", "01 40 20 50 50"],
    ["0590 82 00 00", "+590590820000", "05 90 82 00 00"],
    ["0690 12 34 56", "+590690123456", "06 90 12 34 56"],
    ["+33 690 12 34 56", "+590690123456", "06 90 12 34 56"],
    ["+590 690 12 34 56", "+590690123456", "06 90 12 34 56"],
    ["0694 12 34 56", "+594694123456", "06 94 12 34 56"],
    ["0696 12 34 56", "+596696123456", "06 96 12 34 56"],
    ["0692 12 34 56", "+262692123456", "06 92 12 34 56"],
    ["0639 12 34 56", "+262639123456", "06 39 12 34 56"],
    ["+262 976 12 34 56", "+262976123456", "+262 976 12 34 56"],
    ["+590 0690 12 34 56", "+590690123456", "06 90 12 34 56"],
    ["+32 475 12 34 56", "+32475123456", "+32 475 12 34 56"],
    ["+41 22 730 62 14", "+41227306214", "+41 227 30 62 14"],
    ["+1 (202) 555-0123", "+12025550123", "+1 202 555 0123"],
    ["+352 27 12 34", "+352271234", "+352 27 12 34"],
    ["+377 93 15 26 00", "+37793152600", "+377 93 15 26 00"],
    ["+687 25 83 00", "+687258300", "+687 25 83 00"],
    ["00 44 20 7946 0958", "+442079460958", "+44 20 79 46 09 58"],
  ])("%s is %s, written %s", (typed, number, written) => {
    expect(v.parse(phoneField, typed)).toBe(number);
    expect(formatPhone(number)).toBe(spaced(written));
  });

  const count =
    "Un numéro français compte dix chiffres. Pour un autre pays, commencez par + et son indicatif\u00A0: +32 475 12 34 56";
  it.each([
    ["", "Saisissez le numéro de téléphone."],
    ["06 12 34 56", count],
    ["612345678", count],
    ["00", "Un numéro de téléphone ne contient que des chiffres. Exemple\u00A0: 06 12 34 56 78"],
    ["poste 12", "Un numéro de téléphone ne contient que des chiffres. Exemple\u00A0: 06 12 34 56 78"],
    ["+33 6 12 34", "Ce numéro n’existe pas. Vérifiez l’indicatif du pays et les chiffres."],
    ["+33 00 12 34 56 78", "Ce numéro n’existe pas. Vérifiez l’indicatif du pays et les chiffres."],
    ["+12345", "Ce numéro n’existe pas. Vérifiez l’indicatif du pays et les chiffres."],
    ["+1234567890123456", "Ce numéro n’existe pas. Vérifiez l’indicatif du pays et les chiffres."],
  ])("a telephone number refuses %j: %s", (typed, problem) => {
    expect(problemOf(phoneField, typed)).toBe(problem);
  });

  it("written in French is read back: parse(format(x)) = x", () => {
    const french = fc.stringMatching(/^0[1-9]\d{8}$/u);
    const foreign = fc.stringMatching(/^\+[124-9]\d{6,14}$/u);
    const overseas = fc.stringMatching(/^\+(?:33|262|590|594|596)[1-9]\d{8}$/u);
    fc.assert(
      fc.property(fc.oneof(french, overseas, foreign), (typed) => {
        const number = v.parse(phoneField, typed);
        expect(v.parse(phoneField, number)).toBe(number);
        expect(v.parse(phoneField, formatPhone(number))).toBe(number);
      }),
    );
  });
});

describe("a stored number that is no E.164", () => {
  it.each(["06 12 34 56 78", "0612345678", "+33 6 12 34 56 78", "", "poste 12", `+${"1".repeat(50_000)}`])(
    "a stored number that is no E.164 is shown as it is: %j",
    (stored) => {
      expect(formatPhone(stored)).toBe(stored);
    },
  );
});
