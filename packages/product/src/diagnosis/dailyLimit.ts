import { formatCount } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";

/** Gives what a professional is told who has started as many diagnoses as the AI settings allow on one day. */
export function dailyLimitReached(perDay: number): string {
  return typeset(
    `La limite de ${formatCount(perDay, "diagnostic", "diagnostics")} par jour est atteinte. Vous pourrez en commencer un autre demain.`,
  );
}
