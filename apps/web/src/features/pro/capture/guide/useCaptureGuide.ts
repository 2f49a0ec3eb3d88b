import type { CaptureGuide, Conditions, PoseTarget } from "@carnation/skin-analysis/guide";
import { captureOval, frameCrop, type CaptureEvent } from "@carnation/ui/capture-frame";
import { useEffect, useRef, useState } from "react";

/** Describes what the guide says of the live picture. */
export interface LiveGuide {
  /** `off` without a live picture; `unavailable` where it cannot work: the photo is then taken without it. */
  readonly status: "off" | "starting" | "working" | "unavailable";
  /** Empty before the first frame is judged. */
  readonly conditions: Conditions;
  /** The pose of the earlier photo; `null` without one, and while it is looked for. */
  readonly target: PoseTarget | null;
}

interface Said {
  readonly guide: CaptureGuide;
  readonly conditions: Conditions;
}

interface FoundPose {
  readonly photo: Blob;
  readonly aspectRatio: number;
  readonly pose: PoseTarget | null;
}

/**
 * Watches a live picture and says what to adjust. Its code and models are loaded with the first live picture; its
 * worker ends with the picture: when the camera closes, the page is left or the session ends.
 * @param live as `CaptureFrame` tells it
 * @param previousPhoto an earlier photo of the person, whose pose is to be taken again
 */
export function useCaptureGuide(live: CaptureEvent | null, previousPhoto: Blob | undefined): LiveGuide {
  const [failed, setFailed] = useState(false);
  const [guide, setGuide] = useState<CaptureGuide | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const target = useTarget(guide, previousPhoto, live?.aspectRatio ?? null);
  const [video, aspectRatio] = [live?.video ?? null, live?.aspectRatio ?? 1];
  const aim = useRef({ oval: captureOval(aspectRatio), target });
  const shape = useRef(aspectRatio);
  useEffect(() => {
    aim.current = { oval: captureOval(aspectRatio), target };
    shape.current = aspectRatio;
  });

  useEffect(() => {
    if (video === null || failed) return;
    let stop = (): void => undefined;
    let wanted = true;
    const start = async (): Promise<void> => {
      const { canGuide, followVideo, startCaptureGuide } = await import("@carnation/skin-analysis/guide");
      if (!wanted) return;
      if (!canGuide()) throw new Error("This browser lacks what the guide is made of.");
      const started = startCaptureGuide({
        onConditions: (conditions) => setSaid({ guide: started, conditions }),
        onFailure: () => setFailed(true),
      });
      const unfollow = followVideo(video, started, () => {
        const size = { width: video.videoWidth, height: video.videoHeight };
        return size.width === 0 ? null : { box: frameCrop(size, shape.current), aim: aim.current };
      });
      stop = () => {
        unfollow();
        started.end();
      };
      setGuide(started);
    };
    start().catch(() => {
      if (wanted) setFailed(true);
    });
    return () => {
      wanted = false;
      stop();
      setGuide(null);
    };
  }, [video, failed]);

  const conditions = said !== null && said.guide === guide ? said.conditions : [];
  const status = conditions.length > 0 ? "working" : "starting";
  if (video === null) return { status: "off", conditions: [], target };
  return failed ? { status: "unavailable", conditions: [], target: null } : { status, conditions, target };
}

/** The pose of the person in an earlier photo, cut to the frame as the photo is shown in it. */
function useTarget(
  guide: CaptureGuide | null,
  photo: Blob | undefined,
  aspectRatio: number | null,
): PoseTarget | null {
  const [found, setFound] = useState<FoundPose | null>(null);
  useEffect(() => {
    if (guide === null || photo === undefined || aspectRatio === null) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const picture = await createImageBitmap(photo);
      const pose = await guide.poseIn({ picture, box: frameCrop(picture, aspectRatio) });
      if (wanted) setFound({ photo, aspectRatio, pose });
    };
    // Without the pose the earlier photo still shows through: the guide then asks for a straight face.
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [guide, photo, aspectRatio]);
  return found?.photo === photo && found?.aspectRatio === aspectRatio ? found.pose : null;
}
