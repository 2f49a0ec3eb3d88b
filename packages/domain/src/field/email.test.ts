import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { canonicalEmail, emailField, otherEmailField } from "./email.ts";
import { problemOf } from "../testing/problemOf.ts";

const incomplete = "Cette adresse n’est pas complète. Exemple\u00A0: prenom@institut.fr";

describe("an e-mail address", () => {
  it.each([
    [" claire@exemple.fr ", "claire@exemple.fr"],
    ["Claire.Martin@Exemple.FR", "claire.martin@exemple.fr"],
    ["claire@exemple.fr\u00A0", "claire@exemple.fr"],
    ["mailto:claire@exemple.fr", "claire@exemple.fr"],
    ["<claire@exemple.fr>", "claire@exemple.fr"],
    ["o'neill+soin@mail.exemple.co.uk", "o'neill+soin@mail.exemple.co.uk"],
    ["a@xn--beaut-fsa.fr", "a@xn--beaut-fsa.fr"],
    ["Claire@Beauté.fr", "claire@xn--beaut-fsa.fr"],
    ["claire@beaute\u0301.fr", "claire@xn--beaut-fsa.fr"],
    ["claire@soin.beauté.fr", "claire@soin.xn--beaut-fsa.fr"],
    ["claire@ομορφιά.ελ", "claire@xn--hxazilbm9a.xn--qxam"],
    [`${"a".repeat(64)}@exemple.fr`, `${"a".repeat(64)}@exemple.fr`],
    [`aa@${"a.".repeat(124)}fra`, `aa@${"a.".repeat(124)}fra`],
  ])("%j is kept as %s", (typed, address) => {
    expect(v.parse(emailField, typed)).toBe(address);
  });

  it.each([
    ["", "Saisissez votre adresse e-mail."],
    [undefined, "Saisissez votre adresse e-mail."],
    ["claire", incomplete],
    ["claire@exemple", incomplete],
    ["claire@.fr", incomplete],
    ["claire.@exemple.fr", incomplete],
    ["claire martin@exemple.fr", incomplete],
    ["claire@exemple.fr, lea@exemple.fr", incomplete],
    ["claire@exemple.1", incomplete],
    ["hélène@exemple.fr", "Avant le @, une adresse e-mail s’écrit sans accent."],
    ["hélène@beauté.fr", "Avant le @, une adresse e-mail s’écrit sans accent."],
    ["claire@beauté", incomplete],
    ["claire@beauté..fr", incomplete],
    ["claire@beauté.fr/x", incomplete],
    [`claire@${"é".repeat(70)}.fr`, incomplete],
    [`${"a".repeat(65)}@exemple.fr`, "Cette adresse est trop longue."],
    [`aaa@${"a.".repeat(124)}fra`, "Cette adresse est trop longue."],
  ])("an e-mail address refuses %j: %s", (typed, problem) => {
    expect(problemOf(emailField, typed)).toBe(problem);
  });

  it("an e-mail address of somebody else is asked for in other words", () => {
    expect(problemOf(otherEmailField, " ")).toBe("Saisissez l’adresse e-mail.");
  });

  it("an e-mail address at an accented domain is compared as its ASCII form, however it was typed", () => {
    expect(canonicalEmail("CLAIRE@BEAUTÉ.FR")).toBe(canonicalEmail("claire@xn--beaut-fsa.fr"));
  });

  it("an e-mail address is compared in its canonical form, which is stable", () => {
    expect(canonicalEmail("Le\u0301a@exemple.fr")).toBe("léa@exemple.fr");
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(canonicalEmail(canonicalEmail(address))).toBe(canonicalEmail(address));
        expect(canonicalEmail(` ${address.toUpperCase()} `)).toBe(canonicalEmail(address));
      }),
    );
  });
});
