import type { UploadState } from "@carnation/data";

/** How far the photo of a diagnosis is, from its choice to its arrival. */
export type CaptureState =
  | { readonly step: "choosing"; readonly problem: string | null }
  | { readonly step: "preparing" }
  | { readonly step: "reviewing"; readonly photo: Blob }
  | { readonly step: "opening"; readonly photo: Blob }
  | { readonly step: "sending"; readonly photo: Blob; readonly upload: UploadState }
  | { readonly step: "failed"; readonly photo: Blob; readonly error: unknown }
  | { readonly step: "sent"; readonly diagnosisId: string };

export type CaptureEvent =
  | { readonly type: "file-chosen" }
  | { readonly type: "photo-ready"; readonly photo: Blob }
  | { readonly type: "photo-refused"; readonly problem: string }
  | { readonly type: "retake" }
  | { readonly type: "send" }
  | { readonly type: "progressed"; readonly upload: UploadState }
  | { readonly type: "canceled" }
  | { readonly type: "failed"; readonly error: unknown }
  | { readonly type: "arrived"; readonly diagnosisId: string };

export const initialCapture: CaptureState = { step: "choosing", problem: null };

/**
 * The next state of a capture. A failure or a cancellation keeps the photo; nothing can be sent twice, for
 * only a reviewed or a failed photo can be sent. Of two files chosen at once the first that is ready counts: the
 * other must not take the place of a photo that somebody already looks at.
 */
export function nextCapture(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.type) {
    case "file-chosen":
      return state.step === "choosing" ? { step: "preparing" } : state;
    case "photo-ready":
      return isChoosing(state) ? { step: "reviewing", photo: event.photo } : state;
    case "photo-refused":
      return isChoosing(state) ? { step: "choosing", problem: event.problem } : state;
    case "retake":
      return state.step === "reviewing" || state.step === "failed" ? initialCapture : state;
    case "send":
      return state.step === "reviewing" || state.step === "failed"
        ? { step: "opening", photo: state.photo }
        : state;
    case "progressed":
      return state.step === "opening" || state.step === "sending"
        ? { step: "sending", photo: state.photo, upload: event.upload }
        : state;
    case "canceled":
      return "photo" in state ? { step: "reviewing", photo: state.photo } : state;
    case "failed":
      return "photo" in state ? { step: "failed", photo: state.photo, error: event.error } : state;
    case "arrived":
      return { step: "sent", diagnosisId: event.diagnosisId };
  }
}

function isChoosing({ step }: CaptureState): boolean {
  return step === "choosing" || step === "preparing";
}

/** Whether leaving the page now would interrupt something. */
export function isUnderWay({ step }: CaptureState): boolean {
  return step === "opening" || step === "sending";
}

/** The share of the photo that has arrived, 0–1. */
export function sentShare({ bytesTransferred, totalBytes }: UploadState): number {
  return totalBytes > 0 ? bytesTransferred / totalBytes : 0;
}
