import { CarnationError } from "@carnation/domain/error";
import { describe, expect, it, test } from "vitest";
import { type Callable, callTimeoutMs, parseRequest, parseResponse } from "./callable.ts";
import type { CallableName } from "./callableName.ts";
import * as callables from "./callables.ts";

describe("parseRequest", () => {
  it.each([
    [callables.deletesubscription, { id: "s1" }],
    [callables.comparediagnosis, { id1: "d1", id2: "d2" }],
    [callables.createcoupon, { name: "Été", percent_off: 20, duration: "once" }],
    [callables.sendprescription, { id: "d1", email: "anais@exemple.fr" }],
  ])("parseRequest reads $name as it is sent", (row, payload) => {
    expect(parseRequest(row, payload)).toEqual(payload);
  });

  it.each([
    ["an address with a slip", { id: "d1", email: "anais@" }, /^Cette adresse n’est pas complète/u],
    ["no diagnosis", { id: "", email: "anais@exemple.fr" }, /^Choisissez un diagnostic\.$/u],
    ["nothing", null, /^Ce formulaire est incomplet/u],
  ])("parseRequest refuses a prescription with %s, in French", (_case, payload, message) => {
    expect(() => parseRequest(callables.sendprescription, payload)).toThrow(
      expect.objectContaining({ code: "invalid-argument", message: expect.stringMatching(message) }),
    );
  });

  it("parseRequest gives the canonical address of a prescription", () => {
    const { email } = parseRequest(callables.sendprescription, { id: "d1", email: " Anais@Exemple.FR " });
    expect(email).toBe("anais@exemple.fr");
  });

  it.each([
    ["a new client", { email: "a@b.fr", firstname: "Zoé", lastname: "Petit", consent: true }],
    ["a picture", { id: "zoe", picture: "zoe.png" }],
    ["a change", { id: "zoe", email: "a@b.fr", firstname: "Zoé", lastname: "Petit" }],
  ])("parseRequest reads %s for customersApi", (_case, payload) => {
    expect(parseRequest(callables.customersApi, payload)).toMatchObject(payload);
  });
});

describe("parseResponse", () => {
  const answer = { url: "https://facturation.exemple.fr/p/1" };

  it("parseResponse gives the answer of a callable", () => {
    expect(parseResponse(callables.createportallink, answer)).toEqual(answer);
  });

  it("parseResponse names the callable whose answer has another shape", () => {
    expect(() => parseResponse(callables.createportallink, {})).toThrow(
      expect.objectContaining({
        name: CarnationError.name,
        code: "internal",
        message: expect.stringContaining("createportallink gave an unknown answer"),
      }),
    );
  });
});

describe("the table of callables", () => {
  const table: Readonly<Record<CallableName, Callable>> = callables;
  const rows = Object.entries(table);

  test.each(rows)("the row %s has that name", (name, row) => {
    expect(row.name).toBe(name);
  });

  test.each([
    ["registerusertonews", "register-to-news"],
    ["deletesubscription", "cancel-subscription"],
    ["createportallink", "open-billing-portal"],
    ["deletecoupon", "delete-coupon"],
    ["createcoupon", "create-coupon"],
    ["updatecoupon", "rename-coupon"],
    ["customersApi", "create-customer"],
    ["customersApi", "update-customer"],
    ["startDiagnosis", "start-diagnosis"],
    ["getdiagnosiscomparisonrecap", "write-comparison-recap"],
    ["comparediagnosis", "compare-diagnoses"],
    ["senddiagnosiscomparisonreport", "send-comparison-report"],
    ["sendprescription", "send-prescription"],
    ["saveroutine", "save-routine"],
    ["getrecommendationscore", "score-recommendation"],
    ["deletecustomer", "delete-customer"],
    ["deletediagnosis", "delete-diagnosis"],
    ["recordconsent", "update-customer"],
    ["associatediagnosis", "associate-diagnosis"],
    ["resendsending", "resend-sending"],
    ["recommendationuse", "count-recommendation-use"],
    ["issuequote", "issue-quote"],
    ["signquote", "sign-quote"],
    ["previewquote", "read-quote"],
    ["sendquote", "send-quote"],
    ["createaccount", "create-account"],
    ["resendinvitation", "create-account"],
    ["updateaccount", "update-account"],
    ["resetaccountpassword", "update-account"],
    ["readsignins", "list-accounts"],
    ["provideraccount", "open-provider-account"],
    ["deletesubcategory", "write-subcategories"],
    ["movesubcategory", "write-subcategories"],
  ] as const)("%s does %s", (name, action) => {
    expect(table[name].actions).toContain(action);
  });

  test("the caller waits 70 seconds but for a recap, 250, and a recount", () => {
    const waits = rows.map(([name, row]) => [name, callTimeoutMs(row)] as const);
    expect(waits.filter(([, wait]) => wait !== 70_000)).toEqual([
      ["getdiagnosiscomparisonrecap", 250_000],
      ["recountstatistics", 540_000],
    ]);
  });
});
