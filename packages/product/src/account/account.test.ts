import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { problemsOf } from "@carnation/domain/testing/problemsOf";
import { changeEmailForm, changePasswordForm } from "./credentialForms.ts";
import { newUser } from "./newUser.ts";
import { forgottenPasswordForm, signInForm } from "./signInForm.ts";
import { firstLoginForm, signUpForm } from "./signUpForm.ts";
import { staffChangeProblem } from "./staffForms.ts";
import { parseSupportNote, SUPPORT_NOTE_MAX, supportNoteForm } from "./supportNote.ts";

const now = new Date("2026-11-21T13:05:00Z");
const password = "tulipe ardoise vélo";

describe("a new user", () => {
  it("a new user has the defaults of specification 5: role customer, active true, e-mail from the sign-up", () => {
    expect(newUser({ email: " Claire@Exemple.fr " }, now)).toEqual({
      email: "claire@exemple.fr",
      firstname: "",
      lastname: "",
      company: "",
      role: "customer",
      active: true,
      created: now,
    });
  });

  it("a new user keeps what is known", () => {
    const seed = {
      email: "a@b.fr",
      firstname: "Ada",
      lastname: "Roy",
      company: "Zen",
      role: "employee",
    } as const;
    expect(newUser(seed, now)).toEqual({ ...seed, active: true, created: now });
  });
});

describe("signing in", () => {
  it("signing in takes an address as typed and any password", () => {
    expect(v.parse(signInForm, { email: " Claire@exemple.fr", password: "abc" })).toEqual({
      email: "claire@exemple.fr",
      password: "abc",
    });
    expect(problemsOf(signInForm, { email: "", password: "" })).toEqual({
      email: "Saisissez votre adresse e-mail.",
      password: "Saisissez votre mot de passe.",
    });
  });

  it("a forgotten password asks for the address alone", () => {
    expect(problemsOf(forgottenPasswordForm, { email: "claire" })).toEqual({
      email: "Cette adresse n’est pas complète. Exemple\u00A0: prenom@institut.fr",
    });
  });
});

const owner = {
  firstname: "Claire",
  lastname: "Martin",
  company: "Institut Lumière",
  password,
  confirmation: password,
  terms: true,
  privacy: true,
};

describe("signing up", () => {
  const typed = { ...owner, email: "claire.martin@exemple.fr" };

  it("signing up takes a complete form", () => {
    expect(v.parse(signUpForm, typed)).toEqual(typed);
  });

  it("signing up says what is missing in an empty form, field by field", () => {
    const empty = {
      email: "",
      firstname: "",
      lastname: "",
      company: "",
      password: "",
      confirmation: "",
      terms: false,
      privacy: false,
    };
    expect(problemsOf(signUpForm, empty)).toEqual({
      email: "Saisissez votre adresse e-mail.",
      firstname: "Saisissez votre prénom.",
      lastname: "Saisissez votre nom.",
      company: "Saisissez le nom de votre société.",
      password: "Choisissez un mot de passe.",
      confirmation: "Saisissez le mot de passe une seconde fois.",
      terms: "Acceptez les conditions générales et le contrat de sous-traitance des données pour continuer.",
      privacy: "Confirmez avoir lu la politique de confidentialité pour continuer.",
    });
  });

  it("signing up compares the two passwords even when another field is wrong", () => {
    expect(problemsOf(signUpForm, { ...typed, firstname: "", confirmation: "autre" })).toEqual({
      firstname: "Saisissez votre prénom.",
      confirmation: "Les deux mots de passe sont différents.",
    });
  });

  it("signing up refuses the address as the password", () => {
    const own = "claire.martin26";
    expect(problemsOf(signUpForm, { ...typed, password: own, confirmation: own })).toEqual({
      password: "Choisissez un mot de passe différent de votre adresse e-mail.",
    });
  });
});

describe("a first login", () => {
  const form = firstLoginForm("claire.martin@exemple.fr");

  it("a first login takes a complete form", () => {
    expect(v.parse(form, owner)).toEqual(owner);
  });

  it("a first login knows the address already", () => {
    const own = "claire.martin26";
    expect(problemsOf(form, { ...owner, password: own, confirmation: own })).toEqual({
      password: "Choisissez un mot de passe différent de votre adresse e-mail.",
    });
    expect(problemsOf(form, { ...owner, confirmation: "autre" })).toEqual({
      confirmation: "Les deux mots de passe sont différents.",
    });
  });
});

describe("changing", () => {
  it("the address asks for another one and the password", () => {
    const form = changeEmailForm("Claire@exemple.fr");
    expect(v.parse(form, { email: "lea@exemple.fr", currentPassword: "abc" })).toEqual({
      email: "lea@exemple.fr",
      currentPassword: "abc",
    });
    expect(problemsOf(form, { email: " claire@exemple.fr", currentPassword: "" })).toEqual({
      email: "C’est déjà votre adresse e-mail.",
      currentPassword: "Saisissez votre mot de passe.",
    });
  });

  it("the password asks for another one, twice", () => {
    const form = changePasswordForm("claire@exemple.fr");
    const typed = { currentPassword: "ancien mot", password, confirmation: password };
    expect(v.parse(form, typed)).toEqual(typed);
    expect(problemsOf(form, { ...typed, currentPassword: password })).toEqual({
      password: "Choisissez un mot de passe différent de l’actuel.",
    });
    expect(problemsOf(form, { ...typed, confirmation: "autre" })).toEqual({
      confirmation: "Les deux mots de passe sont différents.",
    });
  });
});

describe("the back-office", () => {
  const staff = [
    { uid: "ada", role: "admin", active: true },
    { uid: "bob", role: "admin", active: false },
    { uid: "eve", role: "employee", active: true },
  ] as const;
  it.each([
    ["ada", { role: "admin", active: false }, "Vous ne pouvez pas désactiver votre propre compte."],
    ["ada", { role: "employee", active: true }, "Il doit rester un administrateur."],
    ["bob", { role: "admin", active: true }, null],
    ["eve", { role: "employee", active: false }, null],
  ] as const)("the back-office changes %s to %o: %s", (uid, change, problem) => {
    expect(staffChangeProblem(staff, uid, change, "ada")).toBe(problem);
  });

  it("the back-office keeps an active administrator when another one is deactivated", () => {
    const problem = staffChangeProblem(staff, "ada", { role: "admin", active: false }, "eve");
    expect(problem).toBe("Il doit rester un administrateur.");
  });
});

describe("a support note", () => {
  const created = new Date("2026-11-21T13:05:00Z");

  it("a support note is read with who wrote it and when", () => {
    const stored = { text: "Rappelée.", author: "sophie", created };
    expect(parseSupportNote("n1", stored)).toEqual({ id: "n1", ...stored });
    expect(() => parseSupportNote("n1", { ...stored, text: "" })).toThrow(v.ValiError);
  });

  it("a support note says something, and not too much", () => {
    expect(v.parse(supportNoteForm, { text: " Rappelée.\n" })).toEqual({ text: "Rappelée." });
    expect(problemsOf(supportNoteForm, { text: "  " })).toEqual({ text: "Saisissez une note." });
    const long = problemsOf(supportNoteForm, { text: "a".repeat(SUPPORT_NOTE_MAX + 1) });
    expect(long["text"]).toMatch(/Retirez 1.caractère/u);
  });
});
