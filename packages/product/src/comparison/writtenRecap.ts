import type { DiagnosisComparison } from "@carnation/domain/comparison";
import { isoDay } from "@carnation/domain/format";
import { type RecapPart, recapSentences } from "@carnation/domain/internal/comparison";
import { allegationsIn } from "@carnation/domain/internal/recommendation";
import { foldText, typeset } from "@carnation/domain/text";
import type { RecapLength } from "../ai-settings/aiSettings.ts";

/** Longest text that a model may write, by the length asked for, UTF-16 units. */
export const writtenRecapMax: Readonly<Record<RecapLength, number>> = {
  short: 700,
  medium: 1400,
  long: 2600,
};

/** Shortest text that says anything. */
const MIN_LENGTH = 80;

/** Describes what is wrong with a text that a model wrote. */
export type WrittenRecapFault = "length" | "markup" | "language" | "claim" | "figure";

/**
 * Gives what keeps a text of a model from being shown; null when nothing does. It has to be plain French of the length asked
 * for, promise nothing (`allegationsIn`), and name no number, in digits or in words, that the comparison does not have;
 * a signed one has to be a difference with that sign.
 */
export function writtenRecapFault(
  text: string,
  comparison: DiagnosisComparison,
  length: RecapLength,
): WrittenRecapFault | null {
  const written = text.trim();
  if (written.length < MIN_LENGTH || written.length > writtenRecapMax[length]) return "length";
  if (/[<>*#_`|{}[\]\\@]|:\/\/|www\.|(?!\n)\p{Cc}/u.test(written)) return "markup";
  if (!isFrench(written)) return "language";
  if (allegationsIn(written).length > 0) return "claim";
  return figuresIn(written).every(isFigureOf(comparison)) ? null : "figure";
}

/** Sentences that no model may leave out: when to see a doctor, and that these are no medical measures. */
const kept: readonly RecapPart[] = ["referral", "limits"];

/** A text of a model as it is stored: with the fixed sentences under it. */
export function withFixedSentences(text: string, comparison: DiagnosisComparison): string {
  const fixed = recapSentences(comparison)
    .filter(({ part }) => kept.includes(part))
    .map((sentence) => sentence.text)
    .join(" ");
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => typeset(paragraph.trim()));
  return [...paragraphs, fixed].join("\n\n");
}

const frenchWords = new Set(
  "le la les l de du des d un une et est sont en pour sur au aux ce cette vos votre qui que plus reste".split(
    " ",
  ),
);
const englishWords = new Set("the and of is are your with skin has have to for this that it been".split(" "));

/** Share of the words of any French text that are among the most common ones; a generous lower bound. */
const FRENCH_SHARE = 0.15;

function isFrench(text: string): boolean {
  const words = [...foldText(text).matchAll(/\p{L}+/gu)].map(([word]) => word);
  const count = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length;
  return count(frenchWords) >= words.length * FRENCH_SHARE && count(englishWords) * 4 < count(frenchWords);
}

/** A number of a text. */
interface Figure {
  readonly value: number;
  /** −1 or 1 with a sign before it, 0 without. */
  readonly sign: -1 | 0 | 1;
}

const units =
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");
const tens = new Map([
  ["vingt", 20],
  ["vingts", 20],
  ["trente", 30],
  ["quarante", 40],
  ["cinquante", 50],
  ["soixante", 60],
  ["cent", 100],
  ["mille", 1000],
]);

function figuresIn(text: string): Figure[] {
  const digits = [...text.matchAll(/(?<![\d,.])(?:([+\u2212\u2013-])\s?)?(\d+(?:[.,]\d+)?)/gu)].map(
    ([, sign = "", number = ""]): Figure => ({
      value: Number(number.replace(",", ".")),
      sign: sign === "" ? 0 : sign === "+" ? 1 : -1,
    }),
  );
  const spelt = [...foldText(text).matchAll(/\p{L}+(?:[-\u2010\u2011]\p{L}+)*/gu)];
  return [...digits, ...spelt.flatMap(([word]) => speltFigure(word))];
}

/** « quatre-vingt-dix » is 90; « un » alone is an article, and « la peau » no number. */
function speltFigure(word: string): Figure[] {
  if (word === "un") return [];
  let value = 0;
  for (const part of word.split(/[-\u2010\u2011]/u)) {
    if (part === "et") continue;
    const ten = tens.get(part);
    const unit = units.indexOf(part);
    if (ten === undefined && unit < 0) return [];
    value = ten === 20 && value === 4 ? 80 : value + (ten ?? unit);
  }
  return [{ value, sign: 0 }];
}

/** Ends of the scales, « sur 100 » and « sur 4 ». */
const scaleEnds = [100, 4] as const;

const DAY_MS = 86_400_000;

/** Tells whether a number is one of those that the comparison has, or a day, a month, a year or a stretch of its dates. */
function isFigureOf(comparison: DiagnosisComparison): (figure: Figure) => boolean {
  const { before, after, criteria, counts } = comparison;
  const changes = criteria.flatMap((one) => [one, ...one.areas, ...one.subMetrics]);
  const deltas = changes.map(({ delta }) => delta ?? 0);
  const days = Math.round((after.created.getTime() - before.created.getTime()) / DAY_MS);
  const plain = new Set<number>([
    ...scaleEnds,
    ...changes.flatMap((change) => [change.before ?? 0, change.after ?? 0]),
    ...deltas.map(Math.abs),
    ...Object.values(counts),
    criteria.length,
    counts.improvement + counts.watch,
    counts.improvement + counts.watch + counts.stable,
    counts.improvement + counts.watch + counts.stable + counts.unconfirmed,
    ...[before, after].flatMap(({ created }) => isoDay(created).split("-").map(Number)),
    days,
    ...[7, 365.25 / 12].flatMap((unit) => [Math.floor(days / unit), Math.ceil(days / unit)]),
    2,
  ]);
  return ({ value, sign }) => (sign === 0 ? plain.has(value) : deltas.includes(sign * value));
}
