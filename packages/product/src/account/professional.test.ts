import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { problemsOf } from "@carnation/domain/testing/problemsOf";
import { accountState, parseProfessional, personLabel, professionalLabel } from "./professional.ts";
import {
  professionalCreation,
  professionalForm,
  professionalFormInput,
  professionalUpdate,
} from "./professionalForm.ts";
import { createAccountRequest, updateAccountRequest } from "./accountCalls.ts";

const date = new Date("2026-11-21T13:05:00Z");
const stored = {
  email: "ada@exemple.fr",
  firstname: "Ada",
  lastname: "Roy",
  company: "Zen & Belle",
  active: true,
  coupon: "coupons/ete",
  trial_plan: "products/pro",
  enabled_subcategories: ["subcategories/led"],
};
const ada = parseProfessional("ada", stored);

describe("a professional of the back-office", () => {
  it("a professional of the back-office is the account with its summary", () => {
    const summary = { status: "active", plan: "products/pro", customers_total: 3 };
    expect(parseProfessional("ada", { ...stored, summary })).toMatchObject({
      id: "ada",
      uid: "ada",
      company: "Zen & Belle",
      summary: { status: "active", plan: "pro", customers: 3, diagnoses: null, lastActivity: null },
    });
  });

  it("a professional of the back-office is called by the company, else by name, else by address", () => {
    expect(professionalLabel(ada)).toBe("Zen & Belle");
    expect(professionalLabel({ ...ada, company: "" })).toBe("Ada Roy");
    expect(personLabel({ ...ada, firstname: "", lastname: "" })).toBe("ada@exemple.fr");
  });

  it.each([
    [{}, "active"],
    [{ invited: date }, "invited"],
    [{ invited: date, terms: { version: "2026-11-01", date } }, "active"],
    [{ deletion: { requested: date, due: date } }, "leaving"],
    [{ active: false, deletion: { requested: date, due: date } }, "deactivated"],
  ])("a professional of the back-office with %j is %s", (fields, state) => {
    expect(accountState(parseProfessional("ada", { ...stored, ...fields }))).toBe(state);
  });
});

describe("the form of a professional", () => {
  const typed = professionalFormInput(ada);

  it("the form of a professional begins with what is stored, and is empty for a new one", () => {
    expect(v.parse(professionalForm(), typed)).toMatchObject({
      company: "Zen & Belle",
      type: null,
      coupon: "ete",
      trial_plan: "pro",
      enabled_subcategories: ["led"],
      active: true,
    });
    expect(professionalFormInput()).toMatchObject({ email: "", coupon: "", active: true });
  });

  it("the form of a professional says what is missing, and which address is taken", () => {
    expect(problemsOf(professionalForm(), { ...typed, company: "", enabled_subcategories: null })).toEqual({
      company: "Saisissez le nom de la société.",
      enabled_subcategories: "Choisissez dans la liste.",
    });
    expect(problemsOf(professionalForm([ada]), { ...typed, email: " ADA@exemple.fr" })).toEqual({
      email: "Un compte a déjà cette adresse e-mail.",
    });
  });

  it("the form of a professional asks for an account with everything, under the id that it will have", () => {
    const asked = professionalCreation(v.parse(professionalForm(), typed), "new-1");
    expect(v.parse(createAccountRequest, asked)).toEqual({
      role: "customer",
      request: "new-1",
      firstname: "Ada",
      lastname: "Roy",
      email: "ada@exemple.fr",
      company: "Zen & Belle",
      type: null,
      coupon: "ete",
      trial_plan: "pro",
      enabled_subcategories: ["led"],
    });
  });

  it("the form of a professional asks for what has changed, with what it opened with", () => {
    const form = v.parse(professionalForm(), {
      ...typed,
      coupon: "",
      enabled_subcategories: ["led", "peel"],
    });
    const asked = professionalUpdate("ada", form, ada);
    const { opened, ...changed } = v.parse(updateAccountRequest, asked);
    expect(changed).toEqual({ uid: "ada", coupon: null, enabled_subcategories: ["led", "peel"] });
    expect(opened).toMatchObject({ coupon: "ete", enabled_subcategories: ["led"], active: true });
    expect(opened).not.toHaveProperty("role");
  });

  it("the form of a professional writes over what is stored when it is told to", () => {
    const asked = professionalUpdate("ada", v.parse(professionalForm(), typed), null);
    expect(asked).toMatchObject({ uid: "ada", company: "Zen & Belle", active: true });
    expect(asked).not.toHaveProperty("opened");
  });

  it("the form of a professional shows the hidden criteria, and ends the subscription of whom it deactivates alone", () => {
    const shown = v.parse(professionalForm(), { ...typed, show_criteria: true });
    expect(professionalUpdate("ada", shown, ada)).toMatchObject({ hidden_criterias: [] });
    expect(professionalUpdate("ada", shown, ada)).not.toHaveProperty("end_subscription");
    const off = v.parse(professionalForm(), { ...typed, active: false });
    expect(professionalUpdate("ada", off, ada)).toMatchObject({ active: false, end_subscription: true });
    const kept = professionalUpdate("ada", { ...off, end_subscription: false }, ada);
    expect(kept).not.toHaveProperty("end_subscription");
    // Written over whatever is stored, one that was deactivated before keeps what goes on.
    const before = v.parse(professionalForm(), professionalFormInput({ ...ada, active: false }));
    expect(professionalUpdate("ada", before, null)).not.toHaveProperty("end_subscription");
  });
});
