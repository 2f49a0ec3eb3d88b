import { type Cents } from "./cents.ts";
import { scaleCents } from "./scaleCents.ts";

/** A rate in whole basis points, hundredths of a percent: 2000 is 20 %, 550 is 5,5 %. */
export type BasisPoints = number;

/** 100 % in basis points. */
export const FULL_RATE: BasisPoints = 10_000;

/** Tells whether a value is a rate from 0 to 100 %, in whole basis points. */
export function isRate(value: unknown): value is BasisPoints {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= FULL_RATE;
}

/**
 * A percentage in basis points: 12.5 is 1250. More than two decimals are rounded to the nearest basis point.
 * @param percent in points: 20 is 20 %
 */
export function percentToBasisPoints(percent: number): BasisPoints {
  return Math.round(percent * 100);
}

/** A rate as a percentage in points: 1250 is 12.5. */
export function basisPointsToPercent(rate: BasisPoints): number {
  return rate / 100;
}

/** A rate as a ratio: 2000 is 0.2. */
export function basisPointsToRatio(rate: BasisPoints): number {
  return rate / FULL_RATE;
}

/**
 * A share of an amount, in cents, rounded half away from zero.
 * @throws {RangeError} when the amount or the rate is not a safe integer
 */
export function shareOfCents(amount: Cents, rate: BasisPoints): Cents {
  return scaleCents(amount, rate, FULL_RATE);
}
