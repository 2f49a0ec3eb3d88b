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

/** Where the upload of a photo is. */
export type PhotoUploadState = (typeof photoUploadMachine)["states"][number];

/** What happens to an upload: a person's request or a task's report. */
export type PhotoUploadEvent = Parameters<(typeof photoUploadMachine)["next"]>[1];

const commands = ["pause", "resume", "cancel", "retry"] as const satisfies readonly PhotoUploadEvent[];

/** What a person can ask of an upload. */
export type PhotoUploadCommand = (typeof commands)[number];

/** The buttons that make sense in a state, in their order on the screen. */
export function photoUploadCommands(state: PhotoUploadState): readonly PhotoUploadCommand[] {
  return commands.filter((command) => photoUploadMachine.next(state, command) !== null);
}

/** The five states that Firebase's `snapshot.state` can have. */
export type UploadTaskState = Exclude<PhotoUploadState, "pausing" | "canceling">;

/** The state as Firebase reports it: an upload that is about to pause or to stop still runs. */
export function uploadTaskStateOf(state: PhotoUploadState): UploadTaskState {
  return state === "pausing" || state === "canceling" ? "running" : state;
}

/** The report that a failure of a task is: a cancellation reaches the task's observer as an error too. */
export function uploadFailureEvent(failure: unknown): "canceled" | "error" {
  return toCarnationError(failure).code === "cancelled" ? "canceled" : "error";
}
