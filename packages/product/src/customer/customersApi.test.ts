import { CarnationError } from "@carnation/domain/error";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { customerForm } from "./customerForm.ts";
import { parseCustomer } from "./customer.ts";
import { parseCustomersApiRequest } from "./customersApi.ts";
import { customerSentAgain, newCustomer, updatedCustomer } from "./newCustomer.ts";
import { consentRequired, customers, guardian, now, typed } from "./testing/typedCustomer.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const form = customerForm({ now, customers });
const refusal = (payload: unknown): unknown => {
  try {
    return parseCustomersApiRequest(payload, now);
  } catch (error) {
    return error;
  }
};

describe("customersApi (create)", () => {
  const payload = { email: "zoe@exemple.fr", firstname: "Zoé", lastname: "Roy", consent: true };

  it("customersApi (create) takes {email, firstname, lastname, consent}", () => {
    expect(parseCustomersApiRequest(payload, now)).toEqual({
      kind: "create",
      customer: { ...payload, consents: [] },
    });
  });

  it("customersApi (create) takes null for what was left out, as the SDKs send undefined", () => {
    const left = { id: null, notes: null, of_age: null, contraindications: null, consents: null };
    expect(parseCustomersApiRequest({ ...payload, ...left }, now)).toEqual({
      kind: "create",
      customer: { ...payload, consents: [] },
    });
  });

  it("customersApi (create) takes the other purposes that an adult agreed to", () => {
    const customer = { ...payload, consents: ["communication"] };
    expect(parseCustomersApiRequest(customer, now)).toEqual({ kind: "create", customer });
  });

  it("customersApi (create) takes what the form gives", () => {
    const full = v.parse(form, { ...typed, phone: "06 12 34 56 78", birth_year: "2012", guardian }).payload;
    expect(parseCustomersApiRequest(full, now)).toEqual({ kind: "create", customer: full });
  });

  it.each(["<svg onload='x'/>", "data:image/svg+xml;base64,iVBORw0KGgo=", "data:image/png;base64,PHN2Zz4="])(
    "customersApi (create) takes no signature that is no PNG: %s",
    (signature) => {
      const message = "Certaines informations du client manquent ou sont incorrectes.";
      expect(refusal({ ...payload, signature })).toEqual(new CarnationError("invalid-argument", message));
    },
  );

  it("customersApi (create) takes a drawn signature and the id that the client is to have", () => {
    const customer = {
      ...payload,
      consents: [],
      signature: "data:image/png;base64,iVBORw0KGgo=",
      request: "zoe",
    };
    expect(parseCustomersApiRequest(customer, now)).toEqual({ kind: "create", customer });
  });

  it.each([
    { ...payload, consent: false },
    { ...payload, consent: undefined },
  ])("customersApi (create) without consent is refused with the specification's message: %#", (refused) => {
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
    [
      { ...payload, contraindications: Array.from({ length: 101 }, (_, index) => `c${index}`) },
      "Certaines informations du client manquent ou sont incorrectes.",
    ],
    [{ ...payload, request: "a/b" }, "Certaines informations du client manquent ou sont incorrectes."],
    [
      { ...payload, signature: `data:image/png;base64,iVBORw0KGgo${"A".repeat(200_000)}` },
      "Cette signature est trop lourde. Effacez-la et signez plus simplement.",
    ],
    [{ consent: true }, "Certaines informations du client manquent ou sont incorrectes."],
    [null, "Certaines informations du client manquent ou sont incorrectes."],
    ["zoe", "Certaines informations du client manquent ou sont incorrectes."],
  ])("customersApi (create) refuses %o", (refused, message) => {
    expect(refusal(refused)).toEqual(new CarnationError("invalid-argument", message));
  });

  it("customersApi (create) answers an id", () => {
    expect(parseResponse(callables.customersApi, { id: "zoe" })).toEqual({ id: "zoe" });
    expect(() => parseResponse(callables.customersApi, {})).toThrow(CarnationError);
  });
});

describe("customersApi (attach picture)", () => {
  it("customersApi (attach picture) takes {picture, id}, the picture being named after the client", () => {
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

  it("customersApi (update) takes {firstname, lastname, email, picture, id}", () => {
    expect(parseCustomersApiRequest(payload, now)).toEqual({ kind: "update", customer: payload });
    const removed = { ...payload, picture: null };
    expect(parseCustomersApiRequest(removed, now)).toEqual({ kind: "update", customer: removed });
  });

  it("customersApi (update) refuses another client's picture, a minor without guardian, a missing name", () => {
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
  it("a checked request makes a client with a line in the ledger for each purpose", () => {
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

  it("a checked request of the specification's fields alone leaves the others unknown", () => {
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

  it("sent again, makes no new ledger: it takes over what was changed, and each answer that is another one", () => {
    const sent = (fields: object): Parameters<typeof newCustomer>[1] => {
      const names = { email: "zoe@exemple.fr", firstname: "Zoé", lastname: "Roy", consent: true };
      const request = parseCustomersApiRequest({ ...names, ...fields }, now);
      if (request.kind !== "create") throw new Error("not a creation");
      return request.customer;
    };
    const recording = { author: "claire", now };
    const first = newCustomer("zoe", sent({ consents: ["email"] }), recording);
    expect(customerSentAgain(first, sent({ consents: ["email"] }), recording)).toEqual(first);
    const signature = "data:image/png;base64,iVBORw0KGgo=";
    const again = sent({ lastname: "Royer", consents: ["improvement"], signature });
    const second = customerSentAgain(first, again, recording);
    expect(second).toMatchObject({ lastname: "Royer", consent: true, created: now });
    expect(second.consents.slice(0, 2)).toEqual(first.consents);
    expect(second.consents.slice(2)).toMatchObject([
      { purpose: "email", given: false, signer: "Zoé Royer", signature: "zoe.signature.png" },
      { purpose: "improvement", given: true, signer: "Zoé Royer", signature: "zoe.signature.png" },
    ]);
  });

  it("a checked request changes what it holds and leaves the rest", () => {
    const before = parseCustomer("zoe", { firstname: "Zoé", notes: "Peau réactive.", picture: "zoe.jpg" });
    const names = { id: "zoe", firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.fr" };
    expect(updatedCustomer(before, names, now)).toEqual({ ...before, ...names, updated: now });
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
    const after = { ...before, ...changed, birthYear: birth_year, updated: now };
    expect(updatedCustomer(before, all, now)).toEqual(after);
  });

  it("a checked request refuses to overwrite what was not seen, but not what it wrote itself", () => {
    const names = { id: "zoe", firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.fr" };
    const first = parseCustomer("zoe", { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.fr" });
    const noted = updatedCustomer(first, { ...names, notes: "Peau réactive.", updated: null }, now);
    const later = new Date(now.getTime() + 1);
    expect(updatedCustomer(noted, { ...names, notes: "Peau réactive.", updated: null }, later)).toBe(noted);
    expect(() => updatedCustomer(noted, { ...names, notes: "", updated: null }, later)).toThrow(
      new CarnationError("aborted"),
    );
    expect(updatedCustomer(noted, { ...names, notes: "", updated: now }, later)).toMatchObject({
      notes: "",
      updated: later,
    });
    const request = parseCustomersApiRequest({ ...names, updated: "2026-11-21T13:05:00.000Z" }, now);
    expect(request).toMatchObject({ kind: "update", customer: { updated: now } });
  });
});
