import type { Conditions } from "./advice.ts";
import type { GuideFrame } from "./guideEngine.ts";
import type { GuideReply, GuideRequest } from "./guideMessages.ts";
import type { GuideAim } from "./judgeFrame.ts";
import type { PoseTarget } from "./poseTarget.ts";

/** Describes what is told of a guide as it works. */
export interface GuideListener {
  /** Receives the conditions of each frame that was judged. */
  readonly onConditions: (conditions: Conditions) => void;
  /** There will be no advice: the browser cannot run it, or its files cannot be had. Called once at most. */
  readonly onFailure: (reason: string) => void;
}

/** A guide at work, in a worker of its own. */
export interface CaptureGuide {
  /** Tells whether a frame would be judged now: the models are loaded, and no other picture is being looked at. */
  readonly isFree: () => boolean;
  /**
   * Judges a frame, or drops it when there is no time: frames never queue. The picture is closed in either case.
   * @returns resolved once it is judged, dropped, or never will be
   */
  readonly look: (frame: GuideFrame, aim: GuideAim) => Promise<void>;
  /**
   * Finds the pose in an earlier photo, which is closed.
   * @param photo cut to the shape of the frame
   * @returns `null` when it shows no face or several, and when the guide has failed or ended
   */
  readonly poseIn: (photo: GuideFrame) => Promise<PoseTarget | null>;
  /** Ends the worker, whatever it is doing. */
  readonly end: () => void;
}

/** Tells whether this browser has what the guide is made of; pictures of a camera can be taken without. */
export const canGuide = (): boolean =>
  ["Worker", "WebAssembly", "OffscreenCanvas", "createImageBitmap"].every((name) => name in globalThis);

/**
 * Starts a guide. Its worker and models are loaded now; frames that come before are dropped.
 * Nothing that it is shown leaves the device.
 */
export function startCaptureGuide({ onConditions, onFailure }: GuideListener): CaptureGuide {
  const worker = new Worker(new URL("./guideWorker.ts", import.meta.url), { type: "module" });
  let state: "starting" | "free" | "busy" | "ended" = "starting";
  const photos: { readonly photo: GuideFrame; readonly tell: (pose: PoseTarget | null) => void }[] = [];

  let judged = (): void => undefined;

  const end = (): void => {
    if (state === "ended") return;
    state = "ended";
    worker.terminate();
    judged();
    for (const { photo, tell } of photos.splice(0)) {
      photo.picture.close();
      tell(null);
    }
  };
  const fail = (reason: string): void => {
    if (state === "ended") return;
    end();
    onFailure(reason);
  };
  const send = (request: GuideRequest): void => {
    state = "busy";
    worker.postMessage(request, [request.frame.picture]);
  };
  /** The photo that waits longest goes before any frame. */
  const next = (): void => {
    const waiting = photos[0];
    if (waiting) send({ type: "photo", frame: waiting.photo });
    else state = "free";
  };

  worker.addEventListener("error", (event) => {
    event.preventDefault();
    fail(event.message || "The worker could not be loaded.");
  });
  worker.addEventListener("message", ({ data }: MessageEvent<GuideReply>) => {
    if (state === "ended") return;
    if (data.type === "failed") return fail(data.message);
    if (data.type === "pose") photos.shift()?.tell(data.pose);
    next();
    if (data.type !== "conditions") return;
    onConditions(data.conditions);
    judged();
  });

  return {
    isFree: () => state === "free",
    look: (frame, aim) =>
      new Promise((resolve) => {
        if (state === "free") {
          judged = resolve;
          send({ type: "frame", frame, at: performance.now(), aim });
        } else {
          frame.picture.close();
          resolve();
        }
      }),
    poseIn: (photo) =>
      new Promise((tell) => {
        if (state === "ended") {
          photo.picture.close();
          tell(null);
          return;
        }
        photos.push({ photo, tell });
        if (state === "free") next();
      }),
    end,
  };
}
