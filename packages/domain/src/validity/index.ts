export { isScoreValid, type ValidityMeasure, validityMeasures } from "./validityCard.ts";
