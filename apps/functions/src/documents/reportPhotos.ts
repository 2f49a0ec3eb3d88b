import type { ComparedPhoto } from "@carnation/domain/comparison";
import type { DiagnosisMasks } from "@carnation/domain/mask";
import { commonFraming, type PhotoCrop } from "@carnation/product/report";
import { loadSharp } from "./loadSharp.ts";

/** A photo of a report, as it is stored, with what was counted on it. */
export interface ReportPhotoFile {
  readonly bytes: Uint8Array;
  /** Null for older diagnoses, which have none. */
  readonly masks: DiagnosisMasks | null;
}

/** Both photos of a report. */
export type ReportPhotoFiles = Readonly<Record<ComparedPhoto, ReportPhotoFile>>;

/** A photo as it is printed. */
export interface PrintedPhoto {
  /** A JPEG of what the crop shows. */
  readonly jpeg: Buffer;
  readonly crop: PhotoCrop;
}

/** Both photos at the same framing. */
export type PrintedPair = Readonly<Record<ComparedPhoto, PrintedPhoto>>;

/** Way that a pair is cut and how fine it is printed. */
export interface PairSize {
  /** Of the face's parts: see `commonFraming`. */
  readonly spreads: number;
  /** Pixels of what is printed. */
  readonly width: number;
  readonly height: number;
}

const JPEG_QUALITY = 80;

/**
 * Cuts both photos to one framing for each size asked for; null when one of them cannot be read.
 */
export async function printedPairs(
  files: ReportPhotoFiles,
  sizes: readonly PairSize[],
): Promise<readonly PrintedPair[] | null> {
  try {
    // One after the other: decoding is what takes the most memory.
    const before = await upright(files.before);
    const after = await upright(files.after);
    return await Promise.all(
      sizes.map(async ({ spreads, width, height }): Promise<PrintedPair> => {
        const crops = commonFraming(before, after, { aspectRatio: width / height, spreads });
        const [older, newer] = await Promise.all([
          cut(before, crops.before, { width, height }),
          cut(after, crops.after, { width, height }),
        ]);
        return { before: older, after: newer };
      }),
    );
  } catch {
    return null;
  }
}

/** Cuts the face of one photo, framed as those of a comparison are; null when it cannot be read. */
export async function printedFace(
  file: ReportPhotoFile,
  { width, height }: Pick<PairSize, "width" | "height">,
): Promise<Buffer | null> {
  try {
    const photo = await upright(file);
    const { before: crop } = commonFraming(photo, photo, { aspectRatio: width / height, spreads: 5 });
    return (await cut(photo, crop, { width, height })).jpeg;
  } catch {
    return null;
  }
}

interface UprightPhoto {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
  readonly anchors: DiagnosisMasks["anchors"];
}

/** Longest side that is decoded, pixels: twice what is printed leaves room for the crop. */
const WORKING_SIDE = 1800;

/** Decodes a photo as it is looked at. */
async function upright({ bytes, masks }: ReportPhotoFile): Promise<UprightPhoto> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: data, width, height, channels, anchors: masks?.anchors ?? new Map() };
}

async function cut(
  { pixels, width, height, channels }: UprightPhoto,
  crop: PhotoCrop,
  size: { readonly width: number; readonly height: number },
): Promise<PrintedPhoto> {
  const sharp = await loadSharp();
  const left = Math.max(0, Math.round(crop.x * width));
  const top = Math.max(0, Math.round(crop.y * height));
  const jpeg = await sharp(pixels, { raw: { width, height, channels } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    })
    .resize({ ...size, fit: "fill" })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { jpeg, crop };
}
