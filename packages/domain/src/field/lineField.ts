import type * as v from "valibot";
import { textField } from "./textField.ts";

/** Describes what a line of free text must be. */
export interface LineRules {
  /** Longest line, in UTF-16 units. */
  readonly max: number;
  /** Holds what to say when it is empty. */
  readonly missing: string;
}

/** A free text of one line: a company, a street, a town. White space is reduced to single spaces. */
/* @__NO_SIDE_EFFECTS__ */
export function lineField({ max, missing }: LineRules): v.GenericSchema<string, string> {
  return textField(missing, (line) =>
    line.length <= max ? { value: line } : { problem: `${max} caractères au plus.` },
  );
}

/** Longest name of a company, in UTF-16 units. */
export const COMPANY_MAX = 120;

/** The name of a company or an institute. Digits and symbols are part of such names: « Institut 21 », « Belle & Zen ». */
export const companyField = lineField({ max: COMPANY_MAX, missing: "Saisissez le nom de votre société." });
