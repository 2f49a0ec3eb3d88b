import type { Conditions, GuideAim, GuideFrame, PoseTarget } from "@carnation/skin-analysis/guide";

/** Describes what the guide measures on a photo that was taken or chosen. */
export interface MeasuredPhoto {
  readonly conditions: Conditions;
  /** Width of the face from cheekbone to cheekbone, photo pixels; null without exactly one face. */
  readonly faceWidth: number | null;
}

/** Looks that a still photo needs at most: light, sharpness and glasses one after the other, then stillness. */
const LOOKS = 12;
const PAUSE_MS = 120;
/** Shape of the oval round a face, and how far the middle of its mesh lies below the oval's. */
const OVAL = { widthOverHeight: 0.74, meshBelow: 0.05 } as const;

/**
 * Measures a photo on this device with the guide of the camera. The place of the face is its own: only one that is cut by an
 * edge, or too small, is found fault with.
 * @returns null where this cannot be told
 */
export async function measurePhoto(photo: Blob, signal: AbortSignal): Promise<MeasuredPhoto | null> {
  const { canGuide, startCaptureGuide } = await import("@carnation/skin-analysis/guide");
  if (!canGuide() || signal.aborted) return null;
  let conditions: Conditions = [];
  let fail: () => void = () => undefined;
  const failed = new Promise<null>((resolve) => {
    fail = () => resolve(null);
  });
  const guide = startCaptureGuide({
    onConditions: (judged) => {
      conditions = judged;
    },
    onFailure: () => fail(),
  });
  signal.addEventListener("abort", () => fail());
  const lookAt = async (frame: GuideFrame, aim: GuideAim): Promise<true> => {
    await guide.look(frame, aim);
    return true;
  };
  const source = await createImageBitmap(photo);
  try {
    const { width, height } = source;
    const frame = async () => ({
      picture: await createImageBitmap(source),
      box: { x: 0, y: 0, width, height },
    });
    // It waits for the models, which a look would not.
    const pose = await Promise.race([guide.poseIn(await frame()), failed]);
    const aim = { oval: ovalRound(pose, width / height), target: null };
    for (let look = 0; look < LOOKS && !isWhole(conditions); look += 1) {
      if (signal.aborted) return null;
      const seen = await Promise.race([lookAt(await frame(), aim), failed]);
      if (seen === null) return null;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    if (conditions.length === 0) return null;
    return { conditions, faceWidth: pose === null ? null : Math.round(pose.place.width * width) };
  } finally {
    source.close();
    guide.end();
  }
}

/** Tells whether another look would say nothing new. */
function isWhole(conditions: Conditions): boolean {
  if (conditions.length === 0) return false;
  const isWithoutFace = conditions.some((each) => each.state === "adjust" && each.code === "no-face");
  return isWithoutFace || conditions.every(({ state }) => state !== "unknown");
}

function ovalRound(pose: PoseTarget | null, aspectRatio: number) {
  const { centre, width } = pose?.place ?? { centre: { x: 0.5, y: 0.5 }, width: 0.5 };
  const height = (width * aspectRatio) / OVAL.widthOverHeight;
  return { centre: { x: centre.x, y: centre.y - OVAL.meshBelow * height }, width, height };
}
