import type { Reading } from "../internal/useTypedText.ts";
import type { InputMessages } from "../../foundations/messages/sections/inputs.ts";
import { dateText, patternText } from "./dateText.ts";
import { isoParts } from "../calendar/isoDate.ts";
import { parseDate } from "./parseDate.ts";

/** Choice of which days a field takes, and in which language it reads them. */
export interface DateRules {
  readonly locale: string;
  /** First day, ISO. */
  readonly min: string | undefined;
  /** Last day, ISO. */
  readonly max: string | undefined;
  readonly isDateDisabled: ((iso: string) => boolean) | undefined;
}

type DateSentences = InputMessages["dateField"];

function limitsProblem(rules: DateRules, sentences: DateSentences, iso: string): string | undefined {
  const { locale, min, max, isDateDisabled } = rules;
  // ISO days sort as texts.
  const early = min !== undefined && iso < min;
  const late = max !== undefined && iso > max;
  if (early || late) {
    const earliest = dateText(locale, min ?? "");
    const latest = dateText(locale, max ?? "");
    if (min !== undefined && max !== undefined) return sentences.outside({ earliest, latest });
    return early ? sentences.tooEarly({ earliest }) : sentences.tooLate({ latest });
  }
  return isDateDisabled?.(iso) === true ? sentences.unavailable : undefined;
}

/**
 * Reads what was typed. An empty text is `""`; a text that is no date is its own value, so that nothing is lost and
 * a host's schema refuses it too; a day outside the limits is itself, with a problem.
 */
export function readDate(rules: DateRules, sentences: DateSentences, text: string): Reading<string> {
  const typed = text.trim();
  if (typed === "") return { value: "" };
  const { locale, min, max } = rules;
  const years = { firstYear: isoParts(min ?? "")?.year, lastYear: isoParts(max ?? "")?.year };
  const parsed = parseDate({ locale, ...years }, typed);
  switch (parsed?.kind) {
    case "date":
      return { value: parsed.iso, problem: limitsProblem(rules, sentences, parsed.iso) };
    case "no-such-month":
      return { value: typed, problem: sentences.noSuchMonth };
    case "no-such-day": {
      const date = `${parsed.day} ${parsed.month}`;
      return { value: typed, problem: sentences.noSuchDay({ date, last: parsed.last }) };
    }
    default: {
      const pattern = patternText(locale, sentences);
      const example = dateText(locale, "2026-11-21");
      return { value: typed, problem: sentences.invalid({ pattern, example }) };
    }
  }
}
