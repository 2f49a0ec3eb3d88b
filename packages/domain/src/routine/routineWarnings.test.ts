import { describe, expect, it } from "vitest";
import type { CareMoment } from "../recommendation/careMoment.ts";
import { subcategories } from "../testing/catalogue.ts";
import { recommendation, recommendations } from "../testing/recommendations.ts";
import { activesOf, type CareActive } from "./careActives.ts";
import { emptyRoutine, type Routine, type RoutineStep } from "./routine.ts";
import { routineWarnings } from "./routineWarnings.ts";

/** All that the catalogue starts with and that is none of the others has none. */
const expected: Readonly<Record<string, readonly CareActive[]>> = {
  "Lotion exfoliante douce PHA 5 %": ["exfoliant"],
  "Lotion BHA 2 %": ["exfoliant"],
  "Gommage enzymatique à la papaye": ["exfoliant"],
  "Sérum vitamine C 10 %": ["vitamin-c"],
  "Sérum rétinol 0,2 %": ["retinoid"],
  "Protection solaire SPF 50 fluide": ["sun-protection"],
  "Hydradermabrasion 45 min": ["exfoliant"],
  "Peeling cosmétique AHA superficiel": ["exfoliant"],
};

describe("the actives of a recommendation", () => {
  it.each(recommendations)(
    "the actives of a recommendation of the catalogue: $name",
    ({ name, description, subcategory }) => {
      const of = expected[name] ?? [];
      expect(activesOf({ name, description }, subcategory ?? "")).toEqual(of);
      // An id that the catalogue gave tells nothing: the name of the subcategory does.
      const named = subcategories.find(({ id }) => id === subcategory);
      expect(activesOf({ name, description }, named?.name)).toEqual(of);
    },
  );

  it.each<readonly [text: string, actives: readonly CareActive[]]>([
    ["Crème de nuit au rétinal 0,05 %", ["retinoid"]],
    ["Sérum pro-rétinol", ["retinoid"]],
    ["Ampoules vitamine A, vitamine E", ["retinoid"]],
    ["La vitamine a fait ses preuves", []],
    ["Tonique à l’acide glycolique 7 %", ["exfoliant"]],
    ["Soin aux AHA et BHA", ["exfoliant"]],
    ["Masque aux acides de fruits", ["exfoliant"]],
    ["Sérum aux ferments lactiques", []],
    ["Booster ascorbyl glucoside", ["vitamin-c"]],
    ["Duo rétinol et vitamine C", ["retinoid", "vitamin-c"]],
    ["Gelée sans sulfate au rétinol", ["retinoid"]],
    ["Crème sans rétinol ni AHA", []],
    ["Alternative douce aux rétinoïdes", []],
    ["Baume après-peeling", []],
    ["Ne pas utiliser avec la vitamine C", []],
    ["Crème de jour SPF 15", []],
    ["Fluide solaire SPF 20", []],
    ["Crème teintée SPF 30", ["sun-protection"]],
    ["Écran solaire minéral", ["sun-protection"]],
    ["Lait après-soleil", []],
    ["Non protégé : sans protection solaire", []],
  ])("the actives in the words « %s »", (name, actives) => {
    expect(activesOf({ name, description: "" })).toEqual(actives);
    expect(activesOf({ name: "", description: name })).toEqual(actives);
  });
});

const retinol = "Sérum rétinol 0,2 %";
const pha = "Lotion exfoliante douce PHA 5 %";
const bha = "Lotion BHA 2 %";
const sun = "Protection solaire SPF 50 fluide";
const vitaminC = "Sérum vitamine C 10 %";

let next = 0;
const step = (name: string): RoutineStep => {
  next += 1;
  const texts = { label: name, frequency: "", note: "", override: null };
  return { ...texts, id: `s${next}`, recommendation: name, place: 0, quantity: 1 };
};

const routineOf = (names: Partial<Record<CareMoment, readonly string[]>>): Routine => {
  next = 0;
  const steps = Object.fromEntries(Object.entries(names).map(([moment, of]) => [moment, of.map(step)]));
  return { ...emptyRoutine, ...steps };
};

const warned = (names: Partial<Record<CareMoment, readonly string[]>>) =>
  routineWarnings(routineOf(names), recommendations, subcategories);

describe("the warnings of a routine", () => {
  it.each<readonly [string, Partial<Record<CareMoment, readonly string[]>>]>([
    ["nothing", {}],
    ["an evening without an active", { evening: ["Crème de nuit régénérante"] }],
    ["a morning that ends with sun protection", { morning: [vitaminC, sun], evening: [retinol] }],
    ["a retinoid and vitamin C at two moments", { morning: [vitaminC, sun], evening: [retinol] }],
    ["two exfoliants, one of the morning", { morning: [pha, sun], evening: [bha] }],
    ["one product in the evening and every week", { morning: [sun], evening: [pha], weekly: [pha] }],
    [
      "a peeling in the cabin and a retinoid at home",
      { morning: [sun], evening: [retinol], cabin: ["Peeling cosmétique AHA superficiel"] },
    ],
  ])("a routine has no warning for %s", (_, names) => {
    expect(warned(names)).toEqual([]);
  });

  it("the warnings of a routine tells actives that should not share an evening, each two once", () => {
    expect(warned({ morning: [sun], evening: [pha, retinol] })).toEqual([
      {
        kind: "incompatible",
        moment: "evening",
        steps: ["s2", "s3"],
        sentence:
          "«\u00A0Lotion exfoliante douce PHA 5\u00A0%\u00A0» et «\u00A0Sérum rétinol 0,2\u00A0%\u00A0»\u00A0: un rétinoïde et un exfoliant irritent ensemble, alternez les soirs.",
      },
    ]);
    const three = warned({ morning: [sun], evening: [pha, bha, retinol] });
    expect(three.map(({ steps }) => steps.join())).toEqual(["s2,s3", "s2,s4", "s3,s4"]);
  });

  it("the warnings of a routine counts what is applied every week as of an evening", () => {
    const found = warned({ morning: [sun], evening: [retinol], weekly: ["Gommage enzymatique à la papaye"] });
    expect(found).toMatchObject([{ kind: "incompatible", moment: "evening", steps: ["s2", "s3"] }]);
  });

  it.each<readonly [CareMoment, readonly string[], string]>([
    ["morning", [vitaminC, retinol, sun], "gardez l’un des deux le matin, et l’autre le soir."],
    ["weekly", [pha, bha], "choisissez deux jours éloignés."],
    [
      "cabin",
      ["Hydradermabrasion 45 min", "Peeling cosmétique AHA superficiel"],
      "prévoyez deux séances éloignées.",
    ],
  ])(
    "the warnings of a routine says what to do about two of the same moment: %s",
    (moment, names, advice) => {
      const found = warned({ morning: [sun], [moment]: names });
      expect(found[0]).toMatchObject({ kind: "incompatible", moment });
      expect(found[0]?.sentence).toContain(advice);
    },
  );

  it("the warnings of a routine asks every morning for sun protection", () => {
    expect(warned({ morning: ["Brume apaisante à l’eau florale"] })).toEqual([
      {
        kind: "no-sunscreen",
        moment: "morning",
        steps: [],
        sentence:
          "Aucune protection solaire (SPF 30 ou plus) le matin\u00A0: c’est la dernière étape de tous les matins.",
      },
    ]);
  });

  it("the warnings of a routine asks an empty morning for it when something makes the skin more sensitive to the sun", () => {
    expect(warned({ evening: [retinol], cabin: ["Peeling cosmétique AHA superficiel"] })).toEqual([
      {
        kind: "no-sunscreen",
        moment: "morning",
        steps: ["s1", "s2"],
        sentence:
          "Aucune protection solaire (SPF 30 ou plus) le matin\u00A0: «\u00A0Sérum rétinol 0,2\u00A0%\u00A0» rend la peau plus sensible au soleil.",
      },
    ]);
  });

  it("the warnings of a routine judges by its label what the catalogue no longer has", () => {
    const gone = routineOf({
      morning: ["Crème solaire SPF 50"],
      evening: ["Rétinol d’avant", "Peeling doux"],
    });
    expect(routineWarnings(gone, [])).toMatchObject([{ kind: "incompatible", steps: ["s2", "s3"] }]);
  });

  it("the warnings of a routine knows a subcategory by the name that the list gives its id", () => {
    const own = recommendation({ id: "a", name: "Fluide du matin", subcategory: "x7" });
    const bare = recommendation({ id: "b", name: "Crème", subcategory: null });
    const routine = { ...emptyRoutine, morning: [step("b"), step("a")] };
    expect(routineWarnings(routine, [own, bare], [{ id: "x7", name: "Protection solaire" }])).toEqual([]);
    expect(routineWarnings(routine, [own, bare])).toHaveLength(1);
  });
});
