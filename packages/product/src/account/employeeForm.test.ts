import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { problemsOf } from "@carnation/domain/testing/problemsOf";
import { parseAccount } from "../profile/profile.ts";
import { adminLogWords } from "./adminLogWords.ts";
import {
  adminNameForm,
  adminNameUpdate,
  employeeCreation,
  employeeForm,
  employeeFormInput,
  employeeUpdate,
} from "./employeeForm.ts";

const stored = { firstname: "Ada", lastname: "Roy", email: "ada@exemple.fr", role: "employee", active: true };
const ada = parseAccount("ada", stored);
const typed = { ...employeeFormInput(ada), email: " ADA@exemple.fr" };

describe("a new employee", () => {
  it("a new employee has the lesser role until another one is chosen, and is asked for with an id", () => {
    expect(employeeFormInput()).toMatchObject({ role: "employee", active: true, email: "" });
    const form = v.parse(employeeForm(), typed);
    const { firstname, lastname, email } = stored;
    expect(employeeCreation(form, "u-1")).toEqual({
      firstname,
      lastname,
      email,
      role: "employee",
      request: "u-1",
    });
  });

  it("a new employee has a role of the staff, and an address that nobody of it has", () => {
    const form = employeeForm([{ email: "ada@exemple.fr" }]);
    expect(problemsOf(form, { ...typed, role: "customer", active: "oui" })).toEqual({
      email: "Un compte a déjà cette adresse e-mail.",
      role: "Choisissez un rôle.",
      active: "Cochez la case, ou laissez-la vide.",
    });
  });
});

describe("an employee who is changed", () => {
  const edited = { uid: "ada", role: "employee", self: "eve" } as const;

  it("an employee who is changed changes their role with the administrator's password, which is not sent on", () => {
    const form = employeeForm([], edited);
    expect(problemsOf(form, { ...typed, role: "admin" })).toEqual({
      currentPassword: "Saisissez votre mot de passe.",
    });
    const filled = v.parse(form, { ...typed, role: "admin", currentPassword: "secret" });
    const opened = {
      firstname: "Ada",
      lastname: "Roy",
      email: "ada@exemple.fr",
      role: "employee",
      active: true,
    };
    expect(employeeUpdate("ada", filled, ada)).toEqual({ uid: "ada", role: "admin", opened });
    expect(employeeUpdate("ada", filled, null)).toEqual({ uid: "ada", ...opened, role: "admin" });
    expect(v.is(form, typed)).toBe(true);
  });

  it("an employee who is changed does not shut themselves out", () => {
    const admin = parseAccount("ada", { ...stored, role: "admin" });
    const form = employeeForm([], { uid: "ada", role: "admin", self: "ada" });
    const own = employeeFormInput(admin);
    expect(own.role).toBe("admin");
    expect(v.is(form, own)).toBe(true);
    expect(problemsOf(form, { ...own, role: "employee", active: false })).toMatchObject({
      role: "Vous ne pouvez pas changer votre propre rôle.",
      active: "Vous ne pouvez pas désactiver votre propre compte.",
    });
  });
});

test("administrators change their own name", () => {
  expect(problemsOf(adminNameForm, { firstname: "", lastname: "" })).toEqual({
    firstname: "Saisissez votre prénom.",
    lastname: "Saisissez votre nom.",
  });
  const names = { firstname: "Ada", lastname: "Roy" };
  expect(adminNameUpdate("ada", names, null)).toEqual({ uid: "ada", ...names });
  expect(adminNameUpdate("ada", names, { ...ada, lastname: "Le Roy" })).toEqual({
    uid: "ada",
    ...names,
    opened: { firstname: "Ada", lastname: "Le Roy" },
  });
});

test("an entry of the audit log is told in words, field by field", () => {
  const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
  const changes = [
    change("role", "employee", "admin"),
    change("active", true, false),
    change("company", "", "Zen"),
    change("hidden_criterias", [30, 31], []),
    change("coupon", null, "ete"),
    change("elsewhere", 1, 2),
    change("end_subscription", null, true),
  ];
  const words = adminLogWords({ action: "updateaccount", changes });
  expect({ ...words, changes: words.changes.map((line) => line.replaceAll("\u00A0", " ")) }).toEqual({
    title: "Compte modifié",
    changes: [
      "Rôle : Employé → Administrateur",
      "Compte : actif → désactivé",
      "Société : vide → Zen",
      "Critères masqués : 2 choix → aucun",
      "Réduction : vide → ete",
      "Abonnement : fin demandée",
    ],
  });
  expect(adminLogWords({ action: "createaccount", changes }).changes).toEqual([]);
  expect(adminLogWords({ action: "?", changes: [] })).toEqual({ title: "Modification", changes: [] });
});
