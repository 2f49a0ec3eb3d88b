// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { verdicts } from "./change.ts";
export { comparabilityCodes } from "./comparability.ts";
export { comparisonObstacleKinds, comparisonObstacleReason } from "./comparisonObstacle.ts";
export { comparisonRecapUnderway, comparisonRefusalError, emailConsentMissing } from "./comparisonRefusal.ts";
export { isStepped } from "./criterionComparison.ts";
export { formatAgeDelta, formatSubMetricDelta } from "./deltaFormat.ts";
export { nextPhotoAdvice } from "./nextPhotoAdvice.ts";
export { LIMITS_SENTENCE, type RecapPart, recapSentences } from "./recapSentences.ts";
