import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import { defineMachine } from "../state/defineMachine.ts";

/** The stored values of `state`: the specification's two, and `error` for a photo that cannot be analysed. */
export const diagnosisStates = ["started", "done", "error"] as const;

/** A diagnosis is started, then done; or it ends in error when its photo cannot be analysed. */
export type DiagnosisState = (typeof diagnosisStates)[number];

/**
 * The course of a diagnosis: opened, its photo under analysis, then done, or in error with one of the domain's codes.
 * The stored `state` knows no `analysing` (`storedStateOf`). A server may finish before a client has seen the photo
 * arrive. Whoever gives a diagnosis up cannot tell whether its photo has just arrived. A retry is a new diagnosis, because
 * the photo of a diagnosis is stored once.
 */
export const diagnosisMachine = /* @__PURE__ */ defineMachine({
  states: ["started", "analysing", "done", "error"],
  initial: "started",
  transitions: {
    started: { "photo-arrived": "analysing", finish: "done", fail: "error", abandon: "error" },
    analysing: { finish: "done", fail: "error", abandon: "error" },
    done: {},
    error: { retry: "started" },
  },
});

/** Where a diagnosis is, as people see it. */
export type DiagnosisStage = (typeof diagnosisMachine)["states"][number];

/** The stored `state` of a stage. */
export function storedStateOf(stage: DiagnosisStage): DiagnosisState {
  return stage === "analysing" ? "started" : stage;
}

/**
 * The stage of a stored diagnosis.
 * @param photoArrived whether its photo is known to be stored
 */
export function diagnosisStageOf(state: DiagnosisState, photoArrived: boolean): DiagnosisStage {
  return state === "started" && photoArrived ? "analysing" : state;
}

/** Whether a stored diagnosis still waits for its end: a server writes a result or an error only then. */
export function isDiagnosisPending(state: unknown): boolean {
  return state === "started";
}

/** What a retry of a failed diagnosis takes: the same photo again, or a better one. */
export type DiagnosisRetry = "same-photo" | "new-photo";

/** Only a failure of ours is mended by the same photo; any other code is about the photo. */
export function diagnosisRetryOf(code: DiagnosisErrorCode): DiagnosisRetry {
  return ours.includes(code) ? "same-photo" : "new-photo";
}

const ours: readonly DiagnosisErrorCode[] = ["timeout", "busy", "unavailable", "internal"];
