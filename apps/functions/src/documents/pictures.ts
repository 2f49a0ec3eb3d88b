import { loadSharp } from "./loadSharp.ts";

/** A picture as it is printed. */
export interface PrintedPicture {
  /** A PNG without transparency. */
  readonly bytes: Buffer;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** The room that a picture has, and how it takes it. */
export interface PictureRoom {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Fills the room though the picture is small; otherwise a pixel is never larger than on a screen. @default false */
  readonly enlarge?: boolean;
}

/** Pixels to the point: 300 to the inch. */
const DENSITY = 300 / 72;

/** Points of a pixel on a screen: 96 to the inch. */
const SCREEN_PIXEL = 72 / 96;

/** First bytes of JPEG, PNG and WebP: other types can do more than show a picture. */
const starts = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
] as const;

/** Most pixels that are decoded: a small file may claim to be a wall. */
const MOST_PIXELS = 40_000_000;

/**
 * A picture made ready for the page: upright, on white, no finer than print shows. Null when there is none, or none that
 * can be read: the document is made without it.
 */
export async function printedPicture(
  bytes: Uint8Array | null,
  { width, height, enlarge = false }: PictureRoom,
): Promise<PrintedPicture | null> {
  if (bytes === null || !starts.some((start) => start.every((byte, index) => bytes[index] === byte)))
    return null;
  try {
    const sharp = await loadSharp();
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb");
    const { data, info } = await upright
      .resize({
        width: Math.round(width * DENSITY),
        height: Math.round(height * DENSITY),
        fit: "inside",
        withoutEnlargement: true,
      })
      .png({ adaptiveFiltering: true })
      .toBuffer({ resolveWithObject: true });
    const most = enlarge ? Number.POSITIVE_INFINITY : SCREEN_PIXEL;
    const scale = Math.min(width / info.width, height / info.height, most);
    return { bytes: data, width: info.width * scale, height: info.height * scale };
  } catch {
    return null;
  }
}
