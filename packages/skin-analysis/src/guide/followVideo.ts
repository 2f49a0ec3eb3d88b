import type { CaptureGuide } from "./captureGuide.ts";
import type { FrameBox } from "./framePixels.ts";
import type { GuideFrame } from "./guideEngine.ts";
import type { GuideAim } from "./judgeFrame.ts";

/** Milliseconds between two frames that are looked at: no more than 30 a second, which is what cameras give. */
const PACE = 30;

/** Describes what is looked at, asked anew for each frame: a device is turned, a frame changes its shape. */
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
 * The picture that a video shows now. A `VideoFrame` costs nothing here and is turned into pixels by the worker; where
 * there is none, or where it is not turned as the video is, the part that is looked at is copied.
 */
async function frameOf(video: HTMLVideoElement, box: FrameBox): Promise<GuideFrame> {
  const { x, y, width, height } = box;
  if (typeof VideoFrame === "function") {
    const picture = new VideoFrame(video);
    if (picture.displayWidth === video.videoWidth && picture.displayHeight === video.videoHeight) {
      return { picture, box };
    }
    picture.close();
  }
  return {
    picture: await createImageBitmap(video, x, y, width, height),
    box: { x: 0, y: 0, width, height },
  };
}

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
  let fresh = false;
  let looking = false;
  let last = -Infinity;
  let cancel = (): void => undefined;

  const show = async (): Promise<void> => {
    const now = watched();
    if (now === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const frame = await frameOf(video, now.box);
    if (stopped) frame.picture.close();
    else await guide.look(frame, now.aim);
  };
  /** Shows the newest frame, once. A frame that came while the guide was busy is shown as soon as it is free. */
  const showNext = (): void => {
    const time = performance.now();
    if (stopped || !fresh || looking || !guide.isFree() || time - last < PACE) return;
    last = time;
    fresh = false;
    looking = true;
    // A camera that is just going away has no picture to cut: the next frame tells.
    show()
      .catch(() => undefined)
      .finally(() => {
        looking = false;
        showNext();
      });
  };
  const onFrame = (): void => {
    if (stopped) return;
    cancel = onceDrawn(video, onFrame);
    fresh = true;
    showNext();
  };
  cancel = onceDrawn(video, onFrame);
  return () => {
    stopped = true;
    cancel();
  };
}
