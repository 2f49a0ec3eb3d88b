import { toCarnationError } from "@carnation/domain/error";
import { defineMachine } from "../state/defineMachine.ts";

/**
 * The course of a photo's upload (specification, section 4). `pause`, `resume`, `cancel` and `retry` are what a person
 * asks for; the other events are what Firebase's `UploadTask` reports, by the very words of its `snapshot.state`, so
 * that `photoUploadMachine.next(state, snapshot.state)` follows a task. A request is only on its way in `pausing` and
 * `canceling`: the last bytes may arrive before it counts. A retry is a new task.
 */
export const photoUploadMachine = /* @__PURE__ */ defineMachine({
  states: ["running", "pausing", "paused", "canceling", "success", "canceled", "error"],
  initial: "running",
  transitions: {
    running: {
      pause: "pausing",
      cancel: "canceling",
      running: "running",
      paused: "paused",
      success: "success",
      canceled: "canceled",
      error: "error",
    },
    pausing: {
      resume: "running",
      cancel: "canceling",
      running: "pausing",
      paused: "paused",
      success: "success",
      canceled: "canceled",
      error: "error",
    },
    paused: {
      resume: "running",
      cancel: "canceling",
      running: "running",
      paused: "paused",
      canceled: "canceled",
      error: "error",
    },
    canceling: {
      running: "canceling",
      paused: "canceling",
      success: "success",
      canceled: "canceled",
      error: "error",
    },
    success: {},
    canceled: { retry: "running" },
    error: { retry: "running" },
  },
});

/** Place where the upload of a photo is. */
export type PhotoUploadState = (typeof photoUploadMachine)["states"][number];

/** Describes what happens to an upload: a person's request or a task's report. */
export type PhotoUploadEvent = Parameters<(typeof photoUploadMachine)["next"]>[1];

/** The report that a failure of a task is: a cancellation reaches the task's observer as an error too. */
export function uploadFailureEvent(failure: unknown): "canceled" | "error" {
  return toCarnationError(failure).code === "cancelled" ? "canceled" : "error";
}
