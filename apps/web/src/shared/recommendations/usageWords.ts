import { careMomentLabels } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";

/** « Matin et soir, quotidien ». */
export function usageWords({
  moments,
  frequency,
}: Pick<Recommendation, "moments" | "frequency">): string | null {
  const times = moments.map((moment, index) =>
    index === 0 ? careMomentLabels[moment] : careMomentLabels[moment].toLocaleLowerCase("fr"),
  );
  const all = [times.join(", "), frequency].filter((words) => words !== "").join(" · ");
  return all === "" ? null : all;
}
