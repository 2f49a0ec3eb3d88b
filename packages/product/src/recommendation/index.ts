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
export * from "./storedRecommendation.ts";
export * from "./recommendationForm.ts";
export * from "./recommendationOwner.ts";
export * from "./recommendationUse.ts";
export * from "./subcategoryProblem.ts";
