import type { RgbImage, Size } from "../core/image/rgbImage.ts";

/** A part of a frame, in its pixels. */
export interface FrameBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** A picture that can be moved to a worker: a frame of a video as it is, or a copy of a part of one. */
export type GuidePicture = ImageBitmap | VideoFrame;

/** Draws parts of pictures and reads their pixels back, on one canvas that is kept. */
export type FrameReader = (picture: GuidePicture, box: FrameBox, size: Size) => RgbImage;

/** Drops the fourth channel of RGBA pixels. */
export function rgbOf(rgba: Uint8ClampedArray, { width, height }: Size): RgbImage {
  const data = new Uint8ClampedArray(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = rgba[from] ?? 0;
    data[to + 1] = rgba[from + 1] ?? 0;
    data[to + 2] = rgba[from + 2] ?? 0;
  }
  return { data, width, height };
}

/** @throws Error where the browser has no canvas outside a page */
export function createFrameReader(): FrameReader {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
  if (!context) throw new Error("This browser has no 2D canvas outside a page.");
  return (picture, { x, y, width, height }, size) => {
    if (canvas.width !== size.width) canvas.width = size.width;
    if (canvas.height !== size.height) canvas.height = size.height;
    context.imageSmoothingEnabled = size.width !== width || size.height !== height;
    context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
    return rgbOf(context.getImageData(0, 0, size.width, size.height).data, size);
  };
}
