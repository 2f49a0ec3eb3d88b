import { disableTypes, imageSize, types } from "image-size";

// Of what else it reads nothing may be chosen, and a hostile file can hold up its readers: that of SVG is a regular expression
// over the whole file, that of HEIF never ends at a box without a size.
const READ = new Set(["jpg", "png", "webp"]);
disableTypes(types.filter((type) => !READ.has(type)));

/** Width and height in pixels, as stored (before any EXIF orientation). */
export interface ImageHeader {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the dimensions of an image from its bytes, without decoding a pixel.
 * Returns null when the bytes are no JPEG, PNG or WebP, whatever the file's name says.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
