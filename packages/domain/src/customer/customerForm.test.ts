import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { CarnationError } from "../error/carnationError.ts";
import { problemsOf } from "../field/testing/problemsOf.ts";
import { parseCustomer } from "./customer.ts";
import { customerWithEmail, requireFreeEmail } from "./customerEmail.ts";
import { customerEditForm, customerForm } from "./customerForm.ts";
import { parseCreateCustomerResponse, parseCustomersApiRequest } from "./customersApi.ts";
import { newCustomer, updatedCustomer } from "./newCustomer.ts";

const now = new Date("2026-11-21T13:05:00Z");
const customers = [
  { id: "anais", email: "anais@exemple.fr" },
  { id: "ingrid", email: "Ingrid@Exemple.fr" },
];
const taken = "Vous avez déjà un client avec cette adresse email.";
const consentRequired = "Le client doit accepter les conditions d'utilisation";

const typed = {
  firstname: " Zoé ",
  lastname: "d’Astorg",
  email: "Zoe@exemple.fr",
  phone: "",
  birth_year: "",
  of_age: false,
  notes: "",
  contraindications: [],
  guardian: { name: "", relation: "", consent: false },
  picture: "kept",
  consent: true,
  consents: { email: true, communication: false, improvement: false },
};
const guardian = { name: "Ève d’Astorg", relation: "mother", consent: true };
const form = customerForm({ now, customers });
const refusal = (payload: unknown): unknown => {
  try {
    return parseCustomersApiRequest(payload, now);
  } catch (error) {
    return error;
  }
};

describe("an address", () => {
  it("belongs to one client of a professional, whatever its capitals", () => {
    expect(customerWithEmail(customers, " INGRID@exemple.fr")?.id).toBe("ingrid");
    expect(customerWithEmail(customers, "ingrid@exemple.fr", "ingrid")).toBeNull();
    expect(customerWithEmail(customers, "zoe@exemple.fr")).toBeNull();
  });

  it("that is taken is refused with the specification's message", () => {
    expect(() => requireFreeEmail(customers, "anais@exemple.fr")).toThrow(
      new CarnationError("invalid-argument", taken),
    );
    expect(() => requireFreeEmail(customers, "anais@exemple.fr", "anais")).not.toThrow();
  });
});

describe("adding a client", () => {
  it("gives the payload of customersApi and the picture", () => {
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

  it("says what the specification says", () => {
    expect(problemsOf(form, { ...typed, email: "ANAIS@exemple.fr", consent: false })).toEqual({
      email: taken,
      consent: consentRequired,
    });
  });

  it("says where each thing is wrong", () => {
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

  it("of a minor needs a guardian, even while another field is wrong", () => {
    expect(problemsOf(form, { ...typed, lastname: "", birth_year: "2012" })).toEqual({
      lastname: "Saisissez le nom.",
      "guardian.name": "Saisissez le nom du représentant légal.",
      "guardian.relation": "Choisissez le lien avec la personne mineure.",
      "guardian.consent": "Le représentant légal doit donner son accord.",
    });
    const { payload } = v.parse(form, { ...typed, birth_year: "2012", guardian });
    expect(payload.guardian).toEqual({ name: "Ève d’Astorg", relation: "mother" });
  });

  it("of a minor takes no consent to communication", () => {
    const consents = { ...typed.consents, communication: true };
    expect(problemsOf(form, { ...typed, birth_year: "2012", guardian, consents })).toEqual({
      "consents.communication": "Les photos d’une personne mineure ne servent pas à la communication.",
    });
    expect(v.parse(form, { ...typed, consents }).payload.consents).toEqual(["email", "communication"]);
  });

  it("in the year of the eighteenth birthday believes the person, and forgets the guardian's fields", () => {
    const young = { ...typed, birth_year: "2008", guardian };
    expect(v.parse(form, { ...young, of_age: true }).payload.guardian).toBeNull();
    expect(v.parse(form, young).payload.guardian).not.toBeNull();
  });
});

describe("changing a client", () => {
  const { consent: _, consents: __, ...fields } = typed;

  it("lets them keep their own address", () => {
    const edit = customerEditForm({ now, customers }, "anais");
    const { payload } = v.parse(edit, { ...fields, email: "anais@exemple.fr" });
    expect(payload).toMatchObject({ id: "anais", email: "anais@exemple.fr", guardian: null });
    expect(problemsOf(edit, { ...fields, email: "ingrid@exemple.fr" })).toEqual({ email: taken });
  });
});

describe("customersApi (create)", () => {
  const payload = { email: "zoe@exemple.fr", firstname: "Zoé", lastname: "Roy", consent: true };

  it("takes {email, firstname, lastname, consent}", () => {
    expect(parseCustomersApiRequest(payload, now)).toEqual({
      kind: "create",
      customer: { ...payload, consents: [] },
    });
  });

  it("takes what the form gives", () => {
    const full = v.parse(form, { ...typed, phone: "06 12 34 56 78", birth_year: "2012", guardian }).payload;
    expect(parseCustomersApiRequest(full, now)).toEqual({ kind: "create", customer: full });
  });

  it.each([
    { ...payload, consent: false },
    { ...payload, consent: undefined },
  ])("without consent is refused with the specification's message: %#", (refused) => {
    expect(refusal(refused)).toEqual(new CarnationError("invalid-argument", consentRequired));
  });

  it.each([
    [
      { ...payload, firstname: "4" },
      "Utilisez des lettres, des espaces, des apostrophes et des traits d’union.",
    ],
    [{ ...payload, email: "zoe" }, "Cette adresse n’est pas complète. Exemple\u00A0: prenom@institut.fr"],
    [{ ...payload, birth_year: 2100 }, "Cette date est dans le futur."],
    [{ ...payload, birth_year: 2012 }, "Le représentant légal doit donner son accord."],
    [
      { ...payload, contraindications: ["a/b"] },
      "Certaines informations du client manquent ou sont incorrectes.",
    ],
    [
      {
        ...payload,
        birth_year: 2012,
        guardian: { name: "Ève", relation: "mother" },
        consents: ["communication"],
      },
      "Les photos d’une personne mineure ne servent pas à la communication.",
    ],
    [{ consent: true }, "Certaines informations du client manquent ou sont incorrectes."],
    [null, "Certaines informations du client manquent ou sont incorrectes."],
    ["zoe", "Certaines informations du client manquent ou sont incorrectes."],
  ])("refuses %o", (refused, message) => {
    expect(refusal(refused)).toEqual(new CarnationError("invalid-argument", message));
  });

  it("answers an id", () => {
    expect(parseCreateCustomerResponse({ id: "zoe" })).toEqual({ id: "zoe" });
    expect(() => parseCreateCustomerResponse({})).toThrow(CarnationError);
  });
});

describe("customersApi (attach picture)", () => {
  it("takes {picture, id}, the picture being named after the client", () => {
    const payload = { picture: "zoe.jpg", id: "zoe" };
    expect(parseCustomersApiRequest(payload, now)).toEqual({ kind: "attach-picture", picture: payload });
    expect(refusal({ picture: "../anais.jpg", id: "zoe" })).toEqual(
      new CarnationError("invalid-argument", "Le nom de la photo ne correspond pas au client."),
    );
  });
});

describe("customersApi (update)", () => {
  const payload = {
    firstname: "Zoé",
    lastname: "Roy",
    email: "zoe@exemple.fr",
    picture: "zoe.webp",
    id: "zoe",
  };

  it("takes {firstname, lastname, email, picture, id}", () => {
    expect(parseCustomersApiRequest(payload, now)).toEqual({ kind: "update", customer: payload });
    const removed = { ...payload, picture: null };
    expect(parseCustomersApiRequest(removed, now)).toEqual({ kind: "update", customer: removed });
  });

  it("refuses another client's picture, a minor without guardian, a missing name", () => {
    expect(refusal({ ...payload, picture: "anais.jpg" })).toMatchObject({
      message: "Le nom de la photo ne correspond pas au client.",
    });
    expect(refusal({ ...payload, birth_year: 2012 })).toMatchObject({
      message: "Le représentant légal doit donner son accord.",
    });
    expect(refusal({ id: "zoe", email: "zoe@exemple.fr" })).toBeInstanceOf(CarnationError);
    expect(refusal({ id: "zoe", lastname: "Roy", picture: "zoe.jpg" })).toBeInstanceOf(CarnationError);
  });
});

describe("a checked request", () => {
  it("makes a client with a line in the ledger for each purpose", () => {
    const request = parseCustomersApiRequest(
      { ...v.parse(form, { ...typed, birth_year: "2012", guardian }).payload },
      now,
    );
    if (request.kind !== "create") throw new Error("not a creation");
    const customer = newCustomer("zoe", request.customer, { author: "claire", now });
    expect(customer).toMatchObject({
      id: "zoe",
      consent: true,
      birthYear: 2012,
      created: now,
      picture: null,
    });
    expect(
      customer.consents.map(({ purpose, given, author, signer }) => [purpose, given, author, signer]),
    ).toEqual([
      ["analysis", true, "claire", "Ève d’Astorg"],
      ["email", true, "claire", "Ève d’Astorg"],
    ]);
  });

  it("of the specification's fields alone leaves the others unknown", () => {
    const least = {
      email: "zoe@exemple.fr",
      firstname: "Zoé",
      lastname: "Roy",
      consent: true as const,
      consents: [],
    };
    expect(newCustomer("zoe", least, { author: "claire", now })).toMatchObject({
      phone: null,
      birthYear: null,
      notes: "",
      contraindications: [],
      guardian: null,
      consents: [{ purpose: "analysis", signer: "Zoé Roy" }],
    });
  });

  it("changes what it holds and leaves the rest", () => {
    const before = parseCustomer("zoe", { firstname: "Zoé", notes: "Peau réactive.", picture: "zoe.jpg" });
    const names = { id: "zoe", firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.fr" };
    expect(updatedCustomer(before, names)).toEqual({ ...before, ...names });
    const all = {
      ...names,
      picture: null,
      phone: "+33612345678",
      birth_year: 1985,
      notes: "",
      contraindications: ["grossesse"],
      guardian: null,
    };
    const { birth_year, ...changed } = all;
    expect(updatedCustomer(before, all)).toEqual({ ...before, ...changed, birthYear: birth_year });
  });
});
