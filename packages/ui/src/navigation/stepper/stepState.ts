export type StepState = "done" | "current" | "todo";

/** State of a step beside the current one, both counted from 0. */
export function stepState(index: number, currentIndex: number): StepState {
  if (index === currentIndex) return "current";
  return index < currentIndex ? "done" : "todo";
}
