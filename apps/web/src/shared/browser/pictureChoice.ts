import { pictureFormats, pictureLimits } from "@carnation/domain/internal/field";
import { HeicError, heicProblemTexts } from "../heic/heicError.ts";
import { isHeic } from "../heic/isHeic.ts";
import { decodePicture } from "./decodePicture.ts";
import { redraw } from "./redraw.ts";

/** The JPEG that takes the place of a HEIC picture; a photo that is sent to be analysed is no larger either. */
const CONVERTED = { longSide: 4096, type: "image/jpeg", quality: 0.92 } as const;

const UNREADABLE = "Cette image est illisible. Choisissez-en une autre.";

/**
 * Checks that a chosen picture can be read.
 * @returns null when it can be kept as it is, a JPEG in the place of a HEIC picture, which not every browser shows, or why it
 * is refused, as a sentence
 */
async function readablePicture(picture: File): Promise<File | string | null> {
  try {
    const image = await decodePicture(picture);
    try {
      if (!(await isHeic(picture))) return null;
      const jpeg = await redraw(image, image, CONVERTED);
      const name = picture.name.replace(/\.[^.]*$/u, "");
      return jpeg === null ? UNREADABLE : new File([jpeg], `${name}.jpg`, { type: jpeg.type });
    } finally {
      image.close();
    }
  } catch (error) {
    return error instanceof HeicError ? heicProblemTexts[error.problem] : UNREADABLE;
  }
}

/** Properties that every field of a picture takes: `accept`, `maxBytes` and `validate` of a `PictureField`. */
export const pictureChoice = {
  accept: pictureFormats.accept,
  maxBytes: pictureLimits.maxBytes,
  validate: readablePicture,
} as const;
