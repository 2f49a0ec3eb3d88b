import { syntheticSourceIn } from "@carnation/domain/internal/photo";
import sharp from "sharp";
import { GATE } from "../core/constants/photo.ts";
import type { RgbImage, Size } from "../core/image/rgbImage.ts";
import { sizeProblem } from "../core/gate/photoGate.ts";
import { isSupportedImage } from "./sniffImage.ts";

/** A decoded photo, or why it cannot be used. */
export type DecodedPhoto =
  | {
      readonly ok: true;
      readonly image: RgbImage;
      /** Size of the whole upright photo; the image is smaller when the photo is very large. */
      readonly photo: Size;
      /** True when the file states that it was drawn or generated: nobody of any age is on it. */
      readonly isSynthetic: boolean;
    }
  | { readonly ok: false; readonly error: "not-an-image" | "too-large" | "photo-too-small" };

/** The sensor's resolution beyond this adds nothing: the face is measured on a raster 704 pixels wide. */
const MAX_SIDE = 4096;

/** Size once the EXIF orientation is applied: 5 to 8 lie on their side. */
function uprightSize(width: number, height: number, orientation = 1): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

interface Header {
  readonly size: Size;
  readonly isSynthetic: boolean;
}

async function readHeader(photo: Uint8Array): Promise<Header | undefined> {
  try {
    const { width, height, orientation, xmp } = await sharp(photo, { limitInputPixels: false }).metadata();
    return {
      size: uprightSize(width, height, orientation),
      isSynthetic: xmp !== undefined && syntheticSourceIn(xmp.toString("utf8")) !== null,
    };
  } catch {
    return undefined;
  }
}

async function readPixels(photo: Uint8Array): Promise<RgbImage | undefined> {
  try {
    const { data, info } = await sharp(photo, { limitInputPixels: GATE.maxPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/**
 * Decodes a JPEG or PNG: upright (EXIF), sRGB (a phone's Display P3 is converted), no transparency.
 * The content decides the type, not a name. A truncated or broken file is no image.
 */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  const header = isSupportedImage(photo) ? await readHeader(photo) : undefined;
  if (!header) return { ok: false, error: "not-an-image" };
  const { size, isSynthetic } = header;
  if (size.width * size.height > GATE.maxPixels) return { ok: false, error: "too-large" };
  const tooSmall = sizeProblem(size);
  if (tooSmall) return { ok: false, error: tooSmall };
  const image = await readPixels(photo);
  return image ? { ok: true, image, photo: size, isSynthetic } : { ok: false, error: "not-an-image" };
}
