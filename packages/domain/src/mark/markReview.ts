import * as v from "valibot";
import type { CriterionId } from "../criterion/criterionId.ts";
import type { MaskPosition } from "../mask/diagnosisMasks.ts";
import { optionalDateSchema, optionalTextSchema, storedCountSchema } from "../wire/wireValues.ts";

/** The criteria that count marks one by one: blemishes and pigment spots. */
export const markedCriterionIds = [36, 39] as const satisfies readonly CriterionId[];

/** A criterion whose marks a professional can verify. */
export type MarkedCriterionId = (typeof markedCriterionIds)[number];

/** Tells whether a criterion counts marks one by one. */
export const isMarkedCriterion = (id: CriterionId): id is MarkedCriterionId =>
  markedCriterionIds.some((marked) => marked === id);

/** A mark that the professional added. */
export interface AddedMark {
  readonly id: string;
  readonly at: MaskPosition;
}

/** Decisions of the professional on the proposed marks of a criterion. */
export interface MarkDecisions {
  /** Ids of proposed marks that are none. */
  readonly struck: readonly string[];
  /** Ids of unsure marks that she kept. */
  readonly kept: readonly string[];
  readonly added: readonly AddedMark[];
}

/** The score of verified marks, which counts instead of the engine's. */
export interface VerifiedScore {
  readonly date: Date;
  /** Marks that are left. */
  readonly count: number;
  /** 0 to 100. */
  readonly value: number;
  /** Points that one mark more or less would make. */
  readonly margin: number;
}

/** The stored review of a criterion's marks; the result file keeps what the engine proposed. */
export interface MarkReview extends MarkDecisions {
  /** Raised by one with each save. */
  readonly version: number;
  /** The engine whose marks were reviewed: those of another one have other ids. */
  readonly engineVersion: string | null;
  /** Null until the professional has confirmed all marks at once. */
  readonly verified: VerifiedScore | null;
}

/** The reviews of a diagnosis, by criterion; stored as `mark_reviews` of its document. */
export type MarkReviews = Readonly<Partial<Record<MarkedCriterionId, MarkReview>>>;

/** A review in which nothing was said. */
export const noDecisions: MarkDecisions = { struck: [], kept: [], added: [] };

/** Most marks that can be added to one criterion of one photo. */
export const MAX_ADDED_MARKS = 100;

const ids = v.fallback(v.array(v.string()), []);
const shareOfPhoto = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const addedMark = v.pipe(
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), x: shareOfPhoto, y: shareOfPhoto }),
  v.transform(({ id, x, y }): AddedMark => ({ id, at: [x, y] })),
);

const storedReview = v.object({
  struck: ids,
  kept: ids,
  added: v.fallback(v.array(addedMark), []),
  version: storedCountSchema,
  engine_version: optionalTextSchema,
  confirmed: optionalDateSchema,
  count: v.fallback(v.nullish(storedCountSchema, null), null),
  value: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null), null),
  margin: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null), null),
});

const storedReviews = /* @__PURE__ */ v.fallback(/* @__PURE__ */ v.record(v.string(), v.unknown()), {});

/** Reads the stored reviews. Never throws: what is none is left out, and one without its score is not verified. */
export function parseMarkReviews(fields: unknown): MarkReviews {
  const stored = v.parse(storedReviews, fields);
  return Object.fromEntries(
    markedCriterionIds.flatMap((id) => {
      const read = v.safeParse(storedReview, stored[id]);
      return read.success ? [[id, toReview(read.output)]] : [];
    }),
  );
}

function toReview({
  engine_version: engineVersion,
  confirmed: date,
  count,
  value,
  margin,
  ...review
}: v.InferOutput<typeof storedReview>): MarkReview {
  const isVerified = date !== null && count !== null && value !== null && margin !== null;
  return { ...review, engineVersion, verified: isVerified ? { date, count, value, margin } : null };
}

/** The fields to store for a review: `parseMarkReviews` gives it back. */
export function toStoredMarkReview({ struck, kept, added, version, engineVersion, verified }: MarkReview) {
  return {
    struck,
    kept,
    added: added.map(({ id, at: [x, y] }) => ({ id, x, y })),
    version,
    engine_version: engineVersion,
    confirmed: verified?.date ?? null,
    count: verified?.count ?? null,
    value: verified?.value ?? null,
    margin: verified?.margin ?? null,
  };
}

/**
 * The verified score of a criterion; null where its marks are not verified.
 * @param engineVersion the engine of the result: marks of another one were other marks
 */
export function verifiedScore(
  reviews: MarkReviews,
  id: CriterionId,
  engineVersion: string | null,
): VerifiedScore | null {
  const review = isMarkedCriterion(id) ? reviews[id] : undefined;
  return review !== undefined && review.engineVersion === engineVersion ? review.verified : null;
}
