import type { RgbImage, Size } from "../core/image/rgbImage.ts";

/** A part of a frame, in its pixels. */
export interface FrameBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** A picture that can be moved to a worker: a frame of a video as it is, or a copy of a part of one. */
export type GuidePicture = ImageBitmap | VideoFrame;

/**
 * Reads a part of an opened frame.
 * @param part in pixels of the opened box, within it
 * @param factor whole: the side, in pixels, of the squares whose mean is one pixel of the result. What is left over at
 * the right and below is dropped.
 */
export type ReadPart = (part: FrameBox, factor: number) => RgbImage;

/** Opens a frame, of which several parts may then be read until the next one is opened. @param box the part that counts */
export type FrameReader = (picture: GuidePicture, box: FrameBox) => Promise<ReadPart>;

/** Four channels a pixel, the fourth of which says nothing. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  /** Place of the first pixel, and bytes from one row to the next. */
  readonly start: number;
  readonly stride: number;
}

/** Shrinks four channels to three. @param part in pixels of `pixels` */
export function shrink({ data, start, stride }: Pixels, part: FrameBox, factor: number): RgbImage {
  const width = Math.floor(part.width / factor);
  const height = Math.floor(part.height / factor);
  const out = new Uint8ClampedArray(width * height * 3);
  const across = 4 * factor;
  const norm = 1 / factor ** 2;
  let to = 0;
  for (let y = 0; y < height; y++) {
    let corner = start + (part.y + y * factor) * stride + 4 * part.x;
    for (let x = 0; x < width; x++, corner += across) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = corner, last = corner + factor * stride; row < last; row += stride) {
        for (let from = row; from < row + across; from += 4) {
          red += data[from] ?? 0;
          green += data[from + 1] ?? 0;
          blue += data[from + 2] ?? 0;
        }
      }
      out[to++] = red * norm;
      out[to++] = green * norm;
      out[to++] = blue * norm;
    }
  }
  return { data: out, width, height };
}

/** Draws parts of pictures and reads their pixels back, on one canvas that is kept. */
function canvasReader(): (picture: GuidePicture, box: FrameBox) => ReadPart {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
  if (!context) throw new Error("This browser has no 2D canvas outside a page.");
  return (picture, box) => (part, factor) => {
    const width = Math.floor(part.width / factor);
    const height = Math.floor(part.height / factor);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.imageSmoothingEnabled = factor > 1;
    const [x, y] = [box.x + part.x, box.y + part.y];
    context.drawImage(picture, x, y, width * factor, height * factor, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return shrink({ data, start: 0, stride: 4 * width }, { x: 0, y: 0, width, height }, 1);
  };
}

/** Chromium and others turn a part of a frame into RGB themselves, in a seventh of the time that a canvas takes. */
const FORMAT = "RGBX";

/** Tells whether a frame's pixels lie as the video is shown. */
function isUpright(frame: VideoFrame): boolean {
  const { visibleRect, displayWidth, displayHeight } = frame;
  if (visibleRect?.width !== displayWidth || visibleRect.height !== displayHeight) return false;
  return !("rotation" in frame && frame.rotation) && !("flip" in frame && frame.flip);
}

/** The nearest even numbers outwards: two pixels of a video share one colour, and are not parted. */
function evenBox({ x, y, width, height }: FrameBox, within: Size): FrameBox {
  const [left, top] = [x - (x % 2), y - (y % 2)];
  const right = Math.min(within.width, x + width + ((x + width) % 2));
  const bottom = Math.min(within.height, y + height + ((y + height) % 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Copies parts of video frames into one store that is kept; `null` where a browser does not turn them into RGB. */
function frameCopier(): (frame: VideoFrame, box: FrameBox) => Promise<ReadPart | null> {
  let store = new Uint8ClampedArray(0);
  return async (frame, box) => {
    const { visibleRect } = frame;
    if (!visibleRect || !isUpright(frame)) return null;
    const copied = evenBox(box, visibleRect);
    const rect = { ...copied, x: visibleRect.x + copied.x, y: visibleRect.y + copied.y };
    const options = { rect, format: FORMAT, colorSpace: "srgb" } as const;
    const bytes = 4 * copied.width * copied.height;
    if (frame.allocationSize(options) !== bytes) return null;
    if (store.length < bytes) store = new Uint8ClampedArray(bytes);
    const [plane] = await frame.copyTo(store, options);
    if (!plane) return null;
    const { offset: start, stride } = plane;
    return (part, factor) => {
      const placed = { ...part, x: part.x + box.x - copied.x, y: part.y + box.y - copied.y };
      return shrink({ data: store, start, stride }, placed, factor);
    };
  };
}

/** @throws Error where the browser has no canvas outside a page */
export function createFrameReader(): FrameReader {
  const draw = canvasReader();
  const copy = frameCopier();
  let canCopy = true;
  return async (picture, box) => {
    if (canCopy && "copyTo" in picture) {
      try {
        const read = await copy(picture, box);
        if (read) return read;
      } catch {
        // A browser that does not know the format says so each time.
        canCopy = false;
      }
    }
    return draw(picture, box);
  };
}
