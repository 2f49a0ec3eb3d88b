import { checkPhoto } from "./checkPhoto.ts";
import { encodeJpeg } from "./encodeJpeg.ts";
import { PhotoError } from "./photoProblem.ts";

/**
 * Turns a chosen file into the photo that is sent: upright, sRGB, at most 4096 px on its longer side, JPEG,
 * and without metadata (the pixels are drawn again, so that neither place nor device leaves the machine).
 * @throws {PhotoError} when the file cannot be used.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const bitmap = await decode(await checkedPhoto(file));
  try {
    return await encodeJpeg(bitmap, { width: bitmap.width, height: bitmap.height });
  } finally {
    bitmap.close();
  }
}

/**
 * Lets a picture through that is already as it is sent.
 * @throws {PhotoError} when it cannot be used
 */
export async function checkedPhoto(picture: Blob): Promise<Blob> {
  const problem = await checkPhoto(picture);
  if (problem) throw new PhotoError(problem);
  return picture;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new PhotoError("unreadable", { cause });
  }
}
