import type * as v from "valibot";
import { textField } from "./textField.ts";
import { foldText } from "../text/foldText.ts";

/** Shortest and longest name of something in the catalogue, in UTF-16 units. */
export const catalogueNameLength = { min: 2, max: 120 } as const;

/** Something that has a name. */
export interface Named {
  readonly name: string;
}

/** Tells whether a name is taken already, whatever its case, accents and spaces. */
export function isNameTaken(name: string, others: readonly Named[]): boolean {
  const folded = foldText(name);
  return others.some((other) => foldText(other.name) === folded);
}

/**
 * The name of something in the catalogue: one line of 2 to 120 characters.
 * @param others whose names are taken
 * @param taken what to say when it is
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogueNameField(
  others: readonly Named[] = [],
  taken = "Ce nom est déjà pris.",
): v.GenericSchema<string, string> {
  const { min, max } = catalogueNameLength;
  return textField("Saisissez un nom.", (name) => {
    if (name.length < min) return { problem: `${min} caractères au moins.` };
    if (name.length > max) return { problem: `${max} caractères au plus.` };
    return isNameTaken(name, others) ? { problem: taken } : { value: name };
  });
}
