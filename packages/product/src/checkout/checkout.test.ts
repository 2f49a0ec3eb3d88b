import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newCheckoutSession, newCheckoutSessionSchema, parseCheckoutSession } from "./checkoutSession.ts";
import { parsePaymentOutcome, paymentSentence } from "./paymentOutcome.ts";

const page = "https://app.example.org/user/subscription";
const written = newCheckoutSession("claire", "month", page);

describe("section 4: checkout session", () => {
  it.each([
    ["created", {}, { error: null, sessionId: null, url: null }],
    ["created", { sessionId: "", url: "https://pay.example.org" }, { sessionId: null, url: null }],
    [
      "redirect",
      { sessionId: "cs_1", url: "https://pay.example.org/cs_1" },
      { sessionId: "cs_1", url: "https://pay.example.org/cs_1" },
    ],
    ["redirect", { sessionId: "cs_1", url: "javascript:alert(1)" }, { sessionId: "cs_1", url: null }],
    ["error", { error: { message: "Carte refusée" } }, { error: "Carte refusée" }],
    ["error", { error: "Carte refusée", sessionId: "cs_1" }, { error: "Carte refusée", sessionId: null }],
    ["error", { error: { code: 3 } }, { error: "unknown" }],
  ])("section 4: checkout session is %s with %j", (state, fields, expected) => {
    expect(parseCheckoutSession("c", { ...written, ...fields })).toMatchObject({ state, ...expected });
  });

  it("section 4: checkout session is not read from something else", () => {
    expect(() => parseCheckoutSession("c", { ...written, metadata: {} })).toThrow(v.ValiError);
  });
});

describe("section 7: subscribing", () => {
  it("section 7: subscribing writes subscription, success_url, cancel_url and metadata.uid", () => {
    expect(written).toEqual({
      subscription: "month",
      success_url: `${page}?payment=success`,
      cancel_url: `${page}?payment=canceled`,
      metadata: { uid: "claire" },
    });
  });

  it("section 7: subscribing writes nothing else, and no page over plain HTTP", () => {
    expect(() => newCheckoutSession("claire", "month", "http://example.org")).toThrow(v.ValiError);
    expect(() => newCheckoutSession("claire", "products/pro", page)).toThrow("Choisissez une formule.");
    expect(v.is(newCheckoutSessionSchema, { ...written, sessionId: "cs_1" })).toBe(false);
  });
});

describe("section 2: the payment query value", () => {
  it.each([
    ["success", "success"],
    ["canceled", "canceled"],
    ["cancelled", null],
    [null, null],
    [undefined, null],
  ])("%s is %s", (value, outcome) => {
    expect(parsePaymentOutcome(value)).toBe(outcome);
  });

  it("section 2: the payment query value says active only when the subscription is", () => {
    expect(paymentSentence("success", "active")).toBe("Merci, votre abonnement est actif.");
    expect(paymentSentence("success", "trialing")).toBe("Merci, votre période d’essai est ouverte.");
    expect(paymentSentence("success", null)).toMatch(/^Merci, .*quelques instants\.$/u);
    expect(paymentSentence("success", "incomplete")).toBe(paymentSentence("success", null));
    expect(paymentSentence("canceled", null)).toBe("Paiement annulé, rien n’a été débité.");
  });
});
