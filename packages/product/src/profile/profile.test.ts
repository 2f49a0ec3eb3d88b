import { criteria } from "@carnation/domain/criterion";
import * as v from "valibot";
import { photoRetentionMonths } from "./photoRetention.ts";
import { problemsOf } from "@carnation/domain/testing/problemsOf";
import { roles } from "../session/session.ts";
import { parseBilling, toStoredBilling } from "./billing.ts";
import { parseBusiness, toStoredBusiness } from "./business.ts";
import { type Profile, isActiveAccount, parseProfile, toStoredProfile } from "./profile.ts";
import { businessForm, isSameInForm, profileForm, profileFormInput, profileChanges } from "./profileForm.ts";
import { describe, expect, it } from "vitest";

import * as fc from "fast-check";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";

const text = fc.string({ unit: "grapheme" });
const date = fc.date({ noInvalidDate: true });
const business = fc.record({
  activity: text,
  legalForm: text,
  street: text,
  complement: text,
  postcode: text,
  city: text,
  phone: text,
  siret: text,
  registration: text,
  vatNumber: text,
  vatExempt: fc.boolean(),
  mediator: text,
  website: text,
  colour: text,
  logo: fc.option(text),
  mentions: text,
});
const profiles: fc.Arbitrary<Profile> = fc.record({
  uid: anyDocumentId,
  email: text,
  firstname: text,
  lastname: text,
  company: text,
  role: fc.constantFrom(...roles),
  active: fc.boolean(),
  created: fc.option(date),
  type: fc.option(text),
  coupon: fc.option(anyDocumentId),
  trialPlan: fc.option(anyDocumentId),
  invited: fc.option(date),
  enabledSubcategories: fc.uniqueArray(anyDocumentId),
  hiddenCriteria: fc.uniqueArray(fc.constantFrom(...criteria.map((criterion) => criterion.id))),
  business,
  terms: fc.option(fc.record({ version: fc.constant("2026-11-01"), date })),
  privacy: fc.option(fc.record({ version: fc.constant("2026-11-01"), date })),
  contract: fc.option(fc.record({ version: fc.constant("2026-11-30"), date })),
  welcomed: fc.option(date),
  photoRetentionMonths: fc.option(fc.constantFrom(...photoRetentionMonths)),
  newsRead: fc.uniqueArray(anyDocumentId),
  sessionsEnded: fc.option(date),
  notifications: fc.record({ news: fc.boolean() }),
  deletion: fc.option(fc.record({ requested: date, due: date })),
});

describe("a user", () => {
  it("a user is read back as stored: parse(toStored(x)) = x", () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        expect(parseProfile(profile.uid, toStoredProfile(profile))).toEqual(profile);
      }),
    );
  });

  it("a user has every field of specification 3 under its own name", () => {
    const stored = toStoredProfile(parseProfile("claire", { email: "claire@exemple.fr" }));
    for (const field of [
      "email",
      "firstname",
      "lastname",
      "company",
      "role",
      "active",
      "created",
      "type",
      "coupon",
      "enabled_subcategories",
      "hidden_criterias",
    ]) {
      expect(stored).toHaveProperty(field);
    }
    expect(stored).not.toHaveProperty("billing");
    expect(stored).not.toHaveProperty("uid");
  });

  it("a user stores its references as paths", () => {
    const profile = parseProfile("claire", { coupon: "bienvenue", enabled_subcategories: ["led"] });
    expect(toStoredProfile(profile)).toMatchObject({
      coupon: "coupons/bienvenue",
      enabled_subcategories: ["subcategories/led"],
    });
  });

  it("a user that is none throws", () => {
    expect(() => parseProfile("claire", "user")).toThrow(v.ValiError);
    expect(() => parseProfile("claire", undefined)).toThrow(v.ValiError);
  });

  it.each<[field: string, wrong: unknown, read: Partial<Profile>]>([
    ["hidden_criterias", "31", { hiddenCriteria: [] }],
    ["hidden_criterias", [31, 41, 31], { hiddenCriteria: [31, 41] }],
    ["hidden_criterias", [31, "32", null, 12, Number.NaN, 41], { hiddenCriteria: [31, 32, 41] }],
    ["enabled_subcategories", { led: true, peeling: false }, { enabledSubcategories: ["led"] }],
    ["enabled_subcategories", ["subcategories/led", 7, null, "", ["x"]], { enabledSubcategories: ["led"] }],
    ["firstname", true, { firstname: "" }],
    ["firstname", 4, { firstname: "4" }],
    ["company", ["Institut"], { company: "" }],
    ["created", "hier", { created: null }],
    ["coupon", 9, { coupon: null }],
    ["type", {}, { type: null }],
    ["role", ["admin"], { role: "customer" }],
    ["business", 4, { business: parseBusiness(undefined) }],
    ["business", { city: [], street: "1 rue" }, { business: { ...parseBusiness({}), street: "1 rue" } }],
  ])("a user loses only what cannot be read: %s %j", (field, wrong, read) => {
    const stored = { email: "claire@exemple.fr", lastname: "Martin", active: true, [field]: wrong };
    const expected = { email: "claire@exemple.fr", lastname: "Martin", active: true };
    expect(parseProfile("claire", stored)).toMatchObject({ ...expected, ...read });
  });

  it.each<[fields: unknown, active: boolean]>([
    [{ active: true }, true],
    [{ active: false }, false],
    [{}, false],
    [{ active: null }, false],
    [{ active: "true" }, false],
    [{ active: 1 }, false],
  ])("%j: active %s, to those who read it and to those who let in", (fields, active) => {
    expect(parseProfile("claire", fields).active).toBe(active);
    expect(isActiveAccount(fields)).toBe(active);
  });

  it("a user that is not there is not active", () => {
    expect([undefined, null, "active", true].map(isActiveAccount)).toEqual([false, false, false, false]);
  });
});

describe("a business", () => {
  it("a business that was never filled in is empty", () => {
    expect(parseBusiness(null)).toMatchObject({ siret: "", vatExempt: false, logo: null });
  });

  it("a business is read back as stored", () => {
    fc.assert(
      fc.property(business, (filled) => {
        expect(parseBusiness(toStoredBusiness(filled))).toEqual(filled);
      }),
    );
  });
});

describe("billing", () => {
  const billing = {
    name: "Institut Lumière",
    email: "compta@exemple.fr",
    address: "1 rue des Lilas, 69001 Lyon",
    vatNumber: "FR40303265045",
    card: { brand: "visa", last4: "4242" },
  };

  it("billing is read when it is asked for", () => {
    expect(parseBilling(toStoredBilling(billing))).toEqual(billing);
    expect(() => parseBilling(undefined)).toThrow(v.ValiError);
  });

  it("billing never holds more of a card than four digits", () => {
    expect(parseBilling({ card: { brand: "visa", last4: "4242424242424242" } }).card).toBeNull();
  });
});

describe("the profile's form", () => {
  const empty = {
    activity: "",
    legal_form: "",
    street: "",
    complement: "",
    postcode: "",
    city: "",
    phone: "",
    siret: "",
    registration: "",
    vat_number: "",
    vat_exempt: false,
    mediator: "",
    website: "",
    color: "",
    mentions: "",
  };
  const typed = {
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière",
    business: empty,
    logo: "kept",
  };

  it("the profile's form needs names and a company only", () => {
    expect(v.parse(profileForm, typed)).toEqual({
      logo: "kept",
      user: { firstname: "Claire", lastname: "Martin", company: "Institut Lumière", business: empty },
    });
  });

  it("the profile's form gives canonical values, which the stored business reads", () => {
    const filled = {
      ...empty,
      phone: "06 12 34 56 78",
      siret: "732 829 320 00074",
      vat_number: "fr 40 303 265 045",
      postcode: "F-69001",
      website: "www.institut.fr",
      color: "#A4684A",
    };
    const { user } = v.parse(profileForm, { ...typed, business: filled });
    expect(parseBusiness(user.business)).toMatchObject({
      phone: "+33612345678",
      siret: "73282932000074",
      vatNumber: "FR40303265045",
      postcode: "69001",
      website: "https://www.institut.fr",
      colour: "#a4684a",
    });
  });

  it("the profile's form keeps no VAT number under the franchise", () => {
    const exempt = { ...empty, vat_number: "FR40303265045", vat_exempt: true };
    expect(v.parse(profileForm, { ...typed, business: exempt }).user.business.vat_number).toBe("");
  });

  it("the profile's form begins with what is stored, which it gives back", () => {
    const numbers = { phone: "+33612345678", siret: "73282932000074", vat_number: "FR40303265045" };
    const stored = { ...empty, ...numbers, city: "Lyon" };
    const profile = parseProfile("claire", { ...typed, business: { ...stored, logo: "logo.png" } });
    const input = profileFormInput(profile);
    expect(input).toMatchObject({ firstname: "Claire", logo: "kept", business: { city: "Lyon" } });
    expect(input.business.siret.replaceAll(/\s/gu, " ")).toBe("732 829 320 00074");
    expect(v.parse(profileForm, input).user).toEqual({ ...typed, logo: undefined, business: stored });
    const odd = { ...empty, siret: "12", vat_number: "" };
    expect(profileFormInput(parseProfile("claire", { ...typed, business: odd })).business).toEqual(odd);
  });

  it("the profile's form stores the fields that change alone: what is stored in another form, or cannot be read, stays", () => {
    const odd = { siret: 73282932000074, mediator: ["?"], vat_exempt: "oui", city: "Lyon" };
    const profile = parseProfile("claire", { ...typed, business: odd });
    const opened = v.parse(profileForm, profileFormInput(profile)).user;
    expect(profileChanges(profile, opened)).toEqual({});
    const business = { ...opened.business, city: "Paris" };
    expect(profileChanges(profile, { ...opened, lastname: "Roy", business })).toEqual({
      lastname: "Roy",
      business: { city: "Paris" },
    });
    expect(profileChanges(profile, { company: "Atelier", business })).toEqual({
      company: "Atelier",
      business: { city: "Paris" },
    });
  });

  it("the profile's form tells a profile that another tab has changed, but for what it does not hold", () => {
    const profile = parseProfile("claire", { ...typed, business: empty });
    const beside = { ...profile, hiddenCriteria: [30], business: { ...profile.business, logo: "logo.png" } };
    expect(isSameInForm(profile, beside as Profile)).toBe(true);
    expect(isSameInForm(profile, { ...profile, lastname: "Roy" })).toBe(false);
    expect(isSameInForm(profile, { ...profile, business: { ...profile.business, city: "Lyon" } })).toBe(
      false,
    );
  });

  it("the profile's form says what is wrong where it is wrong", () => {
    const wrong = { ...empty, siret: "1", vat_exempt: null, mediator: "a".repeat(301) };
    expect(problemsOf(profileForm, { ...typed, firstname: "", logo: null, business: wrong })).toEqual({
      firstname: "Saisissez le prénom.",
      logo: "Choisissez une image.",
      "business.siret": "Un numéro SIRET compte 14 chiffres\u00A0: ici, 1.",
      "business.vat_exempt": "Cochez la case, ou laissez-la vide.",
      "business.mediator": "300 caractères au plus.",
    });
  });
});

describe("the business that a quote asks for", () => {
  const business = {
    activity: "Institut de beauté",
    legal_form: "EI",
    street: "12 rue des Lilas",
    complement: "",
    postcode: "69 002",
    city: "Lyon",
    phone: "04 78 00 00 00",
    siret: "732 829 320 00074",
    registration: "",
    vat_number: "FR 44 732829320",
    vat_exempt: false,
    mediator: "",
    website: "",
    color: "",
    mentions: "",
  };

  it("the business that a quote asks for gives the fields to store, the logo left alone", () => {
    const { company, business: stored } = v.parse(businessForm, { company: " Belle & Zen ", business });
    expect(company).toBe("Belle & Zen");
    expect(stored).toMatchObject({ postcode: "69002", siret: "73282932000074", vat_number: "FR44732829320" });
    expect(Object.keys(stored)).not.toContain("logo");
  });

  it("the business that a quote asks for keeps no VAT number under the franchise", () => {
    const exempt = v.parse(businessForm, { company: "A", business: { ...business, vat_exempt: true } });
    expect(exempt.business.vat_number).toBe("");
  });
});
