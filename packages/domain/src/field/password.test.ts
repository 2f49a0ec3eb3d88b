import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { currentPasswordField } from "./currentPassword.ts";
import { confirmationField, newPasswordField, passwordProblem, passwordRules } from "./password.ts";
import { problemOf } from "../testing/problemOf.ts";

const email = "claire.martin@institut-lumiere.fr";
const short = "Choisissez un mot de passe de 12 caractères au moins.";
const digits = "Ajoutez des lettres. Un mot de passe fait de chiffres se devine trop vite.";
const common = "Ce mot de passe est trop courant. Une phrase de quelques mots convient très bien.";
const own = "Choisissez un mot de passe différent de votre adresse e-mail.";

describe("a new password", () => {
  it.each([
    "tulipe ardoise vélo",
    "Kx7!pQ2zRw9m",
    "le chat dort sous la table",
    "bonjour soleil de marseille amour",
    " espaces gardés ",
    `${"Kx7!pQ2zRw9mTf4&".repeat(7)}Kx7!pQ2zRw9m?aL;`,
    "ржавый чайник у окна",
  ])("a new password may be %j, kept as typed", (password) => {
    expect(v.parse(newPasswordField(email), password)).toBe(password);
  });

  it.each([
    ["", "Choisissez un mot de passe."],
    [undefined, "Choisissez un mot de passe."],
    ["Kx7!pQ2zRw9", short],
    ["831940265718", digits],
    ["06 12 34 56 78", digits],
    ["MotDePasse2026!", common],
    ["motdepassemotdepasse", common],
    ["Carnation20252026", common],
    ["soleil bonjour mar", common],
    ["P@ssw0rd2025", common],
    ["azertyuiop123", common],
    ["sdfghjkl9876", common],
    ["poiuytreza98", common],
    ["azertyuiopqsdfghjklmwxcvbn", common],
    ["Carnation2026", common],
    ["Institut de beauté", common],
    ["aaaaaaaaaaaaa", common],
    ["abcabcabcabc1", common],
    ["x7Tq!2x7Tq!2", common],
    ["doudou-chouchou", common],
    [email, own],
    ["Claire.Martin26", own],
    ["institutlumiere1", own],
    ["aB3!".repeat(33), "128 caractères au plus."],
  ])("a new password may not be %j: %s", (password, problem) => {
    expect(problemOf(newPasswordField(email), password)).toBe(problem);
  });

  it("a new password is good without capitals, digits or signs", () => {
    expect(passwordProblem("tulipe ardoise")).toBeNull();
  });

  it("a new password is not the parts of an address, four letters each", () => {
    expect(passwordProblem("Anne-Dubo-Free", "anne.dubo@free.fr")).toBe(own);
  });

  it("a new password does not mind an address that is not known yet", () => {
    expect(passwordRules("tulip").find(({ id }) => id === "not-email")?.met).toBe(true);
    expect(passwordProblem("tulipe ardoise", "")).toBeNull();
    expect(passwordProblem("tulipe ardoise", "a@b.fr")).toBeNull();
  });

  it("a new password shows its rules while it is typed", () => {
    expect(passwordRules("", email).map(({ label, met }) => [label, met])).toEqual([
      ["12 caractères au moins", false],
      ["Pas uniquement des chiffres", false],
      ["Différent de votre adresse e-mail", false],
      ["Ni mot courant ni suite de touches", false],
    ]);
    expect(passwordRules("tulipe", email).map(({ id, met }) => [id, met])).toEqual([
      ["length", false],
      ["not-only-digits", true],
      ["not-email", true],
      ["not-common", true],
    ]);
  });

  it("a new password is taken when all rules are met, and only then", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 128 }), (password) => {
        const taken = v.safeParse(newPasswordField(email), password).success;
        expect(taken).toBe(passwordRules(password, email).every(({ met }) => met));
      }),
    );
  });

  it("made at random is taken", () => {
    const random = fc.string({
      unit: fc.constantFrom(..."bdfhjlnptvxzBDFHJLNPTVXZ46789!?"),
      minLength: 20,
      maxLength: 40,
    });
    fc.assert(
      fc.property(random, (password) => {
        fc.pre(new Set(password.toLowerCase()).size > 9);
        expect(passwordProblem(password, email)).toBeNull();
      }),
    );
  });
});

describe("a password that exists", () => {
  it("a password that exists is whatever was typed", () => {
    expect(v.parse(currentPasswordField, " a ")).toBe(" a ");
    expect(problemOf(currentPasswordField, "")).toBe("Saisissez votre mot de passe.");
    expect(problemOf(currentPasswordField, null)).toBe("Saisissez votre mot de passe.");
    expect(problemOf(confirmationField, "")).toBe("Saisissez le mot de passe une seconde fois.");
  });
});

describe("a pasted document", () => {
  it("a pasted document is judged by its beginning, at once", () => {
    const pasted = `${"ab".repeat(200_000)}c`;
    expect(passwordRules(pasted, "claire@institut.fr").map(({ met }) => met)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(passwordProblem(pasted)).toBe("128 caractères au plus.");
  });
});
