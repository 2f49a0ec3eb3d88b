import type { CriterionId } from "@carnation/domain/criterion";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseSubscription } from "../subscription/subscription.ts";
import { parseAccountSummary, summariseAccount, toStoredAccountSummary } from "./accountSummary.ts";
import { countedFact, type FactKind, factKinds } from "./countedFact.ts";
import { recountResponse } from "./recount.ts";
import {
  namedPriorities,
  type PrioritisedDiagnosis,
  priorityCounter,
  topPrioritiesResponse,
} from "./topPriorities.ts";

describe("top priorities", () => {
  const topPriorities = (diagnoses: readonly PrioritisedDiagnosis[]) => {
    const counter = priorityCounter();
    for (const diagnosis of diagnoses) counter.add(diagnosis);
    return counter.top();
  };
  const diagnosisOf = (person: string | null, ...priorities: CriterionId[]) => ({ person, priorities });
  const of = (count: number, ...priorities: CriterionId[]) =>
    Array.from({ length: count }, (_, at) => diagnosisOf(`c${at}`, ...priorities));

  it("top priorities are those of ten people at least, most people first, each person once", () => {
    const again = of(9, 30).flatMap((one) => [one, one]);
    const nobodys = Array.from({ length: 20 }, () => diagnosisOf(null, 36));
    const diagnoses = [...of(10, 35, 69), ...of(20, 39), ...again, ...nobodys, ...of(10, 33)];
    expect(topPriorities(diagnoses)).toEqual([
      { criterion: 39, people: 20 },
      { criterion: 33, people: 10 },
      { criterion: 35, people: 10 },
      { criterion: 69, people: 10 },
    ]);
  });

  it("top priorities are shown with their criteria", () => {
    const groups = topPriorities([...of(12, 35), ...of(11, 39)]);
    expect(namedPriorities(groups).map(({ criterion, people }) => [criterion.id, people])).toEqual([
      [35, 12],
      [39, 11],
    ]);
    expect(namedPriorities(groups, [])).toEqual([]);
    expect(v.is(topPrioritiesResponse, { priorities: groups })).toBe(true);
  });
});

describe("the counted facts of a document", () => {
  const created = new Date("2026-11-20T23:30:00Z");
  const next = new Date("2026-11-22T10:00:00Z");
  const date = "2026-11-21";

  it.each<[FactKind, object, Readonly<Record<string, number>>]>([
    [
      "diagnosis",
      {
        state: "done",
        created,
        finished: next,
        measured: { analysis_ms: 900, image_quality: 81, priorities: [35] },
      },
      { diagnoses: 1, diagnoses_done: 1, analysis_ms: 900, image_quality: 81 },
    ],
    ["diagnosis", { state: "done", created }, { diagnoses: 1, diagnoses_done: 1 }],
    [
      "diagnosis",
      { state: "done", created, measured: { analysis_ms: -1, image_quality: "?" } },
      { diagnoses: 1, diagnoses_done: 1 },
    ],
    ["diagnosis", { state: "error", error: "no-face", created }, { diagnoses: 1, diagnoses_failed: 1 }],
    [
      "diagnosis",
      { state: "error", error: "timeout", created },
      { diagnoses: 1, diagnoses_failed: 1, analysis_faults: 1 },
    ],
    [
      "diagnosis",
      { state: "error", error: "?", created },
      { diagnoses: 1, diagnoses_failed: 1, analysis_faults: 1 },
    ],
    ["quote", { version: 1, created }, { quotes: 1 }],
    ["report", { kind: "comparison-report", state: "sent", finished: created }, { reports: 1 }],
    ["refused-mail", { state: "refused", finished: created }, { mails_refused: 1 }],
    ["account", { role: "customer", created }, { professionals_created: 1 }],
    ["account", { created }, { professionals_created: 1 }],
    ["cancellation", { status: "canceled", ended_at: created }, { subscriptions_canceled: 1 }],
  ])("%s %j", (kind, fields, expected) => {
    expect(countedFact(kind, fields)).toEqual({ date, values: expected });
  });

  it.each<[FactKind, object | undefined]>([
    ["diagnosis", { state: "started", created }],
    ["diagnosis", { state: "error", error: "abandoned", created }],
    ["diagnosis", undefined],
    ["quote", { version: 2, created }],
    ["report", { kind: "quote", state: "sent", finished: created }],
    ["report", { kind: "comparison-report", state: "queued", finished: null }],
    ["refused-mail", { state: "sent", finished: created }],
    ["account", { role: "employee", created }],
    ["account", { role: "customer" }],
    ["cancellation", { status: "active", ended_at: null }],
  ])("%s %j: nothing", (kind, fields) => {
    expect(countedFact(kind, fields)).toBeNull();
  });

  it("the counted facts of a document are looked for in every kind", () => {
    expect(factKinds.map((kind) => countedFact(kind, {}))).toEqual(factKinds.map(() => null));
    expect(v.is(recountResponse, { compared: 3, events: 1, mended: [{ kind: "x", count: 2 }] })).toBe(true);
  });
});

describe("the summary of an account", () => {
  const when = new Date("2026-11-20T10:00:00Z");
  const none = { plan: null, status: null, customers: null, diagnoses: null, lastActivity: null };

  it("the summary of an account reads back what was stored, and a reference of the provider", () => {
    const summary = {
      plan: "pro",
      status: "trialing",
      customers: 3,
      diagnoses: 7,
      lastActivity: when,
    } as const;
    expect(parseAccountSummary({ summary: toStoredAccountSummary(summary) })).toEqual(summary);
    expect(parseAccountSummary({ summary: toStoredAccountSummary(none) })).toEqual(none);
  });

  it("the summary of an account tells what is not known from nothing", () => {
    const broken = {
      plan: 3,
      status: "?",
      customers_total: -1,
      diagnosis_total: "deux",
      last_activity: "hier",
    };
    for (const fields of [{}, { summary: null }, { summary: "?" }, { summary: broken }]) {
      expect(parseAccountSummary(fields)).toEqual(none);
    }
    expect(() => parseAccountSummary(undefined)).toThrow(v.ValiError);
  });

  it("the summary of an account takes the subscription that says how the account stands, and the latest activity", () => {
    const old = parseSubscription("a", { status: "canceled", product: "products/old", created: new Date(0) });
    const late = parseSubscription("b", { status: "past_due", product: "products/pro", created: when });
    const account = {
      subscriptions: [old, late],
      customers: 2,
      diagnoses: 5,
      activity: [new Date(0), null, when],
    };
    expect(summariseAccount(account)).toEqual({
      plan: "pro",
      status: "past_due",
      customers: 2,
      diagnoses: 5,
      lastActivity: when,
    });
    expect(summariseAccount({ subscriptions: [], customers: 0, diagnoses: 0, activity: [] })).toEqual({
      ...none,
      customers: 0,
      diagnoses: 0,
    });
  });
});
