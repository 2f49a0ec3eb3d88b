import type { MaskPoint, PhotoMark } from "./PhotoMask.ts";

/** A target is as large as a finger, whatever its ring, in px from its middle. */
export const MARK_REACH = 22;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** Gives the place of a point of the window on a photo, as ratios of its sides; `null` beside it, or without a size. */
export function placeOn(photo: Box, { clientX, clientY }: ClientPoint): MaskPoint | null {
  if (photo.width <= 0 || photo.height <= 0) return null;
  const place: MaskPoint = [(clientX - photo.left) / photo.width, (clientY - photo.top) / photo.height];
  return place.every((ratio) => ratio >= 0 && ratio <= 1) ? place : null;
}

/**
 * The mark under a place: of those within a finger's reach, or within their own ring where it is larger, the one
 * whose middle is nearest.
 * @param photo size of the photo as it is shown, in px
 */
export function markAt(marks: readonly PhotoMark[], [x, y]: MaskPoint, photo: Size): PhotoMark | null {
  let nearest: PhotoMark | null = null;
  let least = Infinity;
  for (const mark of marks) {
    const away = Math.hypot((mark.at[0] - x) * photo.width, (mark.at[1] - y) * photo.height);
    if (away < least && away <= Math.max(MARK_REACH, mark.radius * photo.width)) {
      nearest = mark;
      least = away;
    }
  }
  return nearest;
}
