import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { forgetPhoto } from "../../../shared/photo/keptPhotos.ts";
import { captureDraftAtom } from "./draft/captureDraft.ts";
import { initialCapture, type CaptureState } from "./draft/captureState.ts";
import { capturesAtom, changeCaptureAtom, sessionCapturesAtom } from "./sending/captures.ts";
import { withTabLock, leaveCapture, sendCapture } from "./sending/sendCapture.ts";

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

/**
 * A photo from its choice to its arrival, for one diagnosis. What is on its way goes on when the page is left.
 * @param key names it in this tab
 */
export function useCapture(key: string): Capture {
  const store = useStore();
  const state = useAtomValue(capturesAtom).get(key)?.state ?? initialCapture;
  const change = useSetAtom(changeCaptureAtom);
  useEffect(() => () => leaveCapture(store, key), [store, key]);
  const running = () => store.get(sessionCapturesAtom)?.running.get(key);
  return {
    state,
    choose: (photo) => {
      // What failed is given up for another photo.
      if (running() === undefined) void forgetPhoto(key);
      change({ key, event: { type: "chosen", photo } });
    },
    // The tab's draft may be another person's by now, or none: what was sent before goes with its own.
    send: () =>
      withTabLock(key, () => {
        const draft = store.get(captureDraftAtom);
        return sendCapture(store, key, draft.consentedAt === null ? undefined : draft);
      }),
    pause: () => running()?.upload?.pause(),
    resume: () => running()?.upload?.resume(),
    cancel: () => running()?.attempt.abort(),
  };
}
