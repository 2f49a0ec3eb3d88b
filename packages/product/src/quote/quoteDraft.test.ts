import { emptyRoutine } from "@carnation/domain/routine";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { quoteDraft, quotePrices, saysTheSame } from "./quoteDraft.ts";
import { quoteObstacle, quoteSendingObstacle, signatureObstacle } from "./quoteObstacle.ts";
import { issueQuoteRequest, quoteTermsForm, sendQuoteForm, signQuoteForm } from "./quoteRequests.ts";
import { completeBusiness, draftInput, issuedQuote, stepOf } from "./testing/issuedQuotes.ts";

const draft = quoteDraft(draftInput);

describe("the draft of a quote", () => {
  it("the draft of a quote says what the quote that is issued from it says", () => {
    const { id: _, number, version, state, created, signature, hash, ...contents } = issuedQuote;
    expect(draft).toEqual({ ...contents, missingPrices: [], missingEmitterFields: [], empty: false });
    expect([number.sequence, version, state, signature, hash, created.getTime() > 0]).toBeTruthy();
  });

  it("the draft of a quote takes the days and the conditions that were chosen", () => {
    const chosen = quoteDraft({ ...draftInput, validUntil: "2026-11-30", conditions: "Acompte de 30 %." });
    expect(chosen).toMatchObject({ validUntil: "2026-11-30", conditions: "Acompte de 30 %." });
  });

  it("the draft of a quote of a quick diagnosis is for nobody by name; a minor is named with who answers for them", () => {
    expect(quoteDraft({ ...draftInput, customer: null })).toMatchObject({
      customer: null,
      recipient: { name: "Client de passage", email: null, lines: [] },
    });
    const customer = {
      id: "zoe",
      firstname: "Zoé",
      lastname: "",
      email: "",
      guardian: { name: "Anne Roux", relation: "mother" as const },
    };
    expect(quoteDraft({ ...draftInput, customer }).recipient).toEqual({
      name: "Zoé",
      email: null,
      lines: ["Représentant légal\u00A0: Anne Roux"],
    });
  });

  it("the draft of a quote has no total while a price is missing", () => {
    expect(quoteDraft({ ...draftInput, prices: new Map() })).toMatchObject({
      total: null,
      missingPrices: ["cabin-soin"],
    });
  });
});

test("prices are one’s own before the catalogue’s", () => {
  const recommendations = [
    { id: "a", price: 1000, vatRate: 550 },
    { id: "b", price: 1000, vatRate: 2000 },
    { id: "c", price: null, vatRate: 2000 },
  ];
  expect([
    ...quotePrices(
      recommendations,
      new Map([
        ["a", { price: 900 }],
        ["b", { price: null }],
      ]),
    ),
  ]).toEqual([
    ["a", { price: 900, vatRate: 550 }],
    ["b", { price: 1000, vatRate: 2000 }],
    ["c", { price: null, vatRate: 2000 }],
  ]);
});

describe("a quote says the same as a draft", () => {
  it("the draft is the same whatever the day of issue and the order in which fields were stored", () => {
    const emitter = Object.fromEntries(Object.entries(issuedQuote.emitter).toReversed());
    expect(saysTheSame({ ...issuedQuote, emitter: { ...issuedQuote.emitter, ...emitter } }, draft)).toBe(
      true,
    );
    const later = quoteDraft({
      ...draftInput,
      now: new Date("2026-11-24T09:00:00Z"),
      validUntil: "2026-12-23",
    });
    expect(saysTheSame(issuedQuote, later)).toBe(true);
  });

  it.each<[string, Partial<typeof draftInput>]>([
    ["a price", { prices: new Map([["soin", { price: 7400 }]]) }],
    ["the discount", { routine: { ...draftInput.routine, discount: 5 } }],
    ["the validity", { validUntil: "2026-12-01" }],
    ["the conditions", { conditions: "Acompte." }],
    ["the address", { profile: { ...draftInput.profile, business: { ...completeBusiness, city: "Paris" } } }],
    ["the client", { customer: null }],
  ])("a quote says the same as a draft unless %s changed", (_what, change) => {
    expect(saysTheSame(issuedQuote, quoteDraft({ ...draftInput, ...change }))).toBe(false);
  });
});

it.each(["id", "recommendation", "label", "details"] as const)(
  "a quote says something else than a draft when the %s of a line is another",
  (field) => {
    const items = draft.items.map((item) => ({ ...item, [field]: "autre" }));
    expect(saysTheSame({ ...issuedQuote, items }, draft)).toBe(false);
  },
);

it("a quote that lacks a price names the line that lacks it alone", () => {
  const routine = { ...draftInput.routine, weekly: [stepOf("masque", "Masque")] };
  const sentence = quoteObstacle(quoteDraft({ ...draftInput, routine }));
  expect(sentence).toMatch(/«\sMasque\s»/u);
  expect(sentence).not.toContain("Soin éclat");
});

describe("the obstacle of a quote", () => {
  const profile = { ...draftInput.profile, business: { ...completeBusiness, siret: "", vatNumber: "" } };
  it.each([
    [{}, /^none$/u],
    [{ routine: emptyRoutine }, /^La routine est vide/u],
    [{ prices: new Map() }, /^Il manque le prix de «\sSoin éclat\s»\. Saisissez-le/u],
    [{ profile }, /complétez votre profil\s: le numéro SIRET et le numéro de TVA\.$/u],
    [{ validUntil: "demain" }, /date de validité du calendrier/u],
    [{ validUntil: "2026-11-22" }, /^La date de validité est passée/u],
    [{ validUntil: "2026-11-23" }, /^none$/u],
    [{ validUntil: "2027-11-23" }, /^none$/u],
    [{ validUntil: "2027-11-24" }, /valable un an au plus/u],
  ])("%#", (change, expected) => {
    const sentence = quoteObstacle(quoteDraft({ ...draftInput, ...change }));
    expect(sentence ?? "none").toMatch(expected);
  });

  it("a contraindication without a written reason, each step named once", () => {
    const step = { step: stepOf("soin", "Soin éclat"), reasons: ["Grossesse", "Allaitement"] };
    expect(
      quoteObstacle(draft, [
        { ...step, moment: "cabin" },
        { ...step, moment: "weekly" },
      ]),
    ).toMatch(/^À éviter pour cette personne\s: «\sSoin éclat\s» \(Grossesse\s; Allaitement\)\. Écrivez/u);
  });
});

describe("an offer", () => {
  const until = new Date("2026-12-23T22:00:00Z");
  const after = new Date("2026-12-24T08:00:00Z");
  it.each([
    ["issued", until, /^none$/u, /^none$/u],
    ["issued", after, /valable jusqu’au 23\u00A0décembre\u00A02026/u, /valable jusqu’au/u],
    ["signed", after, /déjà signé/u, /^none$/u],
    ["replaced", until, /remplacé/u, /remplacé/u],
    ["erased", until, /effacé/u, /effacé/u],
  ] as const)("an offer that is %s (%#)", (state, now, sign, send) => {
    const quote = { ...issuedQuote, state };
    for (const [sentence, expected] of [
      [signatureObstacle(quote, now), sign],
      [quoteSendingObstacle(quote, now), send],
    ] as const) {
      expect(sentence ?? "none").toMatch(expected);
    }
  });

  it("an offer whose last day cannot be read is not said to be over", () => {
    expect(signatureObstacle({ state: "issued", validUntil: "" }, until)).toBeNull();
  });
});

describe("requests", () => {
  const issue = {
    diagnosisId: "d1",
    validUntil: "2026-12-23",
    conditions: " Acompte. ",
    total: 1,
    request: "q1",
  };

  it("requests are read as they are sent", () => {
    expect(v.parse(issueQuoteRequest, issue)).toEqual({ ...issue, conditions: "Acompte.", again: undefined });
    expect(v.parse(issueQuoteRequest, { ...issue, again: true }).again).toBe(true);
    const send = { id: "q1", email: " A@B.fr ", request: "s1" };
    expect(v.parse(sendQuoteForm, send)).toEqual({ ...send, email: "a@b.fr" });
    const signature = "data:image/png;base64,iVBORw0KGgo";
    expect(v.parse(signQuoteForm, { id: "q1", name: " Anaïs  Morel ", signature }).name).toBe("Anaïs Morel");
  });

  it.each([
    [issueQuoteRequest, { ...issue, total: -1 }],
    [issueQuoteRequest, { ...issue, total: 1.5 }],
    [issueQuoteRequest, { ...issue, validUntil: "2026-02-30" }],
    [issueQuoteRequest, { ...issue, conditions: "x".repeat(2001) }],
    [issueQuoteRequest, { ...issue, request: "a/b" }],
    [quoteTermsForm, { validUntil: "", conditions: "" }],
    [sendQuoteForm, { id: "q1", email: "a@b.fr" }],
    [signQuoteForm, { id: "q1", name: "", signature: "data:image/png;base64,iVBORw0KGgo" }],
    [signQuoteForm, { id: "q1", name: "Anaïs", signature: "" }],
  ])("requests are refused when they are none (%#)", (schema: v.GenericSchema, payload) => {
    expect(v.is(schema, payload)).toBe(false);
  });
});
