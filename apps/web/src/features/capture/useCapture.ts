import type { PhotoUpload } from "@carnation/data";
import { toCarnationError } from "@carnation/domain";
import { useAtom, useAtomValue } from "jotai";
import { useEffect, useReducer, useRef } from "react";
import { workspaceAtom } from "../../common/session/sessionAtoms.ts";
import { captureDraftAtom, emptyDraft, startRequest } from "./captureDraft.ts";
import { initialCapture, nextCapture, type CaptureState } from "./captureState.ts";
import { DiagnosisEnded, sendPhoto } from "./sendPhoto.ts";

/** A capture and what can be done with it. */
export interface Capture {
  readonly state: CaptureState;
  /** Looks at a photo that can be sent, in the place of the one before; `null` goes back to the choice. */
  readonly choose: (photo: File | null) => void;
  /** Sends the reviewed photo, or sends the failed one again. */
  readonly send: () => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** Takes a photo from its choice to its arrival, for one diagnosis. */
export function useCapture(): Capture {
  const [state, dispatch] = useReducer(nextCapture, initialCapture);
  const [draft, changeDraft] = useAtom(captureDraftAtom);
  const workspace = useAtomValue(workspaceAtom);
  const upload = useRef<PhotoUpload | null>(null);
  const busy = useRef(false);
  const attempt = useRef(new AbortController());
  const stay = useRef(new AbortController());

  // Whoever leaves the page was told that it interrupts the upload.
  useEffect(() => {
    const controller = new AbortController();
    stay.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (): Promise<void> => {
    const sendable = state.step === "reviewing" || state.step === "failed";
    if (!sendable || workspace.status !== "ready" || busy.current) return;
    busy.current = true;
    attempt.current = new AbortController();
    dispatch({ type: "send" });
    try {
      const diagnosisId = await sendPhoto(workspace.value.diagnoses, {
        photo: state.photo,
        request: startRequest(draft),
        opened: draft.openedDiagnosis,
        onOpened: (id) => changeDraft((current) => ({ ...current, openedDiagnosis: id })),
        onUpload: (started) => {
          upload.current = started;
          started.subscribe((progress) => dispatch({ type: "progressed", upload: progress }));
        },
        left: stay.current.signal,
        canceled: attempt.current.signal,
      });
      // By now the page may have been left, and the draft may be another person's, or another professional's.
      changeDraft((current) => (current.openedDiagnosis === diagnosisId ? emptyDraft : current));
      dispatch({ type: "arrived", diagnosisId });
    } catch (error) {
      // The same person agreed to the next attempt, which opens another diagnosis.
      if (error instanceof DiagnosisEnded) {
        changeDraft((current) =>
          current.openedDiagnosis === error.id ? { ...current, openedDiagnosis: null } : current,
        );
      }
      const canceled = toCarnationError(error).code === "cancelled";
      dispatch(canceled ? { type: "canceled" } : { type: "failed", error });
    } finally {
      busy.current = false;
      upload.current = null;
    }
  };

  return {
    state,
    choose: (photo) => dispatch({ type: "chosen", photo }),
    send,
    pause: () => upload.current?.pause(),
    resume: () => upload.current?.resume(),
    cancel: () => attempt.current.abort(),
  };
}
