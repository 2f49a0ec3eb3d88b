export { isScoreValid, type ValidityCard, type ValidityMeasure, validityMeasures } from "./validityCard.ts";
