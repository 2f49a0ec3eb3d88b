export { RoutineBoard, type RoutineBoardProps } from "./RoutineBoard.tsx";
export type { RoutineColumn, RoutineStep } from "./routineMoves.ts";
