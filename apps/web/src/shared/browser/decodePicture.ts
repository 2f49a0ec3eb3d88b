import { decodeHeic } from "../heic/decodeHeic.ts";
import { HeicError } from "../heic/heicError.ts";
import { isHeic } from "../heic/isHeic.ts";

/**
 * Decodes a picture, upright. A HEIC file is decoded by libheif where the browser cannot (all but Safari).
 * @throws {HeicError} when a HEIC file cannot be decoded; DOMException when another file cannot
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    if (!(await isHeic(file))) throw error;
  }
  const png = await decodeHeic(file);
  try {
    return await createImageBitmap(png);
  } catch (cause) {
    // The picture is whole: it is the memory of the device that does not suffice.
    throw new HeicError("unreadable", { cause });
  }
}
