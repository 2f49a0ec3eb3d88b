import type { MaskPosition } from "@carnation/domain/mask";

/** A photo that is to be framed like another one. */
export interface FramedPhoto {
  /** Pixels of the upright photo. */
  readonly width: number;
  readonly height: number;
  /** Place where parts of the face have their middle: see `DiagnosisMasks`. Empty when it is not known. */
  readonly anchors: ReadonlyMap<string, MaskPosition>;
}

/** A part of a photo, as shares of its width and height from the top left corner. */
export interface PhotoCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Describes what a framing shows. */
export interface FramingOptions {
  /** Width over height of what is cut out. */
  readonly aspectRatio: number;
  /** Height in spreads of the face's parts: 6 shows the whole head, 4 the face from hairline to chin. @default 6 */
  readonly spreads?: number | undefined;
}

/** Parts that both photos must name for their faces to be laid over each other. */
const LEAST_COMMON = 3;

/**
 * Cuts two photos of one face so that it is as large and stands at the same place on both: the same window around the
 * common parts of the face, as high as asked for and as both photos allow. Faces are moved and scaled, never turned.
 * Where the parts are not known, the middle of either photo.
 */
export function commonFraming(
  before: FramedPhoto,
  after: FramedPhoto,
  { aspectRatio, spreads = 6 }: FramingOptions,
): { readonly before: PhotoCrop; readonly after: PhotoCrop } {
  const common = [...before.anchors].flatMap(([area, own]) => {
    const other = after.anchors.get(area);
    return other ? [{ before: own, after: other }] : [];
  });
  const faces = {
    before: faceOf(
      before,
      common.map((at) => at.before),
    ),
    after: faceOf(
      after,
      common.map((at) => at.after),
    ),
  };
  if (common.length < LEAST_COMMON || faces.before.spread === 0 || faces.after.spread === 0) {
    return { before: middleOf(before, aspectRatio), after: middleOf(after, aspectRatio) };
  }
  const room = commonRoom({
    before: roomAround(before, faces.before),
    after: roomAround(after, faces.after),
  });
  const height = Math.min(spreads, room.top + room.bottom, (room.left + room.right) / aspectRatio);
  const width = height * aspectRatio;
  // Around the face, or as near to it as the edges of both photos allow.
  const left = within(-width / 2, -room.left, room.right - width);
  const top = within(-height / 2, -room.top, room.bottom - height);
  const crop = (photo: FramedPhoto, { x, y, spread }: Face): PhotoCrop => ({
    x: (x + left * spread) / photo.width,
    y: (y + top * spread) / photo.height,
    width: (width * spread) / photo.width,
    height: (height * spread) / photo.height,
  });
  return { before: crop(before, faces.before), after: crop(after, faces.after) };
}

/** A position of the whole photo as one of what is cut out of it; beyond 0 to 1 where it was cut away. */
export function cropPosition([x, y]: MaskPosition, crop: PhotoCrop): MaskPosition {
  return [(x - crop.x) / crop.width, (y - crop.y) / crop.height];
}

/** Place and size of a face, in pixels. */
interface Face {
  readonly x: number;
  readonly y: number;
  /** Root mean square distance of its parts from their middle. */
  readonly spread: number;
}

function faceOf({ width, height }: FramedPhoto, positions: readonly MaskPosition[]): Face {
  const points = positions.map(([x, y]) => ({ x: x * width, y: y * height }));
  const mean = (of: (point: { readonly x: number; readonly y: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  return { x, y, spread: Math.sqrt(mean((point) => (point.x - x) ** 2 + (point.y - y) ** 2)) };
}

/** Measure of how far the photo goes from the middle of the face, in its spreads. */
type Room = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

function roomAround({ width, height }: FramedPhoto, { x, y, spread }: Face): Room {
  return {
    left: x / spread,
    right: (width - x) / spread,
    top: y / spread,
    bottom: (height - y) / spread,
  };
}

function commonRoom({ before, after }: { readonly before: Room; readonly after: Room }): Room {
  return {
    left: Math.min(before.left, after.left),
    right: Math.min(before.right, after.right),
    top: Math.min(before.top, after.top),
    bottom: Math.min(before.bottom, after.bottom),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The largest part of an aspect ratio in the middle of a photo. */
function middleOf({ width, height }: FramedPhoto, aspectRatio: number): PhotoCrop {
  const share = {
    width: Math.min(1, (height * aspectRatio) / width),
    height: Math.min(1, width / aspectRatio / height),
  };
  return { x: (1 - share.width) / 2, y: (1 - share.height) / 2, ...share };
}
