export { ageModelProblem } from "./ageModel.ts";
export { createAnalyser, type AnalyseOptions, type Analyser, type AnalyserOptions } from "./analyser.ts";
export type { AnalysisError, AnalysisOutcome } from "./analysisOutcome.ts";
export type { AnalysisEntry as ResultEntry } from "../core/scoring/resultEntry.ts";
export type { MaskFile } from "../core/masks/maskFile.ts";
export { createInspector, type Inspector } from "./inspector.ts";
export type { FaceInspection, HiddenStrip, Mark, MarkedCriterion } from "../core/inspection/inspectFace.ts";
export type { Cover } from "../core/skin/covers.ts";
