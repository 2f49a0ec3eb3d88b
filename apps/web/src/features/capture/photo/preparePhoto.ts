import { checkPhoto } from "./checkPhoto.ts";
import { encodeJpeg } from "./encodeJpeg.ts";
import { PhotoError } from "./photoProblem.ts";

/**
 * Turns a chosen file into the photo that is sent: upright, sRGB, at most 4096 px on its longer side, JPEG,
 * and without metadata (the pixels are drawn again, so that neither place nor device leaves the machine).
 * @throws {PhotoError} when the file cannot be used.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const problem = await checkPhoto(file);
  if (problem) throw new PhotoError(problem);
  const bitmap = await decode(file);
  try {
    return await encodeJpeg(bitmap, { width: bitmap.width, height: bitmap.height });
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new PhotoError("unreadable", { cause });
  }
}
