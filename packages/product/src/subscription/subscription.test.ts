import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  currentSubscription,
  standingSubscription,
  parseSubscription,
  type Subscription,
  toStoredSubscription,
} from "./subscription.ts";
import {
  createPortalLinkRequest,
  createPortalLinkResponse,
  deleteSubscriptionRequest,
  isOnOrigin,
  providerAccountRequest,
  providerAccountResponse,
} from "./subscriptionCalls.ts";
import {
  cancellationSentence,
  endingSentence,
  subscriptionFact,
  subscriptionSentence,
  trialDaysLeft,
} from "./subscriptionSentence.ts";
import {
  awaitsPayment,
  isCurrentSubscription,
  isRunningSubscription,
  subscriptionStatuses,
  subscriptionStatusTexts,
} from "./subscriptionStatus.ts";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";

const date = new Date("2026-12-03T10:00:00Z");
const timestamp = { toDate: () => date };
const subscription = (fields: object): Subscription =>
  parseSubscription("s", { status: "active", ...fields });

const when = fc.option(fc.date({ noInvalidDate: true }));
const anySubscription: fc.Arbitrary<Subscription> = fc.record({
  id: anyDocumentId,
  status: fc.constantFrom(...subscriptionStatuses),
  product: fc.option(anyDocumentId),
  price: fc.option(anyDocumentId),
  coupon: fc.option(anyDocumentId),
  created: when,
  currentPeriodStart: when,
  currentPeriodEnd: when,
  trialEnd: when,
  cancelAtPeriodEnd: fc.boolean(),
  endedAt: when,
});

describe("a stored subscription", () => {
  it("a stored subscription reads back what was stored", () => {
    fc.assert(
      fc.property(anySubscription, (any) => {
        expect(parseSubscription(any.id, toStoredSubscription(any))).toEqual(any);
      }),
    );
  });

  it("a stored subscription reads the provider's references and timestamps, and prices where there is no price", () => {
    const fields = {
      product: { id: "pro" },
      prices: [{ id: "month", path: "products/pro/prices/month" }],
      coupon: { id: "BIENVENUE20" },
      current_period_end: timestamp,
    };
    expect(subscription(fields)).toMatchObject({
      product: "pro",
      price: "month",
      coupon: "BIENVENUE20",
      currentPeriodEnd: date,
      cancelAtPeriodEnd: false,
    });
    expect(toStoredSubscription(subscription(fields))).toMatchObject({
      product: "products/pro",
      price: "products/pro/prices/month",
      prices: ["products/pro/prices/month"],
    });
  });

  it("a stored subscription tolerates broken fields, an unknown status being never current", () => {
    expect(subscription({ status: "brand_new", product: 3, prices: "?", created: "soon" })).toMatchObject({
      status: "incomplete",
      product: null,
      price: null,
      created: null,
    });
    expect(() => parseSubscription("s", {})).toThrow(v.ValiError);
  });

  it("a stored subscription is the active one, then the newest, among several", () => {
    const old = subscription({ created: new Date("2026-01-01"), product: "old" });
    const recent = subscription({ created: new Date("2026-06-01"), product: "recent" });
    const trial = subscription({ status: "trialing", created: new Date("2026-11-01") });
    const late = subscription({ status: "past_due", created: new Date("2026-12-01") });
    expect(currentSubscription([old, trial, late, recent])).toBe(recent);
    expect(currentSubscription([late, trial])).toBe(trial);
    expect(currentSubscription([subscription({}), old])).toBe(old);
    expect(currentSubscription([late])).toBeNull();
    expect(standingSubscription([late, trial])).toBe(trial);
    expect(standingSubscription([subscription({ status: "canceled", created: new Date(0) }), late])).toBe(
      late,
    );
    expect(standingSubscription([])).toBeNull();
  });
});

describe("section 4: subscription, current only when status is trialing or active", () => {
  it.each(subscriptionStatuses)("%s", (status) => {
    expect(isCurrentSubscription(status)).toBe(status === "trialing" || status === "active");
    expect(subscriptionStatusTexts[status].label).not.toBe("");
    expect(subscriptionStatusTexts[status].sentence).toMatch(/\.$/u);
    expect(subscriptionStatusTexts[status].sentence).not.toMatch(/'| [;:!?]/u);
  });

  it("section 4: subscription, current only when status is trialing or active is not current with another word", () => {
    expect(["", "Active", "toString", "incomplete"].some(isCurrentSubscription)).toBe(false);
  });

  it("section 4: subscription, current only when status is trialing or active has the words of the subscription page", () => {
    expect(
      ["trialing", "active", "past_due", "canceled"].map((status) => subscriptionSentenceLabel(status)),
    ).toEqual(["Essai", "Actif", "Paiement en retard", "Annulé"]);
  });
});

function subscriptionSentenceLabel(status: string): string | undefined {
  const known = subscriptionStatuses.find((candidate) => candidate === status);
  return known && subscriptionStatusTexts[known].label;
}

describe("the sentence of a subscription", () => {
  it.each([
    [{ status: "trialing", trial_end: date }, "Essai jusqu’au 3\u00A0décembre\u00A02026."],
    [{ status: "trialing", current_period_end: date }, "Essai jusqu’au 3\u00A0décembre\u00A02026."],
    [{ current_period_end: date }, "Se renouvelle le 3\u00A0décembre\u00A02026."],
    [{ current_period_end: date, cancel_at_period_end: true }, "Prend fin le 3\u00A0décembre\u00A02026."],
    [{}, "Votre abonnement est actif."],
    [{ status: "canceled", current_period_end: date }, subscriptionStatusTexts.canceled.sentence],
  ])("%j: %s", (fields, sentence) => {
    expect(subscriptionSentence(subscription(fields))).toBe(sentence);
  });

  it("the sentence of a subscription counts the days of trial that are left", () => {
    const trial = subscription({ status: "trialing", trial_end: date });
    expect(trialDaysLeft(trial, new Date("2026-11-30T12:00:00Z"))).toBe(3);
    expect(trialDaysLeft(trial, new Date("2026-12-03T09:59:59Z"))).toBe(1);
    expect(trialDaysLeft(trial, new Date("2026-12-04T00:00:00Z"))).toBe(0);
    expect(trialDaysLeft(subscription({ trial_end: date }), date)).toBeNull();
    expect(trialDaysLeft(subscription({ status: "trialing" }), date)).toBeNull();
  });
});

describe("section 7: calls about subscriptions", () => {
  it("deletesubscription {id}", () => {
    expect(v.parse(deleteSubscriptionRequest, { id: "sub_1" })).toEqual({ id: "sub_1" });
    for (const payload of [{}, { id: "" }, { id: 3 }, { id: "a/b" }, null]) {
      expect(v.safeParse(deleteSubscriptionRequest, payload).issues?.[0].message).toBe(
        "L’identifiant de l’abonnement est obligatoire.",
      );
    }
  });

  it.each([
    "https://app.example.org/user/billing",
    "https://app.example.org:8443?x=1",
    "http://localhost:5173/user/billing",
    "http://127.0.0.1:5000",
  ])("createportallink {returnUrl} takes %s", (returnUrl) => {
    expect(v.parse(createPortalLinkRequest, { returnUrl })).toEqual({ returnUrl });
    expect(v.parse(createPortalLinkResponse, { url: returnUrl })).toEqual({ url: returnUrl });
    expect(v.parse(providerAccountResponse, { url: returnUrl })).toEqual({ url: returnUrl });
  });

  it.each([
    "http://example.org/",
    "javascript:alert(1)",
    "https://app.example.org@evil.example/",
    String.raw`https://app.example.org\@evil.example/`,
    "//evil.example",
    "https://a b",
    "",
  ])("createportallink {returnUrl} refuses %j", (returnUrl) => {
    expect(v.safeParse(createPortalLinkRequest, { returnUrl }).issues?.[0].message).toBe(
      "L’adresse de la page doit commencer par «\u00A0https:// ».".replace(" »", "\u00A0»"),
    );
    expect(isOnOrigin(returnUrl, ["https://app.example.org", "https://evil.example"])).toBe(false);
  });

  it("section 7: calls about subscriptions tells our own pages from others", () => {
    const ours = ["https://app.example.org"];
    expect(isOnOrigin("https://APP.example.org/user", ours)).toBe(true);
    expect(isOnOrigin("https://app.example.org.evil.example/", ours)).toBe(false);
    expect(isOnOrigin("https://app.example.org:444/", ours)).toBe(false);
  });
});

it("a status says whether the provider still runs the subscription, and whether it waits for money", () => {
  expect(subscriptionStatuses.filter(isRunningSubscription)).toEqual([
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "paused",
  ]);
  expect(subscriptionStatuses.filter(awaitsPayment)).toEqual(["past_due", "unpaid", "paused"]);
});

it.each([
  [
    { status: "active" },
    "Votre abonnement reste actif jusqu’au 3\u00A0décembre\u00A02026, sans autre paiement.",
  ],
  [
    { status: "trialing" },
    "Votre essai reste ouvert jusqu’au 3\u00A0décembre\u00A02026. Rien ne sera débité.",
  ],
  [
    { status: "trialing", trial_end: timestamp, current_period_end: null },
    "Votre essai reste ouvert jusqu’au 3\u00A0décembre\u00A02026. Rien ne sera débité.",
  ],
  [{ status: "past_due" }, "Votre abonnement prend fin tout de suite, sans autre paiement."],
  [
    { status: "active", current_period_end: null },
    "Votre abonnement reste actif jusqu’à la fin de la période en cours, sans autre paiement.",
  ],
])("ending %j now: %s", (fields, sentence) => {
  expect(cancellationSentence(subscription({ current_period_end: timestamp, ...fields }))).toBe(sentence);
});

it("an administrator reads how it stands, not what its owner is to do", () => {
  const facts = subscriptionStatuses.map((status) => subscriptionFact(subscription({ status })));
  expect(new Set(facts).size).toBe(subscriptionStatuses.length);
  expect(facts.filter((fact) => /votre|vous|mettez/iu.test(fact))).toEqual([]);
  expect(subscriptionFact(subscription({ current_period_end: timestamp }))).toBe(
    "Se renouvelle le 3\u00A0décembre\u00A02026.",
  );
  expect(subscriptionFact(subscription({ status: "canceled", ended_at: timestamp }))).toBe(
    "Terminé le 3\u00A0décembre\u00A02026.",
  );
  // What a payment in time took up again keeps no end, and what ended without a moment says that it did.
  expect(subscriptionFact(subscription({ status: "past_due", ended_at: timestamp }))).toBe(
    "Le dernier paiement a échoué.",
  );
  expect(subscriptionFact(subscription({ status: "canceled", ended_at: null }))).toBe("Terminé.");
  expect(endingSentence(subscription({ current_period_end: timestamp }))).toBe(
    "L’abonnement reste actif jusqu’au 3\u00A0décembre\u00A02026, sans autre paiement.",
  );
  expect(v.safeParse(providerAccountRequest, { uid: "a/b" }).success).toBe(false);
});
