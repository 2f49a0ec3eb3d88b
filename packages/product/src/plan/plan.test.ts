import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  chosenPlan,
  movePlan,
  noPlanOfferedMessage,
  offeredPlans,
  priceOf,
  yearlySaving,
  yearlySavingLabel,
} from "./offeredPlans.ts";
import {
  customerFiles,
  customerFilesUsed,
  monthlyDiagnoses,
  monthlyDiagnosesUsed,
  parsePlan,
  type Plan,
  toStoredPlan,
} from "./plan.ts";
import { parsePlanSync, updatePlanRequest } from "./planCalls.ts";
import { planChangeSentence } from "./planChange.ts";
import { planForm, planPriceForm } from "./planForm.ts";
import {
  parsePlanPrice,
  perMonthLabel,
  type PlanPrice,
  planPriceLabel,
  toStoredPlanPrice,
  trialLabel,
} from "./price.ts";

const price = (fields: object = {}): PlanPrice =>
  parsePlanPrice("m", { active: true, unit_amount: 3900, currency: "eur", interval: "month", ...fields });
const plan = (id: string, fields: object = {}, prices: PlanPrice[] = [price()]): Plan =>
  parsePlan(id, { name: id, active: true, ...fields }, prices);
const namesOf = (plans: Plan[]) => plans.map(({ id }) => id);

describe("stored plans and prices", () => {
  const anyPrice: fc.Arbitrary<PlanPrice> = fc.record({
    id: fc.constant("m"),
    active: fc.boolean(),
    unitAmount: fc.nat(),
    currency: fc.constantFrom("eur", "chf"),
    interval: fc.constantFrom("month", "year"),
    trialPeriodDays: fc.nat(),
  });
  const anyPlan: fc.Arbitrary<Plan> = fc.record({
    id: fc.constant("p"),
    active: fc.boolean(),
    position: fc.option(fc.integer()),
    // One without a name is read as such.
    name: fc.string().filter((name) => name.trim() !== ""),
    description: fc.string(),
    features: fc.array(fc.string()),
    prices: fc.array(anyPrice),
  });

  it("read back what was stored", () => {
    fc.assert(
      fc.property(anyPlan, anyPrice, (any, anyOf) => {
        expect(parsePlan("p", toStoredPlan(any), any.prices)).toEqual(any);
        expect(parsePlanPrice("m", toStoredPlanPrice(anyOf))).toEqual(anyOf);
      }),
    );
  });

  it("read what the payment provider writes", () => {
    const product = { name: "Pro", active: true, description: null, metadata: { position: "2" } };
    expect(parsePlan("pro", { ...product, features: [{ name: "150 diagnostics par mois" }] })).toMatchObject({
      position: 2,
      description: "",
      features: ["150 diagnostics par mois"],
      prices: [],
    });
  });

  it.each([
    {},
    { metadata: {} },
    { metadata: { position: "first" } },
    { metadata: { position: "" } },
    { metadata: 3 },
  ])("stored plans and prices have no position with %j", (fields) => {
    expect(plan("pro", fields).position).toBeNull();
  });

  it("stored plans and prices are inactive and without a trial unless they say so", () => {
    const stored = { unit_amount: 3900, interval: "month", trial_period_days: -1 };
    expect(parsePlanPrice("m", stored)).toMatchObject({ active: false, trialPeriodDays: 0, currency: "eur" });
    expect(parsePlan("p", { name: "P" }).active).toBe(false);
    expect(() => price({ interval: "week" })).toThrow(v.ValiError);
    expect(() => price({ unit_amount: 39.5 })).toThrow(v.ValiError);
  });
});

describe("the plans that are offered", () => {
  it("the plans that are offered are active, have an active price, and come by position", () => {
    const archived = price({ active: false });
    const plans = [
      plan("Sans rang"),
      plan("Institut +", { metadata: { position: 3 } }),
      plan("Ancienne", { metadata: { position: 0 }, active: false }),
      plan("Essentiel", { metadata: { position: 1 } }, [price(), archived]),
      plan("Sans prix", { metadata: { position: 2 } }, [archived]),
      plan("Aussi sans rang"),
    ];
    expect(namesOf(offeredPlans(plans))).toEqual(["Essentiel", "Institut +", "Aussi sans rang", "Sans rang"]);
    expect(offeredPlans(plans)[0]?.prices).toEqual([price()]);
    expect(offeredPlans([])).toEqual([]);
    expect(noPlanOfferedMessage).toMatch(/\u00A0:/u);
  });

  it("the plans that are offered say what a year saves", () => {
    const year = price({ interval: "year", unit_amount: 39_000 });
    expect(yearlySaving(plan("p", {}, [price(), year]))).toBe(7800);
    expect(yearlySaving(plan("p", {}, [price()]))).toBe(0);
    expect(yearlySaving(plan("p", {}, [price(), { ...year, unitAmount: 90_000 }]))).toBe(0);
    expect(yearlySaving(plan("p", {}, [price(), { ...year, currency: "chf" }]))).toBe(0);
    expect(priceOf(plan("p", {}, [price({ unit_amount: 5000 }), price()]), "month")?.unitAmount).toBe(3900);
    expect(priceOf(plan("p", {}, [price()]), "year")).toBeNull();
  });

  it("the plans that are offered say what a year saves in words, and what it is for a month", () => {
    const year = price({ interval: "year", unit_amount: 39_000 });
    expect(yearlySavingLabel(plan("p", {}, [price(), year]))).toBe("78\u00A0€ HT d’économie par an");
    expect(yearlySavingLabel(plan("p", {}, [price()]))).toBeNull();
    expect(perMonthLabel(year)).toBe("soit 32,50\u00A0€ HT par mois");
    expect(perMonthLabel(price({ interval: "year", unit_amount: 149_000 }))).toBe(
      "soit 124,17\u00A0€ HT par mois",
    );
    expect(perMonthLabel(price())).toBeNull();
    expect(perMonthLabel(price({ interval: "year", unit_amount: 0 }))).toBeNull();
  });

  it("the plans that are offered are found by what a subscription names, while they are offered", () => {
    const pro = plan("Pro", {}, [price()]);
    const [month] = pro.prices;
    expect(chosenPlan([pro], { product: pro.id, price: month?.id ?? null })).toEqual({
      plan: pro,
      price: month,
    });
    expect(chosenPlan([pro], { product: pro.id, price: "gone" })).toBeNull();
    expect(chosenPlan([pro], { product: null, price: month?.id ?? null })).toBeNull();
  });

  it("the plans that are offered never cost a price that is no longer sold", () => {
    const archived = price({ unit_amount: 100, active: false });
    expect(priceOf(plan("p", {}, [archived, price()]), "month")?.unitAmount).toBe(3900);
    expect(priceOf(plan("p", {}, [archived]), "month")).toBeNull();
    const year = price({ interval: "year", unit_amount: 39_000 });
    expect(yearlySaving(plan("p", {}, [price(), year, { ...year, unitAmount: 1, active: false }]))).toBe(
      7800,
    );
  });

  it("the plans that are offered are moved, and numbered from 1", () => {
    const plans = ["a", "b", "c"].map((id, at) => plan(id, { metadata: { position: at + 4 } }));
    expect(namesOf(movePlan(plans, "c", 0))).toEqual(["c", "a", "b"]);
    expect(movePlan(plans, "a", 9).map(({ id, position }) => [id, position])).toEqual([
      ["b", 1],
      ["c", 2],
      ["a", 3],
    ]);
    expect(namesOf(movePlan(plans, "c", -1))).toEqual(["c", "a", "b"]);
    expect(namesOf(movePlan(plans, "?", -1))).toEqual(["a", "b", "c"]);
  });
});

describe("CRITERIA I: prices in words", () => {
  it.each([
    [{ unit_amount: 3900 }, "39\u00A0€ HT par mois"],
    [{ unit_amount: 149_000, interval: "year" }, "1\u202F490\u00A0€ HT par an"],
    [{ unit_amount: 3950 }, "39,50\u00A0€ HT par mois"],
    [{ unit_amount: 0 }, "Gratuit"],
  ])("%j is %s", (fields, label) => {
    expect(planPriceLabel(price(fields))).toBe(label);
  });

  it("CRITERIA I: prices in words names the trial", () => {
    expect(trialLabel(price({ trial_period_days: 14 }))).toBe("14\u00A0jours d’essai");
    expect(trialLabel(price())).toBeNull();
  });
});

describe("the forms of a plan and of a price", () => {
  const filled = { name: " Pro ", description: "", features: [" a ", ""], position: "2", active: true };
  const messageOf = (schema: v.GenericSchema, input: unknown) =>
    v.safeParse(schema, input).issues?.[0].message;

  it("the forms of a plan and of a price give what was typed as the calls send it", () => {
    expect(v.parse(planForm, filled)).toEqual({
      name: "Pro",
      description: "",
      features: ["a"],
      position: 2,
      active: true,
    });
    const typed = { unit_amount: "39,00", interval: "month", trial_period_days: "14", active: true };
    const sent = { unit_amount: 3900, interval: "month", trial_period_days: 14, active: true };
    expect(v.parse(planPriceForm, typed)).toEqual(sent);
    expect(v.parse(planPriceForm, { ...typed, unit_amount: 3900 })).toEqual(sent);
  });

  it.each([
    [{ name: "" }, "Saisissez le nom de la formule."],
    [{ name: "n".repeat(61) }, "60 caractères au plus."],
    [{ description: "n".repeat(301) }, "300 caractères au plus."],
    [{ features: ["n".repeat(121)] }, "120 caractères au plus."],
    [{ features: Array.from({ length: 13 }, () => "x") }, "12 lignes au plus."],
    [{ position: null }, "Saisissez la place de la formule."],
    [{ position: 0 }, "Saisissez une valeur entre 1 et 99."],
  ])("the forms of a plan and of a price refuse %j", (fields, message) => {
    expect(messageOf(planForm, { ...filled, ...fields })).toBe(message);
  });

  it("the forms of a plan and of a price refuse a price without amount, rhythm or trial", () => {
    const input = { unit_amount: 3900, interval: "month", trial_period_days: 0, active: true };
    expect(messageOf(planPriceForm, { ...input, interval: "week" })).toBe(
      "Choisissez un paiement mensuel ou annuel.",
    );
    expect(messageOf(planPriceForm, { ...input, trial_period_days: "" })).toBe(
      "Saisissez 0 pour une formule sans essai.",
    );
    expect(messageOf(planPriceForm, { ...input, unit_amount: null })).toBe("Saisissez un prix.");
  });
});

test.each<[string[], number | null]>([
  [["Logo", "150 diagnostics par mois"], 150],
  [["1\u202F200 diagnostics par mois"], 1200],
  [["1 diagnostic par mois"], 1],
  [["2 rapports de diagnostics par mois"], null],
  [["Diagnostics illimités (usage raisonnable)"], null],
  [[], null],
])("a plan with %j has these monthly diagnoses: %s", (features, count) => {
  expect(monthlyDiagnoses({ features })).toBe(count);
});

describe("the change of a plan", () => {
  const offered = (count: number | null, ...prices: ReturnType<typeof price>[]) =>
    plan("p", count === null ? {} : { features: [`${count} diagnostics par mois`] }, prices);
  const month = (unit_amount: number) => price({ unit_amount });
  const year = (unit_amount: number) => price({ unit_amount, interval: "year" });
  it.each([
    [
      30,
      month(3900),
      150,
      month(7900),
      "40\u00A0€ HT de plus par mois, 120\u00A0diagnostics de plus par mois.",
    ],
    [
      150,
      month(7900),
      30,
      month(3900),
      "40\u00A0€ HT de moins par mois, 120\u00A0diagnostics de moins par mois.",
    ],
    [30, month(3900), 30, year(39_000), "78\u00A0€ HT de moins par an."],
    [30, year(39_000), 30, month(3900), "78\u00A0€ HT de plus par an."],
    [30, year(39_000), null, year(149_000), "1\u202F100\u00A0€ HT de plus par an."],
    [30, month(3900), 31, month(3900), "1\u00A0diagnostic de plus par mois."],
    [30, month(3900), 30, month(3900), null],
    [null, month(3900), 30, price({ unit_amount: 9900, currency: "chf" }), null],
  ])(
    "the change of a plan from %s at %j to %s at %j is said in a sentence",
    (before, from, after, to, sentence) => {
      expect(
        planChangeSentence(
          { plan: offered(before, from), price: from },
          { plan: offered(after, to), price: to },
        ),
      ).toBe(sentence);
    },
  );
});

describe("calls about plans", () => {
  it("updateplan {id, position, active}", () => {
    const payload = { id: "pro", position: 2, active: true };
    expect(v.parse(updatePlanRequest, { ...payload, name: "Autre" })).toEqual(payload);
    for (const wrong of [{ id: "a/b" }, { position: 0 }, { position: 100 }, { active: "yes" }]) {
      expect(v.is(updatePlanRequest, { ...payload, ...wrong })).toBe(false);
    }
  });

  it("the last comparison of plans", () => {
    const synced = new Date("2026-11-22T10:00:00Z");
    const provider = "https://dashboard.stripe.com/products";
    expect(parsePlanSync({ synced, provider })).toEqual({ synced, provider });
    const script = "javascript:alert(1)";
    expect(parsePlanSync({ synced: "hier", provider: script })).toEqual({ synced: null, provider: null });
  });
});

test.each<[string[], number | null]>([
  [["Logo", "100 fiches clients"], 100],
  [["Jusqu’à 1\u202F200 Fiches clients"], 1200],
  [["1 fiche client"], 1],
  [["Fiches clients illimitées"], null],
  [[" fiches clients illimitées"], null],
  [["5 praticiennes incluses"], null],
  [["5 nouvelles fiches clients"], null],
])("a plan with %j has these client files: %s", (features, count) => {
  expect(customerFiles({ features })).toBe(count);
});

test("the limits of a plan are said with what can be done", () => {
  expect(customerFilesUsed(2)).toMatch(
    /^Votre formule comprend 2\u00A0fiches clients\u00A0: changez de formule/u,
  );
  const next = new Date("2026-12-31T23:00:00Z");
  expect(monthlyDiagnosesUsed(30, next)).toBe(
    "Votre formule comprend 30\u00A0diagnostics par mois, qui sont faits\u00A0: changez de formule pour continuer, ou attendez le 1er\u00A0janvier.",
  );
});
