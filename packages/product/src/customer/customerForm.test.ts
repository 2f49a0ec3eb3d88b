import { CarnationError } from "@carnation/domain/error";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { problemsOf } from "@carnation/domain/testing/problemsOf";
import { customerWithEmail, requireFreeEmail } from "./customerEmail.ts";
import { parseCustomer } from "./customer.ts";
import { customerEditForm, customerForm, customerFormInput } from "./customerForm.ts";
import { consentRequired, customers, guardian, now, taken, typed } from "./testing/typedCustomer.ts";

const form = customerForm({ now, customers });

describe("an address", () => {
  it("an address belongs to one client of a professional, whatever its capitals", () => {
    expect(customerWithEmail(customers, " INGRID@exemple.fr")?.id).toBe("ingrid");
    expect(customerWithEmail(customers, "ingrid@exemple.fr", "ingrid")).toBeNull();
    expect(customerWithEmail(customers, "zoe@exemple.fr")).toBeNull();
  });

  it("an address that is taken is refused with the specification's message", () => {
    expect(() => requireFreeEmail(customers, "anais@exemple.fr")).toThrow(
      new CarnationError("invalid-argument", taken),
    );
    expect(() => requireFreeEmail(customers, "anais@exemple.fr", "anais")).not.toThrow();
  });
});

describe("adding a client", () => {
  it("adding a client gives the payload of customersApi and the picture", () => {
    expect(v.parse(form, typed)).toEqual({
      picture: "kept",
      payload: {
        firstname: "Zoé",
        lastname: "d’Astorg",
        email: "zoe@exemple.fr",
        phone: null,
        birth_year: null,
        of_age: false,
        notes: "",
        contraindications: [],
        guardian: null,
        consent: true,
        consents: ["email"],
      },
    });
  });

  it("adding a client says what the specification says", () => {
    expect(problemsOf(form, { ...typed, email: "ANAIS@exemple.fr", consent: false })).toEqual({
      email: taken,
      consent: consentRequired,
    });
  });

  it("adding a client says where each thing is wrong", () => {
    const wrong = {
      ...typed,
      firstname: "",
      lastname: "",
      email: "",
      phone: "12",
      birth_year: "2100",
      of_age: null,
      notes: "a".repeat(5001),
      contraindications: [4],
      consents: { email: "oui", communication: false, improvement: false },
      guardian: { ...guardian, relation: "cousin" },
    };
    expect(problemsOf(form, wrong)).toEqual({
      firstname: "Saisissez le prénom.",
      lastname: "Saisissez le nom.",
      email: "Saisissez l’adresse e-mail.",
      phone:
        "Un numéro français compte dix chiffres. Pour un autre pays, commencez par + et son indicatif\u00A0: +32 475 12 34 56",
      birth_year: "Cette date est dans le futur.",
      of_age: "Cochez la case, ou laissez-la vide.",
      notes: "5\u202F000 caractères au plus. Retirez 1\u00A0caractère.",
      "contraindications.0": "Choisissez dans la liste.",
      "consents.email": "Cochez la case, ou laissez-la vide.",
      "guardian.relation": "Choisissez le lien avec la personne mineure.",
    });
    expect(problemsOf(form, { ...typed, contraindications: null })).toEqual({
      contraindications: "Choisissez dans la liste.",
    });
  });

  it("adding a client of a minor needs a guardian, even while another field is wrong", () => {
    expect(problemsOf(form, { ...typed, lastname: "", birth_year: "2012" })).toEqual({
      lastname: "Saisissez le nom.",
      "guardian.name": "Saisissez le nom du représentant légal.",
      "guardian.relation": "Choisissez le lien avec la personne mineure.",
      "guardian.consent": "Le représentant légal doit donner son accord.",
    });
    const { payload } = v.parse(form, { ...typed, birth_year: "2012", guardian });
    expect(payload.guardian).toEqual({ name: "Ève d’Astorg", relation: "mother" });
  });

  it("adding a client of a minor takes no consent to communication", () => {
    const consents = { ...typed.consents, communication: true };
    expect(problemsOf(form, { ...typed, birth_year: "2012", guardian, consents })).toEqual({
      "consents.communication": "Les photos d’une personne mineure ne servent pas à la communication.",
    });
    expect(v.parse(form, { ...typed, consents }).payload.consents).toEqual(["email", "communication"]);
  });

  it("adding a client in the year of the eighteenth birthday believes the person, and forgets the guardian's fields", () => {
    const young = { ...typed, birth_year: "2008", guardian };
    expect(v.parse(form, { ...young, of_age: true }).payload.guardian).toBeNull();
    expect(v.parse(form, young).payload.guardian).not.toBeNull();
  });
});

describe("the fields", () => {
  it("the fields are empty, with nothing ticked, for a client who does not exist yet", () => {
    const { consent: _, consents: __, ...fields } = typed;
    expect(customerFormInput()).toEqual({ ...fields, firstname: "", lastname: "", email: "" });
  });

  it("the fields show a client who exists, and give them back unchanged", () => {
    const names = { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.fr", phone: "+33612345678" };
    const minor = { birth_year: 2012, guardian: { name: "Ève Roy", relation: "mother" as const } };
    const rest = { notes: "Peau réactive.", contraindications: ["grossesse"] };
    const edit = customerEditForm({ now, customers }, "zoe");
    const shown = customerFormInput(parseCustomer("zoe", { ...names, ...minor, ...rest }));
    expect(v.parse(edit, shown)).toEqual({
      picture: "kept",
      payload: { id: "zoe", ...names, ...minor, ...rest, of_age: false },
    });
    const young = customerFormInput(parseCustomer("zoe", { ...names, birth_year: 2008 }));
    expect(v.parse(edit, young).payload).toMatchObject({ birth_year: 2008, guardian: null });
  });
});

describe("changing a client", () => {
  const { consent: _, consents: __, ...fields } = typed;

  it("changing a client lets them keep their own address", () => {
    const edit = customerEditForm({ now, customers }, "anais");
    const { payload } = v.parse(edit, { ...fields, email: "anais@exemple.fr" });
    expect(payload).toMatchObject({ id: "anais", email: "anais@exemple.fr", guardian: null });
    expect(problemsOf(edit, { ...fields, email: "ingrid@exemple.fr" })).toEqual({ email: taken });
  });
});
