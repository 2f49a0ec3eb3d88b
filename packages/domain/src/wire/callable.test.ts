import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { compareDiagnosisRequest } from "../comparison/comparisonRequests.ts";
import { createCouponRequest } from "../coupon/couponCalls.ts";
import { CarnationError } from "../error/carnationError.ts";
import { sendPrescriptionForm } from "../routine/sendPrescription.ts";
import { createPortalLinkResponse, deleteSubscriptionRequest } from "../subscription/subscriptionCalls.ts";
import { parseRequest, parseResponse } from "./callable.ts";
import { documentIdSchema } from "./documentId.ts";

describe("the payloads of section 7", () => {
  it.each([
    ["deletesubscription", deleteSubscriptionRequest, { id: "s1" }],
    ["comparediagnosis", compareDiagnosisRequest, { id1: "d1", id2: "d2" }],
    ["createcoupon", createCouponRequest, { name: "Été", percent_off: 20, duration: "once" }],
    ["sendprescription", sendPrescriptionForm, { id: "d1", email: "anais@exemple.fr" }],
  ])("%s is read as it is sent", (_callable, schema: v.GenericSchema<unknown, unknown>, payload) => {
    expect(parseRequest(schema, payload)).toEqual(payload);
  });

  it.each([
    ["an address with a slip", { id: "d1", email: "anais@" }, /^Cette adresse n’est pas complète/u],
    ["no diagnosis", { id: "", email: "anais@exemple.fr" }, /^Choisissez un diagnostic\.$/u],
    ["nothing", null, /^Ce formulaire est incomplet/u],
  ])("refuses a prescription with %s, in French", (_case, payload, message) => {
    expect(() => parseRequest(sendPrescriptionForm, payload)).toThrow(
      expect.objectContaining({ code: "invalid-argument", message: expect.stringMatching(message) }),
    );
  });

  it("sends a prescription to the canonical address", () => {
    expect(parseRequest(sendPrescriptionForm, { id: "d1", email: " Anais@Exemple.FR " }).email).toBe(
      "anais@exemple.fr",
    );
  });
});

describe("parseResponse", () => {
  it("gives the answer, and names the callable whose answer is something else", () => {
    const url = "https://facturation.exemple.fr/p/1";
    expect(parseResponse(createPortalLinkResponse, { url }, "createportallink")).toEqual({ url });
    const failure = (() => {
      try {
        return parseResponse(createPortalLinkResponse, {}, "createportallink");
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toBeInstanceOf(CarnationError);
    expect(failure).toMatchObject({
      code: "internal",
      message: expect.stringContaining("createportallink gave an unknown answer"),
    });
  });
});

describe("documentIdSchema", () => {
  it.each(["d1", "uid-1-uid-2", "a.b", "..."])("takes %j", (id) => {
    expect(v.is(documentIdSchema(), id)).toBe(true);
  });

  it.each(["", " ", ".", "..", "users/u", "__x__", "é".repeat(751), 7, null])("refuses %j", (id) => {
    expect(v.is(documentIdSchema(), id)).toBe(false);
  });
});
