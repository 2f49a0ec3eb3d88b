import { describe, expect, it } from "vitest";
import { type CareMoment, careMoments } from "../recommendation/careMoment.ts";
import { arrangeRoutine } from "./arrangeRoutine.ts";
import { contraindicatedSteps } from "./contraindicatedSteps.ts";
import {
  addStep,
  describeStep,
  findStep,
  removedSteps,
  restoreStep,
  setOwned,
  setQuantity,
  swapStep,
} from "./changeRoutine.ts";
import { isSameRoutine } from "./compareRoutines.ts";
import { PROPOSED_CABIN_STEPS, proposeRoutine, type RoutineCandidate } from "./proposeRoutine.ts";
import { placedMoments } from "./placedMoments.ts";
import { emptyRoutine, type Routine, type RoutineStep } from "./routine.ts";
import { routineRefusalTexts } from "./routineChange.ts";
import type { RoutineProduct } from "./routineProduct.ts";

function step(id: string, recommendation: string, place: number): RoutineStep {
  const texts = { label: recommendation, frequency: "", note: "", override: null };
  return { id, recommendation, place, quantity: 1, ...texts };
}

function product(id: string, place: number): RoutineProduct {
  return { id, name: `Produit ${id}`, frequency: "quotidien", use: "Sur peau humide", place };
}

const routine: Routine = {
  ...emptyRoutine,
  morning: [step("s1", "gelee", 1), step("s2", "vitamine", 5), step("s3", "solaire", 9)],
  evening: [step("s4", "gelee", 1), step("s5", "apaisant", 5)],
};

const names = (of: Routine, moment: CareMoment) => of[moment].map((each) => each.recommendation);

describe("adding a step", () => {
  it.each([
    [product("huile", 0), ["huile", "gelee", "vitamine", "solaire"]],
    [product("serum", 5), ["gelee", "vitamine", "serum", "solaire"]],
    [product("dernier", 12), ["gelee", "vitamine", "solaire", "dernier"]],
  ])("adding a step puts it at its place in the order of application (%#)", (added, expected) => {
    const change = addStep(routine, "morning", added);
    expect(change.refusal).toBeNull();
    expect(names(change.routine, "morning")).toEqual(expected);
  });

  it("adding a step copies what the catalogue says, one of it, with an id that nothing has", () => {
    expect(addStep(routine, "weekly", product("masque", 4)).routine.weekly).toEqual([
      {
        id: "s6",
        recommendation: "masque",
        label: "Produit masque",
        place: 4,
        quantity: 1,
        frequency: "quotidien",
        note: "Sur peau humide",
        override: null,
      },
    ]);
    const foreign = { ...emptyRoutine, morning: [step("placement", "gelee", 1)] };
    expect(addStep(foreign, "weekly", product("masque", 4)).routine.weekly[0]?.id).toBe("s1");
  });

  it("shortens texts that are longer than a routine keeps", () => {
    const long = { ...product("a", 0), name: "n".repeat(200), frequency: "f".repeat(200) };
    const [added] = addStep(emptyRoutine, "cabin", { ...long, use: "u".repeat(2000) }).routine.cabin;
    expect([added?.label.length, added?.frequency.length, added?.note.length]).toEqual([120, 120, 1000]);
  });

  it("adding a step never cuts a character in half", () => {
    const [added] = addStep(emptyRoutine, "morning", { ...product("serum", 5), name: `${"x".repeat(119)}🧴` })
      .routine.morning;
    expect(added?.label).toBe("x".repeat(119));
  });

  it("adding a step is refused twice at the same moment, and at another one accepted", () => {
    const vitamine = product("vitamine", 5);
    expect(addStep(routine, "morning", vitamine)).toEqual({ routine, refusal: "duplicate" });
    expect(addStep(routine, "evening", vitamine).refusal).toBeNull();
  });

  it("adding a step is refused beyond 20 steps", () => {
    const cabin = Array.from({ length: 20 }, (_, index) => step(`s${index}`, `care-${index}`, 20));
    const full = { ...emptyRoutine, cabin };
    expect(addStep({ ...full, cabin: cabin.slice(1) }, "cabin", product("one-more", 0)).refusal).toBeNull();
    expect(addStep(full, "cabin", product("one-more", 0))).toEqual({ routine: full, refusal: "full" });
  });
});

describe("the quantity of a product", () => {
  it("the quantity of a step of nowhere is refused, and none is swapped", () => {
    expect(setQuantity(routine, "gone", 2)).toEqual({ routine, refusal: "unknown" });
    expect(swapStep(routine, "gone", product("gelee", 1))).toEqual({ routine, refusal: "unknown" });
  });

  it("the quantity of a product is one for all moments at home that it serves, and another in the cabin", () => {
    const both = { ...routine, cabin: [step("s9", "gelee", 1)] };
    const { routine: three } = setQuantity(both, "s4", 3);
    expect([three.morning[0], three.evening[0], three.cabin[0]].map((each) => each?.quantity)).toEqual([
      3, 3, 1,
    ]);
    const added = addStep(three, "weekly", product("gelee", 1)).routine;
    expect(added.weekly[0]?.quantity).toBe(3);
    const swapped = swapStep(added, "s5", product("vitamine", 5)).routine;
    expect(swapped.evening[1]?.quantity).toBe(1);
    expect(
      swapStep(setQuantity(added, "s2", 2).routine, "s5", product("vitamine", 5)).routine.evening[1]
        ?.quantity,
    ).toBe(2);
  });

  it("the quantity of a care sold as a course is its number of sessions", () => {
    const care = (frequency: string) => ({ ...product("led", 1), frequency });
    const sold = (frequency: string) => addStep(routine, "cabin", care(frequency)).routine.cabin[0]?.quantity;
    expect(
      [
        "cure de 8",
        "Cure de 4, 15 jours d’écart",
        "10 séances",
        "1 par mois",
        "cure de 0",
        "cure de 3 mois",
        "Cure de 21 jours",
        "2 séances par mois",
      ].map(sold),
    ).toEqual([8, 4, 10, 1, 1, 1, 1, 1]);
    // At home nothing is counted in sessions.
    expect(addStep(routine, "evening", care("cure de 8")).routine.evening.at(-1)?.quantity).toBe(1);
  });
});

describe("the moment of a recommendation", () => {
  it.each([
    ["quotidien", ["evening"]],
    ["", ["evening"]],
    ["1 fois par semaine", ["weekly"]],
    ["2 à 3 fois par semaine", ["weekly"]],
    ["Hebdomadaire", ["weekly"]],
    ["tous les 15 jours", ["weekly"]],
    ["tous les jours", ["evening"]],
    ["7 fois par semaine", ["evening"]],
  ])("the moment of a recommendation used « %s » is %j", (frequency, expected) => {
    expect(placedMoments({ moments: ["evening"], frequency })).toEqual(expected);
    expect(placedMoments({ moments: ["cabin"], frequency })).toEqual(["cabin"]);
  });

  it("the moment of a recommendation of morning and evening is the week once, where it is not used every day", () => {
    expect(placedMoments({ moments: ["morning", "evening"], frequency: "2 fois par semaine" })).toEqual([
      "weekly",
    ]);
  });
});

describe("changing a step", () => {
  it("swaps the product and keeps id, position and quantity", () => {
    const three = setQuantity(routine, "s2", 3).routine;
    const overridden = describeStep(three, "s2", { override: "Accord de la cliente" }).routine;
    const { routine: swapped, refusal } = swapStep(overridden, "s2", product("niacinamide", 5));
    expect(refusal).toBeNull();
    expect(swapped.morning[1]).toMatchObject({
      id: "s2",
      recommendation: "niacinamide",
      quantity: 3,
      override: null,
    });
    expect(swapStep(routine, "s2", product("gelee", 1)).refusal).toBe("duplicate");
  });

  it("changing a step changes its words", () => {
    const { routine: described } = describeStep(routine, "s1", { note: "3 gouttes", frequency: "matin" });
    expect(described.morning[0]).toMatchObject({ note: "3 gouttes", frequency: "matin", label: "gelee" });
  });

  it.each([1, 99])("changing a step sells %d of it", (quantity) => {
    expect(setQuantity(routine, "s1", quantity).routine.morning[0]?.quantity).toBe(quantity);
  });

  it.each([0, 100, 1.5, -1, Number.NaN])("changing a step does not sell %s of it", (quantity) => {
    expect(setQuantity(routine, "s1", quantity)).toEqual({ routine, refusal: "quantity" });
  });

  it("a product that is at home already is so at every moment that it serves, in the cabin apart", () => {
    const everywhere: Routine = {
      ...emptyRoutine,
      morning: [step("s1", "masque", 1), step("s2", "serum", 2)],
      evening: [step("s3", "masque", 1)],
      cabin: [step("s4", "masque", 1)],
    };
    const ownedOf = (of: Routine) =>
      [...of.morning, ...of.evening, ...of.weekly, ...of.cabin].map(({ id, owned }) => [id, owned]);
    const owned = setOwned(everywhere, "s3", true).routine;
    expect(ownedOf(owned)).toEqual([
      ["s1", true],
      ["s2", undefined],
      ["s3", true],
      ["s4", undefined],
    ]);
    expect(addStep(owned, "weekly", product("masque", 1)).routine.weekly[0]?.owned).toBe(true);
    expect(swapStep(owned, "s2", product("creme", 3)).routine.morning[1]).not.toHaveProperty("owned");
    expect(isSameRoutine(owned, everywhere)).toBe(false);
    expect(setOwned(owned, "s1", false).routine).toEqual(everywhere);
  });

  it("changing a step of nowhere is refused", () => {
    expect(setQuantity(routine, "s9", 2).refusal).toBe("unknown");
    expect(setOwned(routine, "s9", true).refusal).toBe("unknown");
    expect(findStep(routine, "s9")).toBeNull();
  });

  it("changing a step of a stored moment beyond the limits is still possible where no step comes", () => {
    const steps = Array.from({ length: 21 }, (_, index) => step(`s${index}`, `r${index}`, 0));
    const long = { ...emptyRoutine, morning: [...steps, step("twice", "r0", 0)] };
    expect(describeStep(long, "s3", { note: "Le matin" }).refusal).toBeNull();
    expect(setQuantity(long, "s3", 2).refusal).toBeNull();
    expect(arrangeRoutine(long, [{ id: "morning", steps: long.morning.toReversed() }]).refusal).toBeNull();
    expect(addStep(long, "evening", product("serum", 5)).refusal).toBeNull();
    expect(addStep(long, "morning", product("serum", 5)).refusal).toBe("duplicate");
    expect(swapStep(routine, "s1", product("vitamine", 5))).toEqual({ routine, refusal: "duplicate" });
  });

  it("changing a step is refused in words", () => {
    expect(Object.values(routineRefusalTexts).every((text) => text.endsWith("."))).toBe(true);
  });
});

describe("a contraindicated step (MARKET T8)", () => {
  const reasons = new Map([
    ["vitamine", ["Grossesse"]],
    ["solaire", []],
    ["absent", ["Grossesse"]],
  ]);

  it("a contraindicated step (MARKET T8) is named with its reasons until it is kept in writing", () => {
    expect(contraindicatedSteps(routine, reasons)).toEqual([
      { moment: "morning", step: routine.morning[1], reasons: ["Grossesse"] },
    ]);
    const blank = describeStep(routine, "s2", { override: " " }).routine;
    expect(contraindicatedSteps(blank, reasons)).toHaveLength(1);
    const kept = describeStep(routine, "s2", { override: "Avis favorable du médecin" }).routine;
    expect(contraindicatedSteps(kept, reasons)).toEqual([]);
  });
});

describe("an arrangement of the board", () => {
  const column = (id: string, ...steps: readonly string[]) => ({
    id,
    steps: steps.map((each) => ({ id: each })),
  });

  it("an arrangement of the board is taken over, without what it no longer has", () => {
    const columns = [column("morning", "s3", "s1"), column("evening", "s5", "s2"), column("cabin")];
    const { routine: arranged, refusal } = arrangeRoutine(routine, columns);
    expect(refusal).toBeNull();
    expect(names(arranged, "morning")).toEqual(["solaire", "gelee"]);
    expect(names(arranged, "evening")).toEqual(["apaisant", "vitamine"]);
    expect(arranged.cabin).toEqual([]);
  });

  it("an arrangement of the board changes nothing by unknown columns and steps, nor by a step shown twice", () => {
    const columns = [column("morning", "s1", "s9", "s1"), column("evening", "s1"), column("night", "s2")];
    const { routine: arranged } = arrangeRoutine(routine, columns);
    expect(names(arranged, "morning")).toEqual(["gelee"]);
    expect(arranged.evening).toEqual([]);
  });

  it("an arrangement of the board is refused when a moment would have a product twice", () => {
    expect(arrangeRoutine(routine, [column("morning", "s1", "s4")])).toEqual({
      routine,
      refusal: "duplicate",
    });
  });
});

describe("a proposed routine", () => {
  const candidate = (
    id: string,
    subcategory: string | null,
    place: number,
    moments: readonly CareMoment[],
    score = 50,
  ): RoutineCandidate => ({ ...product(id, place), subcategory, moments, score });

  it("a proposed routine has the best product of each step at each moment, in the order of application", () => {
    const proposed = proposeRoutine([
      candidate("vitamine", "serum", 5, ["morning"]),
      candidate("solaire", "spf", 9, ["morning"]),
      candidate("apaisant", "serum", 5, ["morning", "evening"]),
      candidate("gelee", "nettoyant", 1, ["morning", "evening"]),
      candidate("masque", "masque", 4, ["weekly"]),
      candidate("autre-masque", "masque", 4, ["weekly"]),
      candidate("conseil", null, 20, ["evening"]),
      candidate("autre-conseil", null, 20, ["evening"]),
    ]);
    expect(names(proposed, "morning")).toEqual(["gelee", "vitamine", "solaire"]);
    expect(names(proposed, "evening")).toEqual(["gelee", "apaisant", "conseil", "autre-conseil"]);
    expect(names(proposed, "weekly")).toEqual(["masque"]);
    const ids = careMoments.flatMap((moment) => proposed[moment].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(proposed).toMatchObject({ discount: 0, note: "", nextPhoto: null });
  });

  it("a proposed routine has at most three cares in the cabin, of as many kinds", () => {
    const ranked = ["led", "led", "massage", "peeling", "drainage"].map((kind, index) =>
      candidate(`${kind}-${index}`, kind, 10 + index, ["cabin"]),
    );
    expect(PROPOSED_CABIN_STEPS).toBe(3);
    expect(names(proposeRoutine(ranked), "cabin")).toEqual(["led-0", "massage-2", "peeling-3"]);
    expect(proposeRoutine(ranked, { cabinSteps: 1 }).cabin).toHaveLength(1);
  });

  it("a proposed routine leaves out what answers nothing, and what is named twice", () => {
    const useless = candidate("inutile", "serum", 5, ["morning"], 0);
    const twice = [candidate("a", "b", 1, ["evening"]), candidate("a", "c", 2, ["evening"])];
    const proposed = proposeRoutine([useless, ...twice]);
    expect(proposed.morning).toEqual([]);
    expect(names(proposed, "evening")).toEqual(["a"]);
    expect(proposeRoutine([])).toEqual(emptyRoutine);
  });
});

describe("a step that was removed", () => {
  const without = { ...routine, morning: routine.morning.filter(({ id }) => id !== "s2") };
  const [removed] = removedSteps(routine, without);

  it("a step that was removed is known with the place that it had", () => {
    expect(removed).toMatchObject({ moment: "morning", index: 1, step: { id: "s2" } });
    expect(removedSteps(routine, routine)).toEqual([]);
  });

  it("a step that was removed comes back where it stood", () => {
    expect(restoreStep(without, removed!.step, removed!)).toEqual({ routine, refusal: null });
  });

  it("a step that was removed comes back at the end of a moment that became shorter, and under another id when its own was given away", () => {
    const shorter = { ...without, morning: [step("s2", "gelee", 1)] };
    const { routine: restored } = restoreStep(shorter, removed!.step, { moment: "morning", index: 5 });
    expect(restored.morning.map(({ id }) => id)).toEqual(["s2", "s6"]);
  });

  it("a step that was removed does not come back beside itself", () => {
    const again = addStep(without, "morning", product("vitamine", 5)).routine;
    expect(restoreStep(again, removed!.step, removed!).refusal).toBe("duplicate");
  });
});
