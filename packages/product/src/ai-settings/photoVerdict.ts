import type { AiSettings } from "./aiSettings.ts";

/** Describes what becomes of a photo of that quality. */
export type PhotoVerdict = "accepted" | "advised-against" | "refused";

/**
 * Gives what becomes of a photo, judged on the rounded quality that is shown.
 * @param value quality of the photo, 0 to 100; null when it was not measured, which stops nobody
 */
export function photoVerdict({ mode, threshold }: AiSettings["quality"], value: number | null): PhotoVerdict {
  if (mode === "off" || value === null || Math.round(value) >= threshold) return "accepted";
  return mode === "block" ? "refused" : "advised-against";
}
