import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { problemsOf } from "@carnation/domain/testing/problemsOf";
import { parseBusiness } from "../profile/business.ts";
import { businessFormAsking, businessFormInput, emitterFieldsToAsk } from "./emitterForm.ts";
import { emitterFields, missingEmitterFields } from "./quoteEmitter.ts";

const complete = {
  legal_form: "EI",
  street: "12, rue des Lilas",
  postcode: "69003",
  city: "Lyon",
  phone: "+33472000000",
  siret: "73282932000074",
  vat_number: "FR44732829320",
  mediator: "Médiation de la consommation, 69000 Lyon",
  logo: "logo.png",
};
const inputOf = (business: object, company = "Institut Lumière de Peau") =>
  businessFormInput({ company, business: parseBusiness(business) });
const asked = emitterFields.filter((field) => field !== "email");

describe("the fields to fill before a quote is issued", () => {
  it("the fields to fill before a quote is issued are the missing ones, in the order of the quote, and never the address of the account", () => {
    const missing = missingEmitterFields({ vatExempt: false });
    expect(emitterFieldsToAsk(missing, inputOf({}, ""))).toEqual(asked);
    expect(emitterFieldsToAsk([], inputOf(complete))).toEqual([]);
  });

  it("the fields to fill before a quote is issued are also stored ones that would be refused: nobody is stopped by a field that is not shown", () => {
    const input = inputOf({ ...complete, phone: "12", siret: "123", mediator: "" });
    expect(emitterFieldsToAsk(["mediator"], input)).toEqual(["phone", "siret", "mediator"]);
  });
});

describe("businessFormAsking", () => {
  it("businessFormAsking gives what is to be stored, the rest as it was", () => {
    const output = v.parse(businessFormAsking(["company", "vatNumber"]), inputOf(complete));
    expect(output).toMatchObject({ company: "Institut Lumière de Peau", business: { city: "Lyon" } });
    expect(output.business).not.toHaveProperty("logo");
  });

  it("businessFormAsking asks for every field that is blank, and says what is wrong with the others at the same time", () => {
    const input = inputOf({ ...complete, phone: "12", vat_number: " ", legal_form: "" }, " ");
    expect(problemsOf(businessFormAsking(asked), input)).toEqual({
      company: "Saisissez le nom de votre société.",
      "business.legal_form": "Saisissez la forme juridique.",
      "business.phone": expect.stringMatching(/numéro/u),
      "business.vat_number": "Saisissez le numéro de TVA, ou cochez la franchise en base.",
    });
  });

  it("businessFormAsking asks for a company that is blank although nothing else is wrong", () => {
    expect(problemsOf(businessFormAsking(["company"]), inputOf(complete, " "))).toEqual({
      company: "Saisissez le nom de votre société.",
    });
    expect(problemsOf(businessFormAsking(["vatNumber"]), inputOf({ ...complete, vat_number: "" }))).toEqual({
      "business.vat_number": "Saisissez le numéro de TVA, ou cochez la franchise en base.",
    });
  });

  it("businessFormAsking leaves blank what is not asked for", () => {
    expect(problemsOf(businessFormAsking(["city"]), inputOf({ city: "Lyon" }))).toEqual({});
  });

  it("businessFormAsking asks for no VAT number under the franchise, and keeps none", () => {
    const input = inputOf({ ...complete, vat_exempt: true });
    expect(v.parse(businessFormAsking(asked), input).business).toMatchObject({
      vat_exempt: true,
      vat_number: "",
    });
  });
});
