import type * as v from "valibot";
import { isoDay, parisYear } from "../format/isoDay.ts";
import { AGE_OF_MAJORITY } from "../limits/ageOfMajority.ts";
import { typeset } from "../text/typeset.ts";
import { type Reading, textField } from "./textField.ts";

/** Oldest age, in years: the range of the criteria that are ages (specification 3). */
export const AGE_MAX = 130;

/** Tells whether somebody is of age; `depends` in the year of the eighteenth birthday, when only the year is known. */
export type Majority = "minor" | "depends" | "adult";

function checkYear<Value>(year: number, value: Value, now: Date): Reading<Value> {
  if (year > parisYear(now)) return { problem: "Cette date est dans le futur." };
  if (year < parisYear(now) - AGE_MAX) return { problem: `Cette date remonte à plus de ${AGE_MAX} ans.` };
  return { value };
}

/** The year in which somebody was born, four digits, at most 130 years ago; gives a number. */
/* @__NO_SIDE_EFFECTS__ */
export function birthYearField(now: Date): v.GenericSchema<string, number> {
  return textField("Saisissez l’année de naissance.", (line) =>
    /^\d{4}$/u.test(line)
      ? checkYear(Number(line), Number(line), now)
      : { problem: typeset("Une année compte quatre chiffres. Exemple : 1985") },
  );
}

/** Age in full years on the day of `now` in Paris. */
export function ageOf(birthDate: string, now: Date): number {
  const today = isoDay(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Tells whether somebody born in that year is of age. An unknown year counts as an adult's: the year is optional. */
export function majorityOf(birthYear: number | null, now: Date): Majority {
  if (birthYear === null) return "adult";
  const age = parisYear(now) - birthYear;
  if (age === AGE_OF_MAJORITY) return "depends";
  return age < AGE_OF_MAJORITY ? "minor" : "adult";
}
