import { describe, expect, it } from "vitest";
import { newUser } from "../account/newUser.ts";
import { parseCustomer } from "../customer/customer.ts";
import { parseNews } from "../news/news.ts";
import { parseSubscription } from "../subscription/subscription.ts";
import { isCurrentSubscription } from "../subscription/subscriptionStatus.ts";
import { parseBusiness } from "./business.ts";
import { parseProfile } from "./profile.ts";

const date = new Date("2026-11-21T13:05:00Z");
const timestamp = { toDate: () => date };

describe("stored entities", () => {
  it("stored entities give a profile without its billing, hidden criteria limited to known ones", () => {
    const stored = {
      email: "claire@example.org",
      firstname: "Claire",
      lastname: "Martin",
      company: "Institut",
      role: "customer",
      active: true,
      created: timestamp,
      enabled_subcategories: ["subcategories/led"],
      hidden_criterias: [31, 12, 41],
      billing: { iban: "secret" },
    };
    expect(parseProfile("claire", stored)).toEqual({
      uid: "claire",
      email: "claire@example.org",
      firstname: "Claire",
      lastname: "Martin",
      company: "Institut",
      role: "customer",
      active: true,
      created: date,
      enabledSubcategories: ["led"],
      hiddenCriteria: [31, 41],
      type: null,
      coupon: null,
      trialPlan: null,
      invited: null,
      business: parseBusiness(undefined),
      terms: null,
      privacy: null,
      contract: null,
      welcomed: null,
      photoRetentionMonths: null,
      newsRead: [],
      notifications: { news: false },
      sessionsEnded: null,
      deletion: null,
    });
  });

  it("stored entities give a new user the defaults of the specification", () => {
    const stored = newUser({ email: "nadia@example.org" }, date);
    expect(parseProfile("nadia", stored)).toMatchObject({
      role: "customer",
      active: true,
      firstname: "",
      hiddenCriteria: [],
    });
  });

  it("stored entities give a client and their last diagnosis", () => {
    const names = { firstname: "Anaïs", lastname: "Morel", email: "anais@example.org", consent: true };
    expect(parseCustomer("a", { ...names, last_diagnostic: { id: "d1", date: timestamp } })).toMatchObject({
      ...names,
      id: "a",
      picture: null,
      lastDiagnostic: { id: "d1", date, nextPhoto: null },
    });
    const unreadable = parseCustomer("a", { ...names, last_diagnostic: { color: "blue" } });
    expect(unreadable).toMatchObject({ lastDiagnostic: null, unreadable: ["last_diagnostic"] });
  });

  it("stored entities give an article", () => {
    const stored = {
      title: "Titre",
      summary: "Résumé",
      published: true,
      createdAt: timestamp,
      tags: ["Routine"],
    };
    expect(parseNews("n", stored)).toMatchObject({ ...stored, id: "n", createdAt: date, picture: null });
  });

  it("stored entities give a subscription, current when trialing or active", () => {
    const stored = { status: "past_due", product: { id: "pro" } };
    expect(parseSubscription("s", stored)).toMatchObject({ id: "s", status: "past_due", product: "pro" });
    expect(["trialing", "active", "past_due", "canceled"].filter(isCurrentSubscription)).toEqual([
      "trialing",
      "active",
    ]);
  });
});
