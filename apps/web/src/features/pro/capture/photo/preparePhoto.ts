import { photoLimits } from "@carnation/domain/internal/photo";
import { decodePicture } from "../../../../shared/browser/decodePicture.ts";
import { isCanvasFaithful } from "../../../../shared/browser/faithfulCanvas.ts";
import { redraw } from "../../../../shared/browser/redraw.ts";
import { HeicError, heicProblemTexts } from "../../../../shared/heic/heicError.ts";
import { checkDimensions, checkPhoto } from "./checkPhoto.ts";
import { keepSyntheticSource } from "./keepSyntheticSource.ts";
import { PhotoError, photoProblemTexts } from "./photoProblem.ts";

/** Holds what is sent. Below a quality of 0.85 block artefacts look like blemishes to the analysis. */
export const SENT = { longSide: 4096, type: photoLimits.uploadType, quality: 0.92 } as const;

/**
 * Turns a chosen file into the photo that is sent: upright, sRGB, at most 4096 px on its longer side, JPEG,
 * and without metadata (the pixels are drawn again, so that neither place nor device leaves the machine), but for the
 * statement that a picture is synthetic.
 * @returns the photo, or the French sentence that says why the file cannot be used
 */
export async function preparedPhoto(file: File): Promise<File | string> {
  return sentenceOf(async () => {
    const problem = await checkPhoto(file);
    if (problem) throw new PhotoError(problem);
    if (!isCanvasFaithful()) throw new PhotoError("noisy-canvas");
    const bitmap = await decode(file);
    try {
      // The header of a HEIC file names its tiles before its picture: only now its size is known.
      const wrongSize = checkDimensions(bitmap.width, bitmap.height);
      if (wrongSize) throw new PhotoError(wrongSize);
      const photo = await redraw(bitmap, bitmap, SENT);
      if (photo === null) throw new PhotoError("unreadable");
      const stated = await keepSyntheticSource(file, photo);
      return new File([stated], file.name.replace(/\.[^.]*$/u, ".jpg"), { type: photoLimits.uploadType });
    } finally {
      bitmap.close();
    }
  });
}

/**
 * Lets a picture of the camera through, which is already as it is sent: encoding it a second time would only blur it.
 * @returns the photo, without a name, or the French sentence that says why it cannot be used
 */
export async function checkedPicture(picture: Blob | null): Promise<File | string> {
  return sentenceOf(async () => {
    if (picture === null) throw new PhotoError("unreadable");
    const problem = await checkPhoto(picture);
    if (problem) throw new PhotoError(problem);
    if (!isCanvasFaithful()) throw new PhotoError("noisy-canvas");
    return new File([picture], "", { type: picture.type });
  });
}

async function sentenceOf(prepare: () => Promise<File>): Promise<File | string> {
  try {
    return await prepare();
  } catch (error) {
    if (error instanceof PhotoError) return photoProblemTexts[error.problem];
    if (error instanceof HeicError) return heicProblemTexts[error.problem];
    throw error;
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await decodePicture(file);
  } catch (cause) {
    if (cause instanceof HeicError) throw cause;
    throw new PhotoError("unreadable", { cause });
  }
}
