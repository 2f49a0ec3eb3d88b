import { photoLimits } from "@carnation/domain/internal/photo";
import type { PhotoCrop } from "@carnation/ui/photo-uploader";
import { keepSyntheticSource } from "../photo/keepSyntheticSource.ts";
import { SENT } from "../photo/preparePhoto.ts";

/**
 * The part that is kept of a photo, turned upright and encoded as it is sent.
 * @returns null when the browser cannot read the photo, or gives no canvas
 */
export async function croppedPhoto(photo: File, { turns, box }: PhotoCrop): Promise<File | null> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap === null) return null;
  const lying = turns % 2 === 1;
  const [width, height] = lying ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * width);
  canvas.height = Math.round(box.height * height);
  const context = canvas.getContext("2d", { colorSpace: "srgb", alpha: false });
  if (context === null) return null;
  context.translate(-Math.round(box.x * width), -Math.round(box.y * height));
  // Each quarter turn is about the corner that comes to stand at the top left.
  const [left, top] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ][turns] ?? [0, 0];
  context.translate(left ?? 0, top ?? 0);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, SENT.type, SENT.quality);
  });
  canvas.width = 0;
  return (
    blob && new File([await keepSyntheticSource(photo, blob)], photo.name, { type: photoLimits.uploadType })
  );
}
