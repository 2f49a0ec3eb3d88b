// What our own packages need of this subject beside what is published; the packed package has no way to it.
export {
  type Observation,
  type Observations,
  type ObservationValue,
  observationValues,
  observedBand,
  parseObservations,
} from "./observation.ts";
export { canBeObserved, observationChoices } from "./observationChoices.ts";
export { observedWords } from "./observationText.ts";
