import { disableTypes, imageSize } from "image-size";

// SVG is drawn, not photographed, and its reader is a regular expression over the whole file.
disableTypes(["svg"]);

/** Width and height in pixels, as stored (before any EXIF orientation). */
export interface ImageHeader {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the dimensions of an image from its bytes, without decoding a pixel.
 * Returns null when the bytes are no image, whatever the file's name says.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
