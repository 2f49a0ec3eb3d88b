/** A part of a picture, as shares of its width and height, from its top left corner. */
export interface CropBox {
  /** Of its left edge, 0–1. */
  readonly x: number;
  /** Of its top edge, 0–1. */
  readonly y: number;
  /** 0–1. */
  readonly width: number;
  /** 0–1. */
  readonly height: number;
}

/** Describes what is kept of a photo, once it was turned. */
export interface PhotoCrop {
  /** Quarter turns clockwise, made first: 0, 1, 2 or 3. */
  readonly turns: number;
  /** The part of the turned photo that is kept. */
  readonly box: CropBox;
}

export type CropEdge = "left" | "top" | "right" | "bottom";

/** The smallest part that may be kept, as shares of the turned photo. */
export interface SmallestCrop {
  readonly width: number;
  readonly height: number;
}

/** All of a photo, as it stands. */
export const wholePhoto: PhotoCrop = { turns: 0, box: { x: 0, y: 0, width: 1, height: 1 } };

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Position of an edge, 0–1 from the left or the top. */
export function edgeOf({ x, y, width, height }: CropBox, edge: CropEdge): number {
  return { left: x, top: y, right: x + width, bottom: y + height }[edge];
}

/** The box with one edge moved as far as the photo and the smallest part allow. */
export function moveEdge(box: CropBox, edge: CropEdge, to: number, smallest: SmallestCrop): CropBox {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  switch (edge) {
    case "left": {
      const x = between(0, to, Math.max(0, right - smallest.width));
      return { ...box, x, width: right - x };
    }
    case "top": {
      const y = between(0, to, Math.max(0, bottom - smallest.height));
      return { ...box, y, height: bottom - y };
    }
    case "right":
      return { ...box, width: between(Math.min(1, box.x + smallest.width), to, 1) - box.x };
    case "bottom":
      return { ...box, height: between(Math.min(1, box.y + smallest.height), to, 1) - box.y };
  }
}

/** The box moved as a whole, inside the photo. */
export function moveBox(box: CropBox, dx: number, dy: number): CropBox {
  return {
    ...box,
    x: between(0, box.x + dx, 1 - box.width),
    y: between(0, box.y + dy, 1 - box.height),
  };
}

/** The crop after a quarter turn: the same part of the photo is kept. */
export function turnCrop({ turns, box }: PhotoCrop, clockwise: boolean): PhotoCrop {
  const { x, y, width, height } = box;
  const turned = clockwise
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width };
  return { turns: (turns + (clockwise ? 1 : 3)) % 4, box: turned };
}

/** A box that was proposed, inside the photo and no smaller than may be kept. */
export function allowedBox(box: CropBox, smallest: SmallestCrop): CropBox {
  const width = between(Math.min(1, smallest.width), box.width, 1);
  const height = between(Math.min(1, smallest.height), box.height, 1);
  return {
    x: between(0, box.x + (box.width - width) / 2, 1 - width),
    y: between(0, box.y + (box.height - height) / 2, 1 - height),
    width,
    height,
  };
}
