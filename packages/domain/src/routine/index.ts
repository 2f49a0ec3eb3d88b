export { type CareMoment } from "../recommendation/careMoment.ts";
export { type Recommendation } from "../recommendation/recommendation.ts";
export { type CatalogueViewer } from "../recommendation/visibility.ts";
export { type CriterionWeights, type Weight } from "../recommendation/weights.ts";
export { type RecommendationCategory } from "../subcategory/recommendationCategory.ts";
export { type Subcategory } from "../subcategory/subcategory.ts";
export { arrangeRoutine, type RoutineArrangement } from "./arrangeRoutine.ts";
export { type CareActive } from "./careActives.ts";
export {
  addStep,
  describeStep,
  findStep,
  removedSteps,
  restoreStep,
  setOwned,
  setQuantity,
  type StepPosition,
  type StepTexts,
  swapStep,
} from "./changeRoutine.ts";
export { isEmptyRoutine, routineDifferences } from "./compareRoutines.ts";
export { emptyRoutine, type Routine, routineLimits, type RoutineStep } from "./routine.ts";
export { routineProduct } from "./routineCandidates.ts";
export { type RoutineChange, type RoutineRefusal, routineRefusalTexts } from "./routineChange.ts";
export { type RoutineProduct } from "./routineProduct.ts";
export { countSteps, type MomentSummary, routineSummary } from "./routineSummary.ts";
export { type RoutineWarning, type RoutineWarningKind, routineWarnings } from "./routineWarnings.ts";
