import type { FaceInspection, Mark } from "@carnation/skin-analysis/node";
import type { Criterion } from "@carnation/domain/criterion";
import type { Label } from "../labels/labels.ts";
import type { Sitting } from "../run/sittings.ts";
import { marginOf, scoredCriteria, scoreOf } from "./reading.ts";
import { stabilityOf, type Trial } from "./stability.ts";
import { quantile, shareOf } from "./statistics.ts";

/** Measures of one criterion by the bench; shares are 0 to 1, points of 100. */
export interface MeasuredCard {
  /** Photos with a score. */
  readonly scored: number;
  /** Share of the counted marks that are what they are counted as; an unsure label counts half. Null without labels. */
  readonly realMarks: { readonly share: number; readonly judged: number } | null;
  /** Chance that a face of 45 or younger scores better than one of 62 or older, 0 to 1. */
  readonly ageAuc: { readonly auc: number; readonly younger: number; readonly older: number };
  /** Difference of the share in the good band between the darkest and the lightest third of skins, in points. */
  readonly toneGap: number;
  /** Share of changed photos and re-shots within the margin. */
  readonly withinMargin: { readonly share: number; readonly compared: number };
  /** Median margin, in points. */
  readonly medianMargin: number;
  /** Within how many points 19 of 20 of its areas stay between two photos of one skin; null without areas. */
  readonly areaMargin: number | null;
  /** The same of its sub-measures out of 100. */
  readonly subMeasureMargin: number | null;
}

/** Labels that make a counted mark a real one, by the criterion that counts it. */
const REAL: Readonly<Record<string, string>> = { Acne: "PR", Pigmentation: "BML" };
const WIRE: Readonly<Record<string, Mark["criterion"]>> = { Acne: "acne", Pigmentation: "pigmentation" };

/** A label at most this far from a mark's middle is of that mark. */
const NEAR_MM = 1.5;
const YOUNGER_YEARS = 45;
const OLDER_YEARS = 62;

interface CardMaterial {
  readonly sittings: readonly Sitting[];
  readonly trials: readonly Trial[];
  /** Years by photo. */
  readonly ages: ReadonlyMap<string, number>;
  readonly labels: ReadonlyMap<string, readonly Label[]>;
  /** Shares of judges that were trained on these labels, on people that they have not seen, by criterion. */
  readonly validated: Readonly<Record<string, NonNullable<MeasuredCard["realMarks"]>>>;
}

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** Middle of a mark in millimetres from the middle of the face, as labels are placed; nothing without a candidate. */
function middleMm({ candidates: [known], pixelsPerMm, angle }: FaceInspection, { outline }: Mark) {
  if (!known || outline.length === 0) return undefined;
  const middle = (axis: "x" | "y"): number => {
    const values = outline.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [right, down] = [middle("x") - known.at.x, middle("y") - known.at.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: known.x + (right * cos + down * sin) / pixelsPerMm,
    y: known.y + (down * cos - right * sin) / pixelsPerMm,
  };
}

function realMarksOf(key: string, { sittings, labels, validated }: CardMaterial): MeasuredCard["realMarks"] {
  // Its own labels would flatter it.
  if (validated[key]) return validated[key];
  const real = REAL[key];
  if (real === undefined) return null;
  const judged = sittings.flatMap(({ portrait, inspection }) => {
    const known = labels.get(portrait.name);
    if (!inspection || !known) return [];
    return inspection.marks
      .filter(({ criterion }) => criterion === WIRE[key])
      .flatMap((mark) => {
        const middle = middleMm(inspection, mark);
        if (!middle) return [];
        const [nearest] = known
          .map((label) => ({ label, away: Math.hypot(label.x - middle.x, label.y - middle.y) }))
          .toSorted((a, b) => a.away - b.away);
        if (!nearest || nearest.away > NEAR_MM) return [];
        const { label } = nearest.label;
        if (!real.includes(label.toUpperCase())) return [0];
        return [label === label.toUpperCase() ? 1 : 0.5];
      });
  });
  const sum = judged.reduce((total: number, value) => total + value, 0);
  return { share: round(sum / judged.length), judged: judged.length };
}

function ageAucOf(key: string, { sittings, ages }: CardMaterial): MeasuredCard["ageAuc"] {
  const scores = (holds: (years: number) => boolean): number[] =>
    sittings.flatMap(({ portrait, reading }) => {
      const [years, score] = [ages.get(portrait.name), scoreOf(reading, key)];
      return years !== undefined && score !== undefined && holds(years) ? [score] : [];
    });
  const [younger, older] = [
    scores((years) => years <= YOUNGER_YEARS),
    scores((years) => years >= OLDER_YEARS),
  ];
  const pairs = younger.flatMap((young) => older.map((old) => (young > old ? 1 : young === old ? 0.5 : 0)));
  return {
    auc: round(pairs.reduce((total: number, won) => total + won, 0) / pairs.length),
    younger: younger.length,
    older: older.length,
  };
}

function toneGapOf({ key, thresholds, direction }: Criterion, { sittings }: CardMaterial): number {
  const samples = sittings
    .flatMap(({ reading, inspection }) => {
      const score = scoreOf(reading, key);
      return score === undefined || !inspection?.skin
        ? []
        : [{ score, lightness: inspection.skin.lightness }];
    })
    .toSorted((a, b) => a.lightness - b.lightness);
  const third = Math.floor(samples.length / 3);
  const limit = thresholds?.good ?? Number.NaN;
  const good = ({ score }: { readonly score: number }): boolean =>
    direction === "higher" ? Math.round(score) >= limit : Math.round(score) <= limit;
  return round(
    100 * Math.abs(shareOf(samples.slice(0, third), good) - shareOf(samples.slice(-third), good)),
    1,
  );
}

/** The move that 19 of 20 parts of a criterion stay within, in points; null where no part was measured twice. */
function partMargin(key: string, part: "areas" | "subMeasures", trials: readonly Trial[]): number | null {
  const partsOf = (reading: Trial["before"]): ReadonlyMap<string, number> => {
    const read = "refused" in reading ? undefined : reading.criteria.get(key);
    return (read && "value" in read && read[part]) || new Map<string, number>();
  };
  const moves = trials.flatMap(({ before, after }) => {
    const later = partsOf(after);
    return [...partsOf(before)].flatMap(([name, value]) => {
      const now = later.get(name);
      return now === undefined ? [] : [Math.abs(now - value)];
    });
  });
  return moves.length === 0 ? null : round(quantile(moves, 0.95), 1);
}

/** The cards of the criteria with a score out of 100, by their keys, and the engine that was measured. */
export interface MeasuredCards {
  readonly engine: string;
  readonly photos: number;
  readonly criteria: Readonly<Record<string, MeasuredCard>>;
}

/** Measures the card of every criterion with a score out of 100. */
export function measureCards(material: CardMaterial): MeasuredCards {
  const { sittings, trials } = material;
  const stillness = stabilityOf(trials).byCriterion;
  const scored = sittings.flatMap(({ reading }) => ("engine" in reading ? [reading] : []));
  const cardOf = (criterion: Criterion): MeasuredCard => {
    const { key } = criterion;
    const read = scored.filter((reading) => scoreOf(reading, key) !== undefined);
    const still = stillness.find(({ name }) => name === key);
    return {
      scored: read.length,
      realMarks: realMarksOf(key, material),
      ageAuc: ageAucOf(key, material),
      toneGap: toneGapOf(criterion, material),
      withinMargin: { share: round(still?.within ?? Number.NaN), compared: still?.compared ?? 0 },
      medianMargin: round(
        quantile(
          read.map((reading) => marginOf(reading, key)),
          0.5,
        ),
        1,
      ),
      areaMargin: partMargin(key, "areas", trials),
      subMeasureMargin: partMargin(key, "subMeasures", trials),
    };
  };
  return {
    engine: scored[0]?.engine ?? "no engine",
    photos: sittings.length,
    criteria: Object.fromEntries(scoredCriteria.map((criterion) => [criterion.key, cardOf(criterion)])),
  };
}
