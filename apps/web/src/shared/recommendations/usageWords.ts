import { formatList } from "@carnation/domain/format";
import { careMomentLabels } from "@carnation/domain/internal/recommendation";
import type { CareMoment, Recommendation } from "@carnation/domain/routine";

function momentNames(moments: readonly CareMoment[]): string[] {
  return moments.map((moment, index) =>
    index === 0 ? careMomentLabels[moment] : careMomentLabels[moment].toLocaleLowerCase("fr"),
  );
}

/** « Matin et soir ». */
export function momentWords(moments: readonly CareMoment[]): string {
  return formatList(momentNames(moments));
}

/** « Matin et soir, quotidien ». */
export function usageWords({
  moments,
  frequency,
}: Pick<Recommendation, "moments" | "frequency">): string | null {
  const all = [momentNames(moments).join(", "), frequency].filter((words) => words !== "").join(" · ");
  return all === "" ? null : all;
}
