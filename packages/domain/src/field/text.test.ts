import * as v from "valibot";
import { catalogueNameField } from "./catalogueName.ts";
import { cleanLine, cleanText } from "./cleanText.ts";
import { colourField } from "./colour.ts";
import { INCOMPLETE_FORM, formObject } from "./formObject.ts";
import { companyField } from "./lineField.ts";
import { longTextField } from "./longTextField.ts";
import { blankField, optionalField } from "./optionalField.ts";
import { firstnameField, lastnameField } from "./personName.ts";
import { problemOf } from "../testing/problemOf.ts";
import { webAddressField } from "./webAddress.ts";
import { describe, expect, it } from "vitest";

import * as fc from "fast-check";

describe("a name", () => {
  it.each([
    ["  Anaïs  ", "Anaïs"],
    ["Jean-Noël", "Jean-Noël"],
    ["d’Astorg", "d’Astorg"],
    ["O'Neill", "O'Neill"],
    ["de   La\u00A0Tour", "de La Tour"],
    ["Zoe\u0308", "Zoë"],
    ["Nguyễn", "Nguyễn"],
    ["李", "李"],
    ["Ольга", "Ольга"],
    ["فاطمة", "فاطمة"],
    ["می\u200Cنا", "می\u200Cنا"],
    ["Smith Jr.", "Smith Jr."],
    ["\u200EMorel\u200B", "Morel"],
    ["a".repeat(60), "a".repeat(60)],
  ])("%j is kept as %j", (typed, name) => {
    expect(v.parse(lastnameField, typed)).toBe(name);
  });

  it.each([
    ["", "Saisissez le nom."],
    [" \u00A0 ", "Saisissez le nom."],
    [undefined, "Saisissez le nom."],
    [12, "Saisissez le nom."],
    ["Morel2", "Utilisez des lettres, des espaces, des apostrophes et des traits d’union."],
    ["<b>Morel</b>", "Utilisez des lettres, des espaces, des apostrophes et des traits d’union."],
    ["Léa 🙂", "Utilisez des lettres, des espaces, des apostrophes et des traits d’union."],
    ["-", "Un nom contient au moins une lettre."],
    ["a".repeat(61), "60 caractères au plus."],
  ])("a name refuses %j: %s", (typed, problem) => {
    expect(problemOf(lastnameField, typed)).toBe(problem);
  });

  it("a name says which of the two is missing", () => {
    expect(problemOf(firstnameField, "")).toBe("Saisissez le prénom.");
  });
});

it("a field that may stay empty is then the empty text", () => {
  expect(v.parse(blankField(companyField), " ")).toBe("");
  expect(v.parse(blankField(companyField), "Institut 21")).toBe("Institut 21");
});

describe("a name of the catalogue", () => {
  const field = catalogueNameField([{ name: "Sérum Éclat" }], "Un sérum a déjà ce nom.");

  it.each(["UV", "s".repeat(120)])("a name of the catalogue may be %j", (name) => {
    expect(v.parse(field, name)).toBe(name);
  });

  it.each([
    ["S", "2 caractères au moins."],
    ["s".repeat(121), "120 caractères au plus."],
    [" serum  eclat", "Un sérum a déjà ce nom."],
  ])("a name of the catalogue may not be %j: %s", (name, problem) => {
    expect(problemOf(field, name)).toBe(problem);
  });
});

describe("a company", () => {
  it("a company is any line of at most 120 characters", () => {
    expect(v.parse(companyField, " Institut 21 \n & Zen ")).toBe("Institut 21 & Zen");
    expect(problemOf(companyField, "")).toBe("Saisissez le nom de votre société.");
    expect(v.parse(companyField, "a".repeat(120))).toHaveLength(120);
    expect(problemOf(companyField, "a".repeat(121))).toBe("120 caractères au plus.");
  });
});

describe("a long text", () => {
  it.each([
    ["", ""],
    ["  Peau réactive.  \r\n\r\n\r\n\r\nÀ revoir.\t\n", "Peau réactive.\n\nÀ revoir."],
    ["  - retrait gardé\n  - ici", "- retrait gardé\n  - ici"],
  ])("%j is kept as %j", (typed, text) => {
    expect(v.parse(longTextField(2000), typed)).toBe(text);
  });

  it("a long text says how much to remove", () => {
    expect(problemOf(longTextField(2000), "a".repeat(2035))).toBe(
      "2\u202F000 caractères au plus. Retirez 35\u00A0caractères.",
    );
    expect(problemOf(longTextField(5), "abcdef")).toBe("5 caractères au plus. Retirez 1\u00A0caractère.");
    expect(problemOf(longTextField(5), null)).toBe("Saisissez un texte.");
  });

  it("a long text is the same when it is read again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const kept = v.parse(longTextField(1000), text);
        expect(v.parse(longTextField(1000), kept)).toBe(kept);
      }),
    );
  });
});

describe("a web address", () => {
  it.each([
    ["https://institut.fr", "https://institut.fr"],
    [" www.institut.fr/prix?a=1#b ", "https://www.institut.fr/prix?a=1#b"],
    ["HTTPS://Institut.fr", "https://Institut.fr"],
    ["https://beauté.fr", "https://beauté.fr"],
    ["institut.fr:8443/", "https://institut.fr:8443/"],
  ])("%j is kept as %j", (typed, address) => {
    expect(v.parse(webAddressField, typed)).toBe(address);
  });

  it.each([
    ["", "Saisissez une adresse web."],
    ["http://institut.fr", "Utilisez une adresse sécurisée, qui commence par https://"],
    ["javascript:alert", "Utilisez une adresse sécurisée, qui commence par https://"],
    ["institut", "Cette adresse n’est pas complète. Exemple\u00A0: https://institut.fr"],
    ["https://qui:quoi@institut.fr", "Cette adresse n’est pas complète. Exemple\u00A0: https://institut.fr"],
    ["https://institut.fr/a b", "Cette adresse n’est pas complète. Exemple\u00A0: https://institut.fr"],
    [`https://institut.fr/${"a".repeat(2048)}`, "Cette adresse est trop longue."],
  ])("a web address refuses %j", (typed, problem) => {
    expect(problemOf(webAddressField, typed)).toBe(problem);
  });
});

describe("a colour", () => {
  it.each([
    ["#A4684A", "#a4684a"],
    ["a4684a", "#a4684a"],
    ["#abc", "#aabbcc"],
  ])("%s is kept as %s", (typed, colour) => {
    expect(v.parse(colourField, typed)).toBe(colour);
  });

  it.each([
    ["", "Choisissez une couleur."],
    ["rouge", "Cette couleur n’est pas lisible. Exemple\u00A0: #a4684a"],
  ])("a colour refuses %j", (typed, problem) => {
    expect(problemOf(colourField, typed)).toBe(problem);
  });
});

describe("a field that may stay empty", () => {
  const optional = optionalField(firstnameField);

  it.each([
    ["", null],
    [" \u00A0\n", null],
    [" Léa ", "Léa"],
  ])("%j is %j", (typed, value) => {
    expect(v.parse(optional, typed)).toBe(value);
  });

  it("a field that may stay empty keeps the rule of what is written", () => {
    expect(problemOf(optional, "4")).toBe(
      "Utilisez des lettres, des espaces, des apostrophes et des traits d’union.",
    );
    expect(problemOf(optional, undefined)).toBe("Saisissez le prénom.");
  });
});

describe("a form", () => {
  it("a form says in French that it lacks a field, and drops what is not its own", () => {
    const form = formObject({ firstname: firstnameField });
    expect(problemOf(form, {})).toBe(INCOMPLETE_FORM);
    expect(problemOf(form, null)).toBe(INCOMPLETE_FORM);
    expect(v.parse(form, { firstname: "Léa", role: "admin" })).toEqual({ firstname: "Léa" });
  });
});

describe("a line", () => {
  it("a line is the same when it is cleaned again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });
});

describe("an invisible text", () => {
  it.each([
    ["Mo\u0000rel", "Morel"],
    ["Mo\u0007rel\u009F", "Morel"],
    ["Morel\uD83D", "Morel"],
    ["\uDE42Morel", "Morel"],
    ["e\u200B\u0301", "é"],
    ["\uFEFFMorel", "Morel"],
    ["Crème 🧴", "Crème 🧴"],
    ["👩\u200D⚕\uFE0F", "👩\u200D⚕\uFE0F"],
    ["Claire \u202Eerialc", "Claire erialc"],
    ["\u2067Claire\u2069\u061C", "Claire"],
    ["Cl\u00ADai\u2064re\u3164\u115F", "Claire"],
    ["Cl\u200Dai\u200Cre \u200D", "Claire"],
    ["\u200DÉ\u200DLodie", "ÉLodie"],
    ["می\u200Cخواهم", "می\u200Cخواهم"],
    ["क्\u200Dष", "क्\u200Dष"],
    ["A\u{E0041}B", "AB"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
    expect(cleanText(typed)).toBe(kept);
  });

  it("an invisible text is nothing by itself", () => {
    expect(problemOf(companyField, "\u200B \u0000\uD800")).toBe("Saisissez le nom de votre société.");
    expect(v.parse(longTextField(10), "\u200B\n\uFEFF\u0000")).toBe("");
  });

  it("an invisible sign leaves a text that is kept the same the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanText(text)).toBe(cleanText(text).normalize("NFC"));
      }),
    );
  });
});

describe("a long text", () => {
  // Each would take minutes if a rule went back over what it has read.
  it.each([" ", "\t", " \n", "\u00A0"])("a long text of many %j is cleaned at once", (sign) => {
    expect(v.parse(longTextField(10), `${sign.repeat(200_000)}x`)).toBe("x");
  });
});
