export {
  JawlineDrawing,
  type JawlineDrawingProps,
  jawlineLevels,
  type JawlineLevel,
} from "./JawlineDrawing.tsx";
