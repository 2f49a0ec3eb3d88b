// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { allegationsIn, allegationWarning } from "./allegations.ts";
export { type CareMoment, careMomentLabels, careMoments } from "./careMoment.ts";
export { DEFAULT_VAT_RATE, WORLD } from "./catalogueDefaults.ts";
export { priceFor } from "./priceFor.ts";
export { proposeRecommendations, type RankedSetAside } from "./proposeRecommendations.ts";
export {
  type RankedRecommendation,
  type RankedRecommendations,
  rankRecommendations,
} from "./rankRecommendations.ts";
export type { Recommendation } from "./recommendation.ts";
export {
  parseRecommendationPrice,
  type RecommendationPrice,
  recommendationPriceForm,
  type SettledPrices,
} from "./recommendationPrice.ts";
export { type RecommendationScore, scoreRecommendation, type ScoreTerm } from "./scoreRecommendation.ts";
export { scoreSchema } from "./scoreSchema.ts";
export { contraindicationsMet } from "./setAside.ts";
export { optionalPriceSchema } from "./storedPrice.ts";
export {
  type CatalogueViewer,
  exclusionOf,
  type ExclusionReason,
  exclusionTexts,
  visibleRecommendations,
} from "./visibility.ts";
export { isWeight, readWeights, type Weight, weightedCriteria, weightsSchema } from "./weights.ts";
export { reasonsFor, reasonText, whySentence } from "./why.ts";
