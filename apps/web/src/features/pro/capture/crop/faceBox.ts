import type { CropBox } from "@carnation/ui/photo-uploader";

/** Room around a face, in shares of its own width and height: hair and neck stay in the photo. */
const ROOM = { side: 0.35, above: 0.5, below: 0.3 } as const;

/**
 * Finds the face in a photo, on this device, with room around it.
 * @returns null when it shows none, or several, or where this cannot be told
 */
export async function faceBoxIn(photo: Blob): Promise<CropBox | null> {
  const { canGuide, startCaptureGuide } = await import("@carnation/skin-analysis/guide");
  if (!canGuide()) return null;
  let fail: () => void = () => undefined;
  const failed = new Promise<null>((resolve) => {
    fail = () => resolve(null);
  });
  const guide = startCaptureGuide({ onConditions: () => undefined, onFailure: () => fail() });
  try {
    const picture = await createImageBitmap(photo);
    const box = { x: 0, y: 0, width: picture.width, height: picture.height };
    const pose = await Promise.race([guide.poseIn({ picture, box }), failed]);
    return pose && around(pose.outlines[0] ?? []);
  } finally {
    guide.end();
  }
}

function around(outline: readonly { readonly x: number; readonly y: number }[]): CropBox | null {
  if (outline.length === 0) return null;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [x, y] = [Math.max(0, left - ROOM.side * width), Math.max(0, top - ROOM.above * height)];
  return {
    x,
    y,
    width: Math.min(1, left + (1 + ROOM.side) * width) - x,
    height: Math.min(1, top + (1 + ROOM.below) * height) - y,
  };
}
