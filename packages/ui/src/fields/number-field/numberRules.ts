import { formatNumber, numberFormat } from "../../foundations/internal/format.ts";
import { parseWritten, writtenValue } from "../internal/parseNumber.ts";
import type { Reading } from "../internal/useTypedText.ts";
import type { InputMessages } from "../../foundations/messages/sections/inputs.ts";

/** Way that a field reads and writes its number. */
export interface NumberRules {
  readonly locale: string;
  /** Lowest and highest value, in the unit of the value. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Decimals that are always written. */
  readonly minimumFractionDigits: number;
  /** Decimals that are kept; more are refused rather than rounded. */
  readonly maximumFractionDigits: number;
  /** Powers of ten between what is written and the value: 2 when euros are written and cents are kept. */
  readonly places: number;
  /** Holds what stands after the number, and may be typed after it. */
  readonly unit: string | undefined;
}

export interface NumberSentences extends Omit<
  InputMessages["numberField"],
  "increase" | "decrease" | "invalid"
> {
  /** Holds what to write when the text is no number. */
  readonly invalid: string;
}

/** A value as the field writes it; nothing for `null`, for what is not finite, and for a `NaN` whose text is gone. */
export function writeNumber(rules: NumberRules, value: number | null): string {
  if (value === null || !Number.isFinite(value)) return "";
  const { locale, minimumFractionDigits, maximumFractionDigits, places } = rules;
  return numberFormat(locale, { minimumFractionDigits, maximumFractionDigits })
    .format(value / 10 ** places)
    .replace("-", "\u2212");
}

function boundText(rules: NumberRules, bound: number): string {
  const text = writeNumber(rules, bound);
  return rules.unit === undefined ? text : `${text}\u00A0${rules.unit}`;
}

function boundsProblem(rules: NumberRules, sentences: NumberSentences, value: number): string | undefined {
  const { min = -Infinity, max = Infinity } = rules;
  if (value >= min && value <= max) return undefined;
  const minimum = boundText(rules, min);
  const maximum = boundText(rules, max);
  if (max === Infinity) return sentences.tooLow({ minimum });
  if (min === -Infinity) return sentences.tooHigh({ maximum });
  return sentences.outside({ minimum, maximum });
}

/**
 * Reads what was typed. An empty text is `null`; a text that is no number, or has more decimals than are kept, is
 * `NaN`, so that a host's schema refuses it too; a number outside the bounds is itself, with a problem.
 */
export function readNumber(
  rules: NumberRules,
  sentences: NumberSentences,
  text: string,
): Reading<number | null> {
  if (text.trim() === "") return { value: null };
  const written = parseWritten(rules.locale, text, rules.unit);
  if (!written) return { value: Number.NaN, problem: sentences.invalid };
  const kept = rules.maximumFractionDigits;
  if (written.fraction.replace(/0+$/u, "").length > kept) {
    const problem = kept === 0 ? sentences.integer : sentences.decimals({ count: kept });
    return { value: Number.NaN, problem };
  }
  const value = writtenValue(written, rules.places);
  return { value, problem: boundsProblem(rules, sentences, value) };
}

/** A plausible number in the language of the field, for the sentence that asks for one: `12,50`. */
export function exampleNumber(rules: NumberRules, value: number): string {
  return formatNumber(
    rules.locale,
    value,
    Math.max(rules.minimumFractionDigits, Number.isInteger(value) ? 0 : 2),
  );
}
