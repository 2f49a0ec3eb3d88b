import type { CaptureGuide } from "./captureGuide.ts";
import type { FrameBox } from "./framePixels.ts";
import type { GuideAim } from "./judgeFrame.ts";

/** Milliseconds between two frames that are looked at: more often would only warm the device. */
const PACE = 45;
/** The longer side, in pixels, beyond which a frame is shrunk before it is looked at. */
const MAX_SIDE = 1920;

/** What is looked at, asked anew for each frame: a device is turned, a frame changes its shape. */
export interface Watched {
  /** The part of the video that the photo will be, in its pixels. */
  readonly box: FrameBox;
  readonly aim: GuideAim;
}

const onceDrawn = (video: HTMLVideoElement, look: () => void): (() => void) => {
  if ("requestVideoFrameCallback" in video) {
    const handle = video.requestVideoFrameCallback(look);
    return () => video.cancelVideoFrameCallback(handle);
  }
  const handle = requestAnimationFrame(look);
  return () => cancelAnimationFrame(handle);
};

/**
 * Shows the frames of a video to a guide, as many as it has time for.
 * @param watched `null` while there is nothing to look at
 * @returns a function that stops it
 */
export function followVideo(
  video: HTMLVideoElement,
  guide: CaptureGuide,
  watched: () => Watched | null,
): () => void {
  let stopped = false;
  let cutting = false;
  let last = -Infinity;
  let cancel = (): void => undefined;

  const show = async (): Promise<void> => {
    const now = watched();
    if (now === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const { x, y, width, height } = now.box;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const frame = await createImageBitmap(video, x, y, width, height, {
      resizeWidth: Math.round(width * scale),
      resizeHeight: Math.round(height * scale),
      resizeQuality: "medium",
    });
    if (stopped) frame.close();
    else guide.look(frame, now.aim);
  };
  const onFrame = (): void => {
    if (stopped) return;
    cancel = onceDrawn(video, onFrame);
    const time = performance.now();
    if (cutting || !guide.isFree() || time - last < PACE) return;
    last = time;
    cutting = true;
    // A camera that is just going away has no picture to cut: the next frame tells.
    show()
      .catch(() => undefined)
      .finally(() => {
        cutting = false;
      });
  };
  cancel = onceDrawn(video, onFrame);
  return () => {
    stopped = true;
    cancel();
  };
}
