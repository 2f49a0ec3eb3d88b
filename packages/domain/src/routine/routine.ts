import type { IsoDay } from "../format/isoDay.ts";
import type { CareMoment } from "../recommendation/careMoment.ts";

/** One product or care at one moment of a routine. */
export interface RoutineStep {
  /** Id of the placement, unique within the routine: a product may stand in the morning and in the evening. */
  readonly id: string;
  /** Id of the recommendation. */
  readonly recommendation: string;
  /** Its name when it was placed, which stays when the catalogue changes. */
  readonly label: string;
  /** Place of its subcategory in the order of application, from 0: see `subcategoryPlaces`. */
  readonly place: number;
  /** Count of how many are sold, 1 to 99: items, or sessions in the cabin. */
  readonly quantity: number;
  /** Frequency: how often, in the words of the professional: « 2 fois par semaine »; may be empty. */
  readonly frequency: string;
  /** Way that it is applied, or an advice; may be empty. */
  readonly note: string;
  /** Reason why it is kept although a contraindication sets it aside; null when none does. */
  readonly override: string | null;
  /** True for a product that the person has at home already: it is advised, and not sold. */
  readonly owned?: true | undefined;
}

/** A care routine: the steps of each moment in the order of their application. */
export interface Routine extends Readonly<Record<CareMoment, readonly RoutineStep[]>> {
  /** Day of the next photo, in Paris; null when none was fixed. */
  readonly nextPhoto: IsoDay | null;
  /** Free note to the client; may be empty. */
  readonly note: string;
  /** Discount of the quote, a percentage from 0 to 100 with at most two decimals: 10 is 10 %. */
  readonly discount: number;
  /** Grows by one at each save, so that two tabs cannot overwrite each other; 0 before the first. */
  readonly version: number;
}

/** Limits of a routine; lengths are in UTF-16 units. */
export const routineLimits = {
  stepsPerMoment: 20,
  quantity: { min: 1, max: 99 },
  labelLength: 120,
  frequencyLength: 120,
  stepNoteLength: 1000,
  overrideLength: 500,
  noteLength: 2000,
} as const;

/** A routine without a step, a date, a note or a discount. */
export const emptyRoutine: Routine = {
  morning: [],
  evening: [],
  weekly: [],
  cabin: [],
  nextPhoto: null,
  note: "",
  discount: 0,
  version: 0,
};

/** Tells whether a number of items can be sold: a whole number from 1 to 99. */
export function isQuantity(value: number): boolean {
  const { min, max } = routineLimits.quantity;
  return Number.isInteger(value) && value >= min && value <= max;
}

/** The four moments with the steps that a function gives each. */
export function momentSteps(
  stepsOf: (moment: CareMoment) => readonly RoutineStep[],
): Readonly<Record<CareMoment, readonly RoutineStep[]>> {
  return {
    morning: stepsOf("morning"),
    evening: stepsOf("evening"),
    weekly: stepsOf("weekly"),
    cabin: stepsOf("cabin"),
  };
}
