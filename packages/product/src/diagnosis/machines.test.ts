import { diagnosisErrorCodes, diagnosisErrorTexts } from "@carnation/domain/internal/photo";
import { diagnosisRetryOf, isDiagnosisPending } from "./diagnosisState.ts";
import {
  type PhotoUploadEvent,
  type PhotoUploadState,
  photoUploadMachine,
  uploadFailureEvent,
} from "./photoUploadMachine.ts";
import { describe, expect, it } from "vitest";

import * as fc from "fast-check";

describe("a stored diagnosis", () => {
  it("a stored diagnosis waits for its end in the state started alone", () => {
    expect(["started", "done", "error", "analysing", undefined].filter(isDiagnosisPending)).toEqual([
      "started",
    ]);
  });

  it.each(diagnosisErrorCodes)("a stored diagnosis is retried after %s as its text says", (code) => {
    const says = diagnosisErrorTexts[code].message.includes("avec la même photo");
    expect(diagnosisRetryOf(code)).toBe(says ? "same-photo" : "new-photo");
  });
});

const events: readonly PhotoUploadEvent[] = [
  "pause",
  "resume",
  "cancel",
  "retry",
  "running",
  "paused",
  "success",
  "canceled",
  "error",
];

describe("photoUploadMachine", () => {
  it("photoUploadMachine has the states of the specification, pausing and canceling in between", () => {
    expect(photoUploadMachine.states).toEqual([
      "running",
      "pausing",
      "paused",
      "canceling",
      "success",
      "canceled",
      "error",
    ]);
    expect(photoUploadMachine.initial).toBe("running");
  });

  it.each<[PhotoUploadState, PhotoUploadEvent[], PhotoUploadState]>([
    ["running", ["running", "running", "success"], "success"],
    ["running", ["pause", "running", "paused"], "paused"],
    ["running", ["pause", "success"], "success"],
    ["running", ["pause", "resume", "running"], "running"],
    ["paused", ["resume", "running", "success"], "success"],
    ["running", ["cancel", "running", "canceled"], "canceled"],
    ["paused", ["cancel", "paused", "canceled"], "canceled"],
    ["pausing", ["cancel", "canceled", "retry"], "running"],
    ["running", ["cancel", "success"], "success"],
    ["running", ["error", "retry", "success"], "success"],
  ])("photoUploadMachine goes from %s through %j to %s", (from, through, to) => {
    const end = through.reduce<PhotoUploadState | null>(
      (state, event) => (state === null ? null : photoUploadMachine.next(state, event)),
      from,
    );
    expect(end).toBe(to);
  });

  it("photoUploadMachine takes nothing more once the photo has arrived", () => {
    expect(photoUploadMachine.isFinal("success")).toBe(true);
    expect(photoUploadMachine.states.filter(photoUploadMachine.isFinal)).toEqual(["success"]);
  });

  it("photoUploadMachine leaves a cancellation for its end alone, and every state stays one of the machine's", () => {
    const fromCanceling = events.map((event) => photoUploadMachine.next("canceling", event));
    expect(new Set(fromCanceling)).toEqual(new Set(["canceling", "success", "canceled", "error", null]));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (sequence) => {
        const end = sequence.reduce<PhotoUploadState>(
          (state, event) => photoUploadMachine.next(state, event) ?? state,
          photoUploadMachine.initial,
        );
        return photoUploadMachine.states.includes(end);
      }),
    );
  });

  it("photoUploadMachine tells a cancellation from a failure", () => {
    const failure = (code: string) => Object.assign(new Error(code), { code });
    expect(uploadFailureEvent(failure("storage/canceled"))).toBe("canceled");
    expect(uploadFailureEvent(failure("storage/retry-limit-exceeded"))).toBe("error");
    expect(uploadFailureEvent(null)).toBe("error");
  });
});
