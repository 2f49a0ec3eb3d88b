export { RoutineBoard, type RoutineBoardProps } from "./RoutineBoard.tsx";
export type { RoutineColumn, RoutineStep } from "./routineMoves.ts";
export { type RoutineStepActions, useRoutineStep } from "./useRoutineStep.ts";
