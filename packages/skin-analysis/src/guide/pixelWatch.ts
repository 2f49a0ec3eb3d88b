import type { FaceMesh } from "../core/face/faceMesh.ts";
import type { Sharpness } from "../core/quality/sharpness.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import { measureLight, sharpnessOf, type FaceLight } from "./faceDetail.ts";
import { wearsGlasses } from "./glassesSeen.ts";
import { GUIDE_TIME } from "./limits.ts";

/** A face at its own resolution. */
export interface FacePixels {
  /** The part of the frame around the face: shrunk, a blur would not show. */
  readonly pyramid: Pyramid;
  /** Its landmarks in that part. */
  readonly mesh: FaceMesh;
}

/** Describes what only the pixels of a face tell; `null` where they were not looked at yet. */
export interface FaceDetail {
  readonly light: FaceLight | null;
  readonly sharpness: Sharpness | null;
  readonly glasses: boolean | null;
}

/** Measures on the pixels of a face, each as often as what it tells may change. */
export interface PixelWatch {
  /**
   * Looks at one thing at most, the one that waits longest: no frame takes the time of two.
   * @param pixels reads them, asked only where something is looked at
   * @param at milliseconds on any clock that goes on
   */
  readonly look: (pixels: () => FacePixels, at: number) => FaceDetail;
  /** Starts anew: somebody else may come. */
  readonly forget: () => void;
}

const NOTHING: FaceDetail = { light: null, sharpness: null, glasses: null };

/** In the order of what stands in the way of the others. */
const LOOKS = [
  {
    every: GUIDE_TIME.light,
    measure: ({ pyramid, mesh }: FacePixels) => ({ light: measureLight(pyramid, mesh) }),
  },
  {
    every: GUIDE_TIME.sharpness,
    measure: ({ pyramid, mesh }: FacePixels) => ({ sharpness: sharpnessOf(pyramid, mesh) }),
  },
  {
    every: GUIDE_TIME.glasses,
    measure: ({ pyramid, mesh }: FacePixels) => ({ glasses: wearsGlasses(pyramid, mesh) }),
  },
] as const;

/** Starts with nothing seen. */
export function createPixelWatch(): PixelWatch {
  const never = () => LOOKS.map(() => -Infinity);
  let seen = NOTHING;
  let lookedAt = never();
  return {
    look: (pixels, at) => {
      const waits = LOOKS.map(({ every }, k) => at - (lookedAt[k] ?? 0) - every);
      const longest = Math.max(...waits);
      const due = waits.indexOf(longest);
      const look = longest >= 0 ? LOOKS[due] : undefined;
      if (look) {
        lookedAt[due] = at;
        seen = { ...seen, ...look.measure(pixels()) };
      }
      return seen;
    },
    forget: () => {
      seen = NOTHING;
      lookedAt = never();
    },
  };
}
