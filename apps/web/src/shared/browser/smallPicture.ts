import { CarnationError } from "@carnation/domain/error";
import { redraw } from "./redraw.ts";

/** Longest side of a picture that is only shown small, in pixels: a page of a file shows 256, twice as dense. */
const SMALL_PX = 512;

/**
 * A picture as it is sent to be kept: small, upright, and without what a camera writes beside it, such as where it was
 * taken. It keeps its type where the browser can write it.
 * @param longSide its longest side, in pixels
 * @throws {CarnationError} invalid-argument when the browser cannot read it
 */
export async function smallPicture(picture: File, longSide: number = SMALL_PX): Promise<File> {
  const image = await createImageBitmap(picture).catch((cause: unknown) => {
    throw new CarnationError("invalid-argument", "The picture cannot be read", { cause });
  });
  const blob = await redraw(image, image, { longSide, type: picture.type, quality: 0.9 });
  image.close();
  if (blob === null) throw new CarnationError("invalid-argument", "The picture cannot be drawn");
  return new File([blob], picture.name, { type: blob.type });
}
