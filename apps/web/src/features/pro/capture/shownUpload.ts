import type { PhotoUpload } from "@carnation/ui/photo-uploader";
import type { CaptureState } from "./draft/captureState.ts";
import { DiagnosisEnded } from "./sending/sendPhoto.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** The sending of a capture as the kit shows it; `null` before it begins. */
export function shownUpload(state: CaptureState): PhotoUpload | null {
  const none = { transferred: 0, total: "photo" in state ? state.photo.size : 0 };
  switch (state.step) {
    case "choosing":
    case "sent":
      return null;
    case "reviewing":
      return state.canceled ? { ...none, state: "canceled" } : null;
    case "opening":
      return { ...none, state: "running" };
    case "sending": {
      const { bytesTransferred: transferred, totalBytes: total } = state.upload;
      // How an upload ends is told by the capture's next state.
      return { state: state.upload.state === "paused" ? "paused" : "running", transferred, total };
    }
    case "failed":
      return { ...none, state: "error", message: failureWords(state.error) };
  }
}

function failureWords(error: unknown): string {
  return error instanceof DiagnosisEnded
    ? "Ce diagnostic n’attend plus de photo. Réessayez\u00A0: un nouveau diagnostic sera ouvert."
    : errorMessage(error);
}
