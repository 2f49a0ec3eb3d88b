import { CONFIDENCE } from "../constants/photo.ts";
import type { Confidence } from "./resultEntry.ts";

const RANK: Readonly<Record<Confidence, number>> = { low: 0, medium: 1, high: 2 };

function confidenceOfPhoto(quality: number): Confidence {
  if (quality >= CONFIDENCE.high) return "high";
  return quality >= CONFIDENCE.medium ? "medium" : "low";
}

/**
 * The lower of what the photo allows and what the method deserves.
 * @param quality photo quality, 0 to 100
 */
export function confidenceOf(quality: number, method: Confidence): Confidence {
  const photo = confidenceOfPhoto(quality);
  return RANK[photo] < RANK[method] ? photo : method;
}
