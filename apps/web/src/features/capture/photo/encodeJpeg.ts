import { photoLimits } from "@carnation/domain";
import { fitWithin, type Dimensions } from "./fitWithin.ts";
import { PhotoError } from "./photoProblem.ts";

/** Longest side, in pixels, of the photo that is sent. */
const MAX_LONG_SIDE_PX = 4096;

/** JPEG quality (0–1): below 0.85 block artefacts look like blemishes to the analysis. */
const JPEG_QUALITY = 0.92;

/**
 * Draws a picture in sRGB, reduced to the size that is sent, and encodes it as JPEG.
 * @param size the picture's own dimensions in pixels
 * @throws {PhotoError} `unreadable` when the browser gives no canvas or no image
 */
export async function encodeJpeg(source: CanvasImageSource, size: Dimensions): Promise<Blob> {
  const { width, height } = fitWithin(size, MAX_LONG_SIDE_PX);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { colorSpace: "srgb", alpha: false });
  if (!context) throw new PhotoError("unreadable");
  // JPEG has no transparency: a cut-out portrait lands on white, not on the canvas's black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, photoLimits.uploadType, JPEG_QUALITY);
  });
  // Safari keeps the memory of a detached canvas until it is emptied.
  canvas.width = 0;
  if (!blob) throw new PhotoError("unreadable");
  return blob;
}
