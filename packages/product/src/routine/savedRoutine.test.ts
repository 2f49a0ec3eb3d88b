import { CarnationError } from "@carnation/domain/error";
import { emptyRoutine, type Routine, type RoutineStep } from "@carnation/domain/routine";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { discountForm, ROUTINE_DISCOUNT_FIELD } from "./discountForm.ts";
import { saveRoutineForm } from "./saveRoutine.ts";
import { parseRoutine, readRoutine, routineFields, toStoredRoutine } from "./storedRoutine.ts";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const step: RoutineStep = {
  id: "s1",
  recommendation: "gelee",
  label: "Gelée nettoyante",
  place: 1,
  quantity: 2,
  frequency: "quotidien",
  note: "Sur peau humide",
  override: null,
};

const routine: Routine = {
  ...emptyRoutine,
  morning: [{ ...step, owned: true }],
  cabin: [{ ...step, id: "s2", recommendation: "led", override: "Accord écrit" }],
  nextPhoto: "2026-12-21",
  note: "À bientôt",
  discount: 12.5,
  version: 3,
};

const text = fc.string({ maxLength: 40 });
const anyStep = (id: fc.Arbitrary<string>): fc.Arbitrary<RoutineStep> =>
  fc.record({
    id,
    recommendation: anyDocumentId,
    label: text,
    place: fc.nat(50),
    quantity: fc.integer({ min: 1, max: 99 }),
    frequency: text,
    note: text,
    override: fc.option(text),
  });
/** Steps with ids of their own, within the moment and among all of them. */
const steps = (moment: string) =>
  fc.uniqueArray(anyStep(fc.stringMatching(/^s\d{1,3}$/u).map((id) => `${moment}-${id}`)), {
    maxLength: 5,
    selector: ({ id }) => id,
  });
const anyRoutine: fc.Arbitrary<Routine> = fc.record({
  morning: steps("morning"),
  evening: steps("evening"),
  weekly: steps("weekly"),
  cabin: steps("cabin"),
  nextPhoto: fc.option(fc.constantFrom("2026-12-21", "2028-02-29")),
  note: text,
  discount: fc.nat(10_000).map((rate) => rate / 100),
  version: fc.nat(),
});

describe("a stored routine", () => {
  it("a stored routine names recommendations by their path", () => {
    expect(toStoredRoutine(routine).morning[0]?.recommendation).toBe("recommendations/gelee");
  });

  it("a stored routine is read back as it was", () => {
    fc.assert(
      fc.property(anyRoutine, (any) => {
        expect(parseRoutine(toStoredRoutine(any))).toEqual(any);
      }),
    );
  });

  it.each([undefined, null, {}])("%j is the empty routine", (fields) => {
    expect(parseRoutine(fields)).toEqual(emptyRoutine);
  });

  it("a stored routine may hold the discount alone, which is written apart", () => {
    expect(ROUTINE_DISCOUNT_FIELD).toBe("routine.discount");
    expect(parseRoutine({ discount: 10 })).toEqual({ ...emptyRoutine, discount: 10 });
  });

  it("a stored routine gives what older documents lack", () => {
    const stored = {
      evening: [{ recommendation: { id: "gelee" } }, { id: "s4", recommendation: "solaire" }],
    };
    const texts = { label: "", frequency: "", note: "", override: null };
    expect(parseRoutine(stored).evening).toEqual([
      { id: "evening-1", recommendation: "gelee", place: 0, quantity: 1, ...texts },
      { id: "s4", recommendation: "solaire", place: 0, quantity: 1, ...texts },
    ]);
  });

  it.each([-1, 0.5, "deux", null])(
    "a stored routine reads a version of %j as the one before the first save",
    (version) => {
      expect(parseRoutine({ version }).version).toBe(0);
    },
  );

  it.each([-5, 101, Number.NaN, "dix"])("a stored routine reads a discount of %j as none", (discount) => {
    expect(parseRoutine({ discount }).discount).toBe(0);
  });

  it("a stored routine gives each step an id of its own", () => {
    const { morning, evening } = parseRoutine({
      morning: [
        { recommendation: "a" },
        { id: "morning-1", recommendation: "b" },
        { id: "morning-1", recommendation: "c" },
      ],
      evening: [{ id: "morning-1-2", recommendation: "d" }],
    });
    expect([...morning, ...evening].map(({ id }) => id)).toEqual([
      "morning-1",
      "morning-1-2",
      "morning-1-3",
      "morning-1-2-2",
    ]);
  });

  it("a stored routine reads a quantity that is none as 1, a place as 0, a day as not fixed", () => {
    const stored = { cabin: [{ ...step, quantity: 0, place: -1 }], nextPhoto: "2026-02-30" };
    expect(parseRoutine(stored)).toMatchObject({ cabin: [{ quantity: 1, place: 0 }], nextPhoto: null });
  });

  it.each(["routine", { morning: "gelee" }, { morning: [{ label: "sans référence" }] }])(
    "a stored routine of %j nothing is read, and that is said",
    (fields) => {
      expect(readRoutine(fields)).toEqual({ routine: emptyRoutine, isWhole: false });
    },
  );
});

describe("a stored routine that is whole", () => {
  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["what is saved", toStoredRoutine(routine)],
    ["a map without a prototype", Object.assign(Object.create(null) as object, toStoredRoutine(routine))],
    ["words of another system", { ...toStoredRoutine(routine), author: "Claire", pinned: null, rank: 3 }],
    ["a recommendation alone", { morning: ["recommendations/gelee"] }],
  ])("a stored routine is whole: %s", (_, stored) => {
    expect(readRoutine(stored).isWhole).toBe(true);
  });

  it.each<[string, unknown]>([
    ["steps under another name", { ...toStoredRoutine(routine), night: [step] }],
    ["one step of several", { ...toStoredRoutine(routine), evening: [step, { label: "Crème" }] }],
    ["a moment", { ...toStoredRoutine(routine), weekly: "gelee" }],
    ["a discount", { ...toStoredRoutine(routine), discount: 101 }],
    ["a date", new Date()],
    ["a number", 3],
  ])("a stored routine is not whole for what cannot be read: %s", (_, stored) => {
    expect(readRoutine(stored).isWhole).toBe(false);
  });
});

describe("a routine that is saved over one that cannot be read", () => {
  it.each<[stored: unknown, kept: object]>([
    [null, {}],
    [["recommendations/serum"], { other: ["recommendations/serum"] }],
    [{ morning: [{ label: "Crème" }, "recommendations/a"] }, { morning: [{ label: "Crème" }] }],
    [{ cabin: "led" }, { cabin: ["led"] }],
  ])("a routine that is saved over one that cannot be read keeps what is stored as %j", (stored, kept) => {
    expect(routineFields(emptyRoutine, stored)).toEqual({ ...toStoredRoutine(emptyRoutine), ...kept });
  });
});

describe("saveroutine", () => {
  const payload = { diagnosisId: "d1", ...routine };
  const messages = (input: unknown) =>
    (v.safeParse(saveRoutineForm, input).issues ?? []).map(({ message }) => message);

  it("saveroutine takes { diagnosisId, ...routine }, which is JSON", () => {
    const wire: unknown = JSON.parse(JSON.stringify(payload));
    expect(parsePayload(saveRoutineForm, wire)).toEqual(payload);
  });

  it("saveroutine takes null and nothing alike for what may be left out", () => {
    const { nextPhoto: _, ...rest } = payload;
    const { override: _reason, ...bare } = step;
    const sent = { ...rest, morning: [bare] };
    expect(parsePayload(saveRoutineForm, sent)).toMatchObject({
      nextPhoto: null,
      morning: [{ override: null }],
    });
    expect(parsePayload(saveRoutineForm, { ...sent, nextPhoto: null }).nextPhoto).toBeNull();
  });

  it.each([null, false])("saveroutine takes a step whose « owned » is %s as one to buy", (owned) => {
    const morning = [{ ...step, recommendation: "recommendations/gelee", owned }];
    expect(v.parse(saveRoutineForm, { ...payload, morning }).morning[0]?.owned).toBeUndefined();
  });

  it("saveroutine takes what a form holds", () => {
    const typed = {
      ...payload,
      morning: [
        {
          ...step,
          recommendation: "recommendations/gelee",
          label: " Gelée  nettoyante ",
          quantity: "2",
          frequency: " quotidien",
          note: " Sur peau humide\r\n",
          override: " ",
          owned: true,
        },
      ],
      nextPhoto: "",
      discount: "12,5 %",
    };
    expect(v.parse(saveRoutineForm, typed)).toEqual({ ...payload, nextPhoto: null });
  });

  it.each<readonly [string, object, string]>([
    ["a discount above 100 %", { discount: 140 }, "Saisissez une valeur entre 0 et 100."],
    ["a negative discount", { discount: "-5" }, "Saisissez une valeur entre 0 et 100."],
    ["three decimals of discount", { discount: "12,345" }, "Gardez 2 chiffres au plus après la virgule."],
    ["an empty discount", { discount: "" }, "Saisissez un pourcentage."],
    ["a quantity of 0", { morning: [{ ...step, quantity: 0 }] }, "Saisissez une valeur entre 1 et 99."],
    ["a quantity of 100", { morning: [{ ...step, quantity: "100" }] }, "Saisissez une valeur entre 1 et 99."],
    [
      "half a quantity",
      { morning: [{ ...step, quantity: 1.5 }] },
      "Saisissez un nombre entier, sans virgule.",
    ],
    ["no quantity", { morning: [{ ...step, quantity: null }] }, "Saisissez une quantité."],
    ["no label", { morning: [{ ...step, label: " " }] }, "Donnez un nom à chaque étape de la routine."],
    ["a long frequency", { morning: [{ ...step, frequency: "x".repeat(121) }] }, "120 caractères au plus."],
    ["no such day", { nextPhoto: "2026-02-30" }, "Choisissez une date du calendrier."],
    [
      "a product twice at a moment",
      { morning: [step, { ...step, id: "s3" }] },
      "Ce produit ou ce soin est déjà présent à ce moment de la routine.",
    ],
    ["an id twice", { evening: [step] }, "Deux étapes ont le même identifiant."],
    [
      "21 steps at a moment",
      {
        weekly: Array.from({ length: 21 }, (_, index) => ({
          ...step,
          id: `w${index}`,
          recommendation: `care-${index}`,
        })),
      },
      "Un moment de la routine compte 20 étapes au plus.",
    ],
  ])("saveroutine refuses %s", (_, change, message) => {
    expect(messages({ ...payload, ...change })).toEqual([message]);
  });

  it("saveroutine may be asked to replace whatever version is stored", () => {
    const { version: _, ...rest } = payload;
    expect(parsePayload(saveRoutineForm, rest).version).toBeUndefined();
    expect(parsePayload(saveRoutineForm, { ...rest, version: null }).version).toBeUndefined();
    expect(() => parsePayload(saveRoutineForm, { ...rest, version: -1 })).toThrow(CarnationError);
  });

  it("answers with the version that is stored now", () => {
    expect(parseResponse(callables.saveroutine, { version: 4 })).toEqual({ version: 4 });
    expect(() => parseResponse(callables.saveroutine, {})).toThrow(
      expect.objectContaining({ code: "internal" }),
    );
  });

  it("saveroutine says how much of a long note is too much", () => {
    expect(messages({ ...payload, note: "x".repeat(2001) })[0]).toContain("2\u202F000 caractères au plus");
  });

  it.each([{ diagnosisId: "" }, { diagnosisId: "a/b" }, { diagnosisId: undefined }, { morning: null }])(
    "saveroutine refuses %j as an invalid argument",
    (change) => {
      const refusal = new CarnationError("invalid-argument");
      expect(() => parsePayload(saveRoutineForm, { ...payload, ...change })).toThrow(CarnationError);
      expect(() => parsePayload(saveRoutineForm, { ...payload, ...change })).toThrow(
        expect.objectContaining({ code: refusal.code }),
      );
    },
  );
});

describe("the discount alone", () => {
  it.each([
    ["10", 10],
    ["12,55 %", 12.55],
    [100, 100],
    [0, 0],
  ])("%j is %d %%", (discount, percent) => {
    expect(v.parse(discountForm, { discount })).toEqual({ discount: percent });
  });
});
