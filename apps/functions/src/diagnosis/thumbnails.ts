import { photoLimits } from "@carnation/domain/internal/photo";
import {
  diagnosisPhotoPath,
  diagnosisThumbnailPath,
  type ThumbnailSize,
  thumbnailSizes,
} from "@carnation/product/path";
import type { FileStore } from "../backend/backend.ts";
import { isJpeg } from "./isJpeg.ts";
import { loadSharp } from "../documents/loadSharp.ts";

/** Quality of a small copy: twenty of real portraits weigh 204 kB with it at 320 pixels, 39 kB at 96; one 31 kB at 640. */
const QUALITY = 75;

/**
 * A small copy of a photo: upright, in sRGB, without anything that a camera wrote beside it.
 * @returns `null` when the bytes are no photo
 */
async function thumbnailOf(photo: Uint8Array, width: ThumbnailSize): Promise<Uint8Array | null> {
  if (!isJpeg(photo)) return null;
  const sharp = await loadSharp();
  try {
    return await sharp(photo, { limitInputPixels: photoLimits.maxPixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Stores the small copies of a photo beside it; those that are there already stay as they are. */
export async function storeThumbnails(
  files: FileStore,
  { uid, id }: { readonly uid: string; readonly id: string },
  photo: Uint8Array,
): Promise<void> {
  let source = photo;
  // Each is made of the larger one before it: a photo of fifty megapixels is decoded once.
  for (const size of thumbnailSizes) {
    const small = await thumbnailOf(source, size);
    if (small === null) return;
    await files.create(diagnosisThumbnailPath(uid, id, size), small, "image/jpeg");
    source = small;
  }
}

/** Stores what is missing of the small copies of a photo that was analysed before. */
export async function completeThumbnails(
  files: FileStore,
  diagnosis: { readonly uid: string; readonly id: string },
): Promise<void> {
  const { uid, id } = diagnosis;
  const paths = thumbnailSizes.map((size) => diagnosisThumbnailPath(uid, id, size));
  const there = await Promise.all(paths.map((path) => files.exists(path)));
  const photo = diagnosisPhotoPath(uid, id);
  if (there.every(Boolean) || !(await files.exists(photo))) return;
  await storeThumbnails(files, diagnosis, await files.read(photo));
}
