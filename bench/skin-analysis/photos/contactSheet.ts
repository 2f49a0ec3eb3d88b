import type {
  Cover,
  FaceInspection,
  HiddenStrip,
  Mark,
  MarkedCriterion,
} from "@carnation/skin-analysis/node";
import sharp from "sharp";
import type { Portrait } from "./portrait.ts";

/** A square or rectangle of the photo, in its pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A closed line in pixels of a picture. */
export interface Line {
  readonly criterion: MarkedCriterion;
  /** As the `points` of an SVG polygon. */
  readonly points: string;
}

/** A piece of a photo with the marks on it. */
export interface Picture {
  readonly photo: string;
  readonly width: number;
  readonly height: number;
  /** JPEG as a data URI: the page that holds it needs no other file. */
  readonly source: string;
  readonly lines: readonly Line[];
}

/** One counted mark, large enough to be judged by eye. */
export interface Tile extends Picture {
  readonly criterion: MarkedCriterion;
  readonly mark: Mark;
}

/** Describes what one cover hides of a picture, as the `d` of an SVG path to be drawn with a broad stroke. */
export interface Tint {
  readonly cover: Cover;
  readonly path: string;
  readonly width: number;
}

/** Everything that one photo adds to the contact sheets. */
export interface Sheet {
  readonly face: Picture;
  readonly tiles: readonly Tile[];
  /** Holds what hides skin of the face. */
  readonly tints: readonly Tint[];
}

const TILE = 148;
const FACE_HEIGHT = 460;
/** Skin shown around a mark: what it is (a mole, a hair, the wing of the nose) is told by its surroundings. */
const MIN_TILE_MM = 18;
const AROUND = 2.6;
/** The engine's own scale: an average face 140 mm wide. */
const FACE_MM = 140;

type Position = Mark["outline"][number];

function boundsOf(points: readonly Position[]): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A frame of that size around the middle of another one, moved and cut so that it lies within the photo. */
export function frameAround(
  { left, top, width, height }: Frame,
  wide: number,
  high: number,
  photo: { readonly width: number; readonly height: number },
): Frame {
  const w = Math.max(1, Math.min(Math.round(wide), photo.width));
  const h = Math.max(1, Math.min(Math.round(high), photo.height));
  const within = (start: number, size: number, end: number) =>
    Math.round(Math.min(Math.max(start, 0), end - size));
  return {
    left: within(left + width / 2 - w / 2, w, photo.width),
    top: within(top + height / 2 - h / 2, h, photo.height),
    width: w,
    height: h,
  };
}

/** A mark's outline within a frame that is shown at another scale. */
export const lineWithin = ({ criterion, outline }: Mark, frame: Frame, scale: number): Line => ({
  criterion,
  points: outline
    .map(({ x, y }) => `${((x - frame.left) * scale).toFixed(1)},${((y - frame.top) * scale).toFixed(1)}`)
    .join(" "),
});

/** Hidden skin within a frame that is shown at another scale, one path for each cover. */
export function tintsWithin(
  strips: readonly HiddenStrip[],
  stripWidth: number,
  frame: Frame,
  scale: number,
): Tint[] {
  const covers = [...new Set(strips.map(({ cover }) => cover))];
  const place = ({ x, y }: Position) =>
    `${((x - frame.left) * scale).toFixed(1)},${((y - frame.top) * scale).toFixed(1)}`;
  return covers.map((cover) => ({
    cover,
    path: strips
      .filter((strip) => strip.cover === cover)
      .map(({ from, to }) => `M${place(from)}L${place(to)}`)
      .join(""),
    width: stripWidth * scale,
  }));
}

/** Crops of every counted mark and of the whole face, out of the image that the engine measured. */
export async function makeSheet({ name, bytes }: Portrait, inspection: FaceInspection): Promise<Sheet> {
  const { size, marks, landmarks, faceWidth } = inspection;
  const upright = await sharp(bytes)
    .autoOrient()
    .resize(size.width)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cut = async (frame: Frame, scale: number, shown: readonly Mark[]): Promise<Picture> => {
    const width = Math.round(frame.width * scale);
    const height = Math.round(frame.height * scale);
    const jpeg = await sharp(upright.data, { raw: upright.info })
      .extract(frame)
      .resize(width, height, { fit: "fill", kernel: scale > 1 ? "cubic" : "lanczos3" })
      .jpeg({ quality: 84 })
      .toBuffer();
    return {
      photo: name,
      width,
      height,
      source: `data:image/jpeg;base64,${jpeg.toString("base64")}`,
      lines: shown.map((mark) => lineWithin(mark, frame, scale)),
    };
  };

  const whole = boundsOf(landmarks);
  const around = frameAround(whole, whole.width * 1.15, whole.height * 1.15, upright.info);
  const tiles: Tile[] = [];
  for (const mark of marks) {
    const own = boundsOf(mark.outline);
    const side = Math.max((MIN_TILE_MM * faceWidth) / FACE_MM, AROUND * Math.max(own.width, own.height));
    const frame = frameAround(own, side, side, upright.info);
    tiles.push({ ...(await cut(frame, TILE / frame.width, [mark])), criterion: mark.criterion, mark });
  }
  const scale = FACE_HEIGHT / around.height;
  const tints = tintsWithin(inspection.hidden, inspection.stripWidth, around, scale);
  return { face: await cut(around, scale, marks), tiles, tints };
}
