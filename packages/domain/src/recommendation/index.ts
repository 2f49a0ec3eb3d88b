export * from "./allegations.ts";
export * from "./careMoment.ts";
export * from "./catalogueDefaults.ts";
export * from "./catalogueGaps.ts";
export * from "./catalogueUse.ts";
export * from "./copyOfRecommendation.ts";
export {
  type DiagnosisRecommendation,
  diagnosisRecommendations,
  type DiagnosisRecommendations,
  fromStoredTerms,
  parseDiagnosisRecommendations,
  type StoredTerm,
  toStoredDiagnosisRecommendations,
} from "./diagnosisRecommendations.ts";
export * from "./getRecommendationScore.ts";
export * from "./priceFor.ts";
export * from "./proposeRecommendations.ts";
export * from "./rankRecommendations.ts";
export * from "./recommendation.ts";
export * from "./recommendationForm.ts";
export * from "./recommendationOwner.ts";
export * from "./recommendationPrice.ts";
export * from "./recommendationUse.ts";
export * from "./scoreRecommendation.ts";
export * from "./setAside.ts";
export * from "./subcategoryProblem.ts";
export * from "./visibility.ts";
export {
  type CriterionWeights,
  isWeight,
  type Weight,
  weightedCriteria,
  type WeightedCriterion,
} from "./weights.ts";
export * from "./why.ts";
