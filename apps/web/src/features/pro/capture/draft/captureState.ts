import type { UploadState } from "@carnation/data";

/** Measure of how far the photo of a diagnosis is, from its choice to its arrival. The photo is as it is sent. */
export type CaptureState =
  | { readonly step: "choosing" }
  | { readonly step: "reviewing"; readonly photo: File; readonly canceled: boolean }
  | { readonly step: "opening"; readonly photo: File }
  | { readonly step: "sending"; readonly photo: File; readonly upload: UploadState }
  | { readonly step: "failed"; readonly photo: File; readonly error: unknown }
  | { readonly step: "sent"; readonly diagnosisId: string };

export type CaptureEvent =
  | { readonly type: "chosen"; readonly photo: File | null }
  | { readonly type: "send" }
  | { readonly type: "progressed"; readonly upload: UploadState }
  | { readonly type: "canceled" }
  | { readonly type: "failed"; readonly error: unknown }
  | { readonly type: "arrived"; readonly diagnosisId: string };

export const initialCapture: CaptureState = { step: "choosing" };

/**
 * The next state of a capture. A failure or a cancellation keeps the photo; nothing can be sent twice, for only a
 * reviewed or a failed photo can be sent, and none can take the place of a photo that is on its way.
 */
export function nextCapture(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.type) {
    case "chosen":
      if (isUnderWay(state) || state.step === "sent") return state;
      return event.photo === null
        ? initialCapture
        : { step: "reviewing", photo: event.photo, canceled: false };
    case "send":
      return state.step === "reviewing" || state.step === "failed"
        ? { step: "opening", photo: state.photo }
        : state;
    case "progressed":
      return state.step === "opening" || state.step === "sending"
        ? { step: "sending", photo: state.photo, upload: event.upload }
        : state;
    case "canceled":
      return "photo" in state ? { step: "reviewing", photo: state.photo, canceled: true } : state;
    case "failed":
      return "photo" in state ? { step: "failed", photo: state.photo, error: event.error } : state;
    case "arrived":
      return { step: "sent", diagnosisId: event.diagnosisId };
  }
}

/** Tells whether leaving the page now would interrupt something. */
export function isUnderWay({ step }: CaptureState): boolean {
  return step === "opening" || step === "sending";
}
