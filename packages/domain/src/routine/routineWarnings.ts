import type { CareMoment } from "../recommendation/careMoment.ts";
import type { Recommendation } from "../recommendation/recommendation.ts";
import type { Subcategory } from "../subcategory/subcategory.ts";
import { typeset } from "../text/typeset.ts";
import { activesById, activesOf, type CareActive, SUN_PROTECTION_MIN } from "./careActives.ts";
import type { Routine, RoutineStep } from "./routine.ts";

/** Describes what a routine is warned of; a professional decides, nothing is forbidden. */
export type RoutineWarningKind = "incompatible" | "no-sunscreen";

/** Something of a routine that is worth a second look. */
export interface RoutineWarning {
  readonly kind: RoutineWarningKind;
  /** Place where it is shown; of two moments, the first one. */
  readonly moment: CareMoment;
  /** Ids of the steps that it is about; of a missing sunscreen those that ask for one, which may be none. */
  readonly steps: readonly string[];
  readonly sentence: string;
}

interface ActiveStep {
  readonly moment: CareMoment;
  readonly step: RoutineStep;
  readonly actives: readonly CareActive[];
}

/** Describes what should not meet on a skin, and what to do instead. */
interface Incompatibility {
  readonly one: CareActive;
  readonly other: CareActive;
  /** True when one of the week is meant too, which is applied on one of the evenings. */
  readonly sameEvening: boolean;
  readonly why: string;
}

const incompatibilities: readonly Incompatibility[] = [
  {
    one: "retinoid",
    other: "exfoliant",
    sameEvening: true,
    why: "un rétinoïde et un exfoliant irritent ensemble",
  },
  {
    one: "exfoliant",
    other: "exfoliant",
    sameEvening: true,
    why: "deux exfoliants ensemble fragilisent la peau",
  },
  {
    one: "retinoid",
    other: "vitamin-c",
    sameEvening: false,
    why: "un rétinoïde et la vitamine C ensemble peuvent irriter",
  },
];

/** The moments whose steps meet. */
const meetings: readonly (readonly [CareMoment, CareMoment])[] = [
  ["morning", "morning"],
  ["evening", "evening"],
  ["evening", "weekly"],
  ["weekly", "weekly"],
  ["cabin", "cabin"],
];

const advice: Readonly<Record<CareMoment, string>> = {
  morning: "gardez l’un des deux le matin, et l’autre le soir.",
  evening: "alternez les soirs.",
  weekly: "choisissez deux jours éloignés.",
  cabin: "prévoyez deux séances éloignées.",
};

/**
 * Gives what a routine is to be looked at again for: actives that should not meet on one evening or at one moment (a retinoid
 * with an exfoliant, two exfoliants, a retinoid with vitamin C), and a morning without sun protection of factor 30 or
 * more. That one is asked for by every morning that has a step, and without any by a retinoid or an exfoliant of the
 * evening, the week or the cabin.
 * @param recommendations what the routine names; a step of one that is not among them is judged by its label
 * @param subcategories for their names, where their ids say nothing
 */
export function routineWarnings(
  routine: Routine,
  recommendations: readonly Pick<Recommendation, "id" | "name" | "description" | "subcategory">[],
  subcategories: readonly Pick<Subcategory, "id" | "name">[] = [],
): RoutineWarning[] {
  const known = activesById(recommendations, subcategories);
  const of = (moment: CareMoment): ActiveStep[] =>
    routine[moment].map((step) => ({
      moment,
      step,
      actives: known.get(step.recommendation) ?? activesOf({ name: step.label, description: "" }),
    }));
  const steps = { morning: of("morning"), evening: of("evening"), weekly: of("weekly"), cabin: of("cabin") };
  const clashes = meetings.flatMap(([one, other]) =>
    steps[one].flatMap((step, index) =>
      // Within one moment each two meet once.
      steps[other].slice(one === other ? index + 1 : 0).flatMap((next) => clashOf(step, next)),
    ),
  );
  return [...clashes, ...unprotected(steps)];
}

function clashOf(one: ActiveStep, other: ActiveStep): RoutineWarning[] {
  if (one.step.recommendation === other.step.recommendation) return [];
  const found = incompatibilities.find(
    (rule) =>
      (rule.sameEvening || one.moment === other.moment) &&
      ((one.actives.includes(rule.one) && other.actives.includes(rule.other)) ||
        (one.actives.includes(rule.other) && other.actives.includes(rule.one))),
  );
  if (!found) return [];
  const sentence = `« ${one.step.label} » et « ${other.step.label} » : ${found.why}, ${advice[one.moment]}`;
  return [
    {
      kind: "incompatible",
      moment: one.moment,
      steps: [one.step.id, other.step.id],
      sentence: typeset(sentence),
    },
  ];
}

function unprotected(steps: Readonly<Record<CareMoment, readonly ActiveStep[]>>): RoutineWarning[] {
  if (steps.morning.some(({ actives }) => actives.includes("sun-protection"))) return [];
  const asking = Object.values(steps)
    .flat()
    .filter(({ actives }) => actives.includes("retinoid") || actives.includes("exfoliant"));
  const [first] = asking;
  if (!first && steps.morning.length === 0) return [];
  const missing = `Aucune protection solaire (SPF ${SUN_PROTECTION_MIN} ou plus) le matin`;
  const sentence = first
    ? `${missing} : « ${first.step.label} » rend la peau plus sensible au soleil.`
    : `${missing} : c’est la dernière étape de tous les matins.`;
  return [
    {
      kind: "no-sunscreen",
      moment: "morning",
      steps: asking.map(({ step }) => step.id),
      sentence: typeset(sentence),
    },
  ];
}
