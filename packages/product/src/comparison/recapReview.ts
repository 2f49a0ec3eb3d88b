import { CarnationError } from "@carnation/domain/error";
import { titledText } from "@carnation/domain/internal/text";
import type { TitledText } from "@carnation/domain/text";
import type { AiSettingsValues } from "../ai-settings/aiSettings.ts";
import type { ComparisonRecap } from "./comparisonRecap.ts";

/**
 * The recap that has to be read over before it is sent: one that a language model wrote, where the settings ask for it.
 * What the rules write is made of no word of their own, and what the professional wrote is read.
 * @returns null when nothing has to be
 */
export function recapToReview(
  recap: Pick<ComparisonRecap, "text" | "source"> | null,
  { alwaysReview }: Pick<AiSettingsValues["recap"], "alwaysReview">,
): string | null {
  return alwaysReview && recap?.source === "model" && recap.text.trim() !== "" ? recap.text : null;
}

/** Notice where a report is sent with a generated recap that was not read over. */
export const recapNotReviewed: TitledText = /* @__PURE__ */ titledText(
  "Bilan à relire",
  "Le bilan a été rédigé par une intelligence artificielle : relisez-le, puis cochez « J’ai relu ce texte ».",
);

/**
 * Holds back a report whose generated recap was not read over, or is another one than what was read.
 * @param reviewed the text that was read over; undefined or null for none
 * @throws {CarnationError} refused
 */
export function assertRecapReviewed(toReview: string | null, reviewed: string | null | undefined): void {
  if (toReview !== null && toReview !== reviewed) {
    throw new CarnationError("refused", recapNotReviewed.message);
  }
}
