import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { satisfiesLuhn } from "./luhn.ts";
import { formatSiret, isSiret, siretField } from "./siret.ts";
import { problemOf } from "../testing/problemOf.ts";
import { formatVatNumber, isVatNumber, usualVatNumber, vatNumberField } from "./vatNumber.ts";

/** The digits completed by the one that satisfies Luhn's formula. */
const withLuhn = (digits: string): string => {
  const last = "0123456789".split("").find((digit) => satisfiesLuhn(digits + digit));
  return `${digits}${last}`;
};
const sirens = fc.stringMatching(/^[1-9]\d{7}$/u).map(withLuhn);
const sirets = fc.tuple(sirens, fc.stringMatching(/^\d{4}$/u)).map(([siren, nic]) => withLuhn(siren + nic));

describe("a SIRET number", () => {
  it.each([
    ["732 829 320 00074", "73282932000074"],
    ["73282932000074", "73282932000074"],
    ["732.829.320.00074", "73282932000074"],
    ["732\u00A0829\u202F320 00074", "73282932000074"],
    ["356 000 000 00048", "35600000000048"],
    ["356 000 000 00042", "35600000000042"],
  ])("%j is kept as %s", (typed, siret) => {
    expect(v.parse(siretField, typed)).toBe(siret);
  });

  it.each([
    ["", "Saisissez le numéro SIRET."],
    ["732 829 320 0007A", "Un numéro SIRET ne contient que des chiffres."],
    ["732 829 320", "Un numéro SIRET compte 14 chiffres\u00A0: ici, 9."],
    ["732 829 320 00075", "Ce numéro SIRET n’existe pas. Vérifiez les chiffres."],
    ["732 829 321 00073", "Ce numéro SIRET n’existe pas. Vérifiez les chiffres."],
    ["000 000 000 00000", "Ce numéro SIRET n’existe pas. Vérifiez les chiffres."],
    ["356 000 000 00049", "Ce numéro SIRET n’existe pas. Vérifiez les chiffres."],
  ])("a SIRET number refuses %j: %s", (typed, problem) => {
    expect(problemOf(siretField, typed)).toBe(problem);
  });

  it("a SIRET number needs a valid SIREN inside, whatever its own key", () => {
    const siret = withLuhn("7328293210007");
    expect(satisfiesLuhn(siret)).toBe(true);
    expect(isSiret(siret)).toBe(false);
    expect(isSiret("7328293200007")).toBe(false);
  });

  it("a SIRET number of another company may not use the rule of La Poste", () => {
    expect(isSiret("73282932000070")).toBe(false);
  });

  it("a SIRET number is read back as it is printed: parse(format(x)) = x", () => {
    expect(formatSiret("73282932000074")).toBe("732\u00A0829\u00A0320\u00A000074");
    fc.assert(
      fc.property(sirets, (siret) => {
        expect(v.parse(siretField, formatSiret(siret))).toBe(siret);
      }),
    );
  });

  it("a SIRET number with one wrong digit is always refused", () => {
    fc.assert(
      fc.property(sirets, fc.nat(13), fc.integer({ min: 1, max: 9 }), (siret, at, shift) => {
        const digits = Array.from(siret, Number);
        const wrong = digits.map((digit, index) => (index === at ? (digit + shift) % 10 : digit)).join("");
        fc.pre(!siret.startsWith("356000000") && !wrong.startsWith("356000000"));
        expect(isSiret(wrong)).toBe(false);
      }),
    );
  });
});

describe("a VAT number", () => {
  it.each([
    ["FR 40 303 265 045", "FR40303265045", "FR 40 303 265 045"],
    ["fr40.303.265.045", "FR40303265045", "FR 40 303 265 045"],
    ["FR 23 334 175 221", "FR23334175221", "FR 23 334 175 221"],
    ["FR K7 399 859 412", "FRK7399859412", "FR K7 399 859 412"],
    ["FR 4Z 123 456 782", "FR4Z123456782", "FR 4Z 123 456 782"],
    ["FR 37 000 005 990", "FR37000005990", "FR 37 000 005 990"],
    ["BE 0428.759.497", "BE0428759497", "BE 0428759497"],
    ["de 136 695 976", "DE136695976", "DE 136695976"],
    ["GR 023456780", "EL023456780", "EL 023456780"],
    ["XI 123456789", "XI123456789", "XI 123456789"],
  ])("%s is kept as %s", (typed, number, printed) => {
    expect(v.parse(vatNumberField, typed)).toBe(number);
    expect(formatVatNumber(number)).toBe(printed.replaceAll(" ", "\u00A0"));
    expect(v.parse(vatNumberField, formatVatNumber(number))).toBe(number);
  });

  it.each([
    "ATU13585627 BE0428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558 EL023456780",
    "ESB58378431 FI20774740 FR40303265045 HR33392005961 HU12892312 IE6433435F IT00743110157 LT119511515",
    "LU15027442 LV40003521600 MT11679112 NL004495445B01 PL8567346215 PT501964843 RO18547290 SE123456789701",
    "SI50223054 SK2022749619 XI123456789",
  ])("a VAT number of every member state: %s", (numbers) => {
    expect(numbers.split(" ").filter((number) => !isVatNumber(number))).toEqual([]);
  });

  const unknown = "Ce numéro de TVA n’existe pas. Vérifiez les lettres et les chiffres.";
  const country = "Un numéro de TVA commence par les deux lettres du pays. Exemple\u00A0: FR 40 303 265 045";
  it.each([
    ["", "Saisissez le numéro de TVA."],
    ["40 303 265 045", country],
    ["US 123456789", country],
    ["FR 41 303 265 045", unknown],
    ["FR 40 303 265 046", unknown],
    ["FR K8 399 859 412", unknown],
    ["FR IO 399 859 412", unknown],
    ["FR 40 303 265", unknown],
    ["DE 12345678", unknown],
  ])("a VAT number refuses %j: %s", (typed, problem) => {
    expect(problemOf(vatNumberField, typed)).toBe(problem);
  });

  it("a VAT number has one numeric key for each French company", () => {
    fc.assert(
      fc.property(sirens, (siren) => {
        const keys = Array.from({ length: 100 }, (_, key) => String(key).padStart(2, "0"));
        expect(keys.filter((key) => isVatNumber(`FR${key}${siren}`))).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the usual VAT number of a company", () => {
  it("the usual VAT number of a company is made from its SIREN, and is one", () => {
    expect(usualVatNumber("30326504500018")).toBe("FR40303265045");
    fc.assert(
      fc.property(sirets, (siret) => {
        expect(isVatNumber(usualVatNumber(siret) ?? "")).toBe(true);
      }),
    );
  });

  it("the usual VAT number of a company is not made from what is no SIREN", () => {
    expect(["", "123", "12345678900012"].map(usualVatNumber)).toEqual([null, null, null]);
  });
});
