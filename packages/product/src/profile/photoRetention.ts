import * as v from "valibot";

/** Time that the photos of diagnoses can be kept, in months; what an account does not say, the settings do. */
export const photoRetentionMonths = [6, 12, 24, 36] as const;

/** Time that the photos of diagnoses are kept, in months. */
export type PhotoRetentionMonths = (typeof photoRetentionMonths)[number];

/** Time that photos are kept, as it is stored and sent: one of the four. */
export const photoRetentionSchema = v.picklist(photoRetentionMonths, "Choisissez une durée de conservation.");

/** Payload of the callable `previewretention`: the length to try, in months; null for that of the settings. */
export const previewRetentionRequest = v.object({ months: v.nullable(photoRetentionSchema) });

/** Payload of the callable `previewretention`. */
export type PreviewRetentionRequest = v.InferOutput<typeof previewRetentionRequest>;

/** Answer of the callable `previewretention`. */
export interface RetentionPreview {
  /** Of how many diagnoses the photos would be erased in the coming night. */
  readonly diagnoses: number;
  /** Moment when the photos of a further one are erased; null when none is left. */
  readonly next: Date | null;
}

/** Answer of the callable `previewretention`. */
export const previewRetentionResponse = v.object({
  diagnoses: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  next: v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.toDate())),
});

/**
 * Before when a photo must have been taken to be erased now: so many months ago, by the calendar.
 * A day that the month does not have is its last one.
 */
export function photoRetentionLimit(months: number, now: Date): Date {
  const limit = new Date(now);
  limit.setUTCDate(1);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(limit.getUTCFullYear(), limit.getUTCMonth() + 1, 0)).getUTCDate();
  limit.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return limit;
}
