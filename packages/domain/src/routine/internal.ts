// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { isSavedRoutine } from "./compareRoutines.ts";
export { proposeRoutine } from "./proposeRoutine.ts";
export { isQuantity, momentSteps } from "./routine.ts";
export { routineCandidates } from "./routineCandidates.ts";
export { momentRefusal } from "./routineChange.ts";
export { unknownSteps, unknownStepsSentence } from "./unknownSteps.ts";
export { activesOf } from "./careActives.ts";
export { isSameRoutine } from "./compareRoutines.ts";
export {
  contraindicatedSentence,
  type ContraindicatedStep,
  contraindicatedSteps,
} from "./contraindicatedSteps.ts";
export { routineText } from "./routineSummary.ts";
export { placedMoments } from "./placedMoments.ts";
export { withSunProtection } from "./withSunProtection.ts";
