import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import type { FaceInspection } from "@carnation/skin-analysis/node";
import sharp, { type Sharp } from "sharp";

/** One photo of the yardstick. */
export interface Portrait {
  /** Its path within the folder, without extension: enough to find it, and no path of this machine. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A photo to be changed, upright, with the face that the engine finds in it. */
export interface Subject extends Portrait {
  readonly width: number;
  readonly height: number;
  readonly inspection: FaceInspection;
}

/** Width of the face in pixels of the subject. */
export const faceWidthOf = ({ inspection, width }: Subject): number =>
  (inspection.faceWidth * width) / inspection.size.width;

const EXTENSIONS = new Set([".jpg", ".jpeg", ".png"]);

/** Every JPEG and PNG below a folder, by name. */
export async function readPortraits(folder: string): Promise<Portrait[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: join(relative(folder, join(file, "..")), basename(file, extname(file))),
      bytes: await readFile(file),
    })),
  );
}

/** A lossless copy as fast to write as to read: what is measured is the change, not a second compression. */
const UNCOMPRESSED = { compressionLevel: 0 } as const;

/** The pixels of an edited picture as a file that the engine reads. */
export const toFile = (picture: Sharp): Promise<Buffer> =>
  picture.removeAlpha().toColourspace("srgb").png(UNCOMPRESSED).toBuffer();

/** The photo turned upright, its pixels as they are. */
export async function toSubject(portrait: Portrait, inspection: FaceInspection): Promise<Subject> {
  const bytes = await toFile(sharp(portrait.bytes).autoOrient());
  const { width, height } = await sharp(bytes).metadata();
  return { name: portrait.name, bytes, width, height, inspection };
}
