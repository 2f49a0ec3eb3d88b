import { formatCount, plural } from "@carnation/domain/format";
import type { Recommendation } from "@carnation/domain/routine";

/** The recommendations that a contraindication sets aside: what an administrator sees before they delete it. */
export function recommendationsWithContraindication(
  recommendations: readonly Recommendation[],
  contraindication: string,
): Recommendation[] {
  return recommendations.filter(({ contraindications }) => contraindications.includes(contraindication));
}

/** The recommendations that stand in a subcategory, switched off or not: what needs another one before it is deleted. */
export function recommendationsInSubcategory(
  recommendations: readonly Recommendation[],
  subcategory: string,
): Recommendation[] {
  return recommendations.filter((recommendation) => recommendation.subcategory === subcategory);
}

/** The active recommendations of a subcategory: what is no longer proposed once it is deactivated. */
export function recommendationsOfSubcategory(
  recommendations: readonly Recommendation[],
  subcategory: string,
): Recommendation[] {
  return recommendations.filter(
    (recommendation) => recommendation.active && recommendation.subcategory === subcategory,
  );
}

/** « 14 recommandations ne seront plus proposées. » */
export function deactivationSentence(count: number): string {
  if (count === 0) return "Aucune recommandation n’est concernée.";
  const verb = plural(count, "ne sera plus proposée", "ne seront plus proposées");
  return `${formatCount(count, "recommandation", "recommandations")} ${verb}.`;
}
