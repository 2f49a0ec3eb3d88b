import type { Curve } from "../constants/engine.ts";

/** Limits a value to a range, ends included. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** 0 up to `start`, 1 from `start + width`, linear between. */
export const ramp = (value: number, start: number, width: number): number =>
  clamp((value - start) / width, 0, 1);

/**
 * Score of an amount of what one would rather not see: 100 for none, 50 at `curve.half`, towards 0 beyond.
 * Strictly decreasing, so two photos are never tied by saturation.
 */
export const scoreCurve = (amount: number, curve: Curve): number =>
  100 / (1 + (Math.max(0, amount) / curve.half) ** curve.power);

/** The amount that has a score, 0 excluded to 100: the inverse of `scoreCurve`. */
export const amountOfScore = (score: number, curve: Curve): number =>
  curve.half * (100 / score - 1) ** (1 / curve.power);

/** Rounds to two decimals: results are then equal on every machine, whatever its libm does in the last bits. */
export const round2 = (value: number): number => Math.round(value * 100) / 100;
