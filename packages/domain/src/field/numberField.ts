import * as v from "valibot";
import { withoutGroupMarks } from "../text/groupMarks.ts";
import { formatNumber } from "../format/numberFormat.ts";

/**
 * Describes what a field for a number hands over: the number, `NaN` for a text that is no number, null when it is empty;
 * or the text itself, as people write it: « 12,5 », « 1 234 », « 50 % ».
 */
export type NumberInput = string | number | null;

/** Describes what a number must satisfy. */
export interface NumberRules {
  readonly min: number;
  readonly max: number;
  /** Most decimals. @default 0 */
  readonly decimals?: number;
  /** Message for an empty field. @default « Saisissez un nombre. » */
  readonly required?: string;
}

/** Most decimals with which a limit is said. */
const WRITTEN_DECIMALS = 6;

const typedNumber = /^[-−]?\d+(?:[.,]\d+)?$/u;

/** Reads a typed number: null when there is nothing, `NaN` when the text is no number. */
export function parseTypedNumber(input: NumberInput): number | null {
  if (typeof input !== "string") return input;
  const text = withoutGroupMarks(input.replace(/\s/gu, "").replace(/%$/u, ""));
  if (text === "") return null;
  return typedNumber.test(text) ? Number(text.replace("−", "-").replace(",", ".")) : Number.NaN;
}

/** Holds what to say of a number with more than some decimals. */
/* @__NO_SIDE_EFFECTS__ */
function decimalsMessage(decimals: number): string {
  return decimals === 1
    ? "Gardez un chiffre après la virgule."
    : `Gardez ${decimals} chiffres au plus après la virgule.`;
}

function problemOf(value: number, { min, max, decimals = 0 }: NumberRules): string | null {
  if (!Number.isFinite(value)) return "Saisissez un nombre, par exemple 12.";
  if (Number(value.toFixed(decimals)) !== value) {
    if (decimals === 0) return "Saisissez un nombre entier, sans virgule.";
    return decimalsMessage(decimals);
  }
  if (value < min || value > max)
    return `Saisissez une valeur entre ${formatNumber(min, WRITTEN_DECIMALS)} et ${formatNumber(max, WRITTEN_DECIMALS)}.`;
  return null;
}

const inputSchema = v.union([v.string(), v.number(), v.nan(), v.null_()], "Saisissez un nombre.");

/** A required number within limits; refuses in French, and gives the number. */
/* @__NO_SIDE_EFFECTS__ */
export function numberField(rules: NumberRules): v.GenericSchema<NumberInput, number> {
  return v.pipe(
    inputSchema,
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const value = parseTypedNumber(dataset.value);
      if (value === null) {
        addIssue({ message: rules.required ?? "Saisissez un nombre." });
        return NEVER;
      }
      const message = problemOf(value, rules);
      if (message === null) return value;
      addIssue({ message });
      return NEVER;
    }),
  );
}

/** A number within limits that may be left out; gives null when it is. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalNumberField(rules: NumberRules): v.GenericSchema<NumberInput, number | null> {
  return v.pipe(
    inputSchema,
    v.rawTransform(({ dataset, addIssue, NEVER }): number | null => {
      const value = parseTypedNumber(dataset.value);
      const message = value === null ? null : problemOf(value, rules);
      if (message === null) return value;
      addIssue({ message });
      return NEVER;
    }),
  );
}

/** A percentage from 0 to 100 in points, with at most two decimals: « 12,5 % » and 12.5 are 12.5. */
export const percentField: v.GenericSchema<NumberInput, number> = /* @__PURE__ */ numberField({
  min: 0,
  max: 100,
  decimals: 2,
  required: "Saisissez un pourcentage.",
});
