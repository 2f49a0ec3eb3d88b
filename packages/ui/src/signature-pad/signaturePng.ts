import { type DrawnSignature, paper, signatureUrl } from "./signature.ts";

/**
 * The drawing as a PNG data URL on a transparent ground, for a document that takes no SVG. In a browser only.
 * @param width of the picture, in pixels; its height is two fifths of it
 * @throws {DOMException} when the SVG cannot be read
 */
export async function signaturePng(
  signature: Pick<DrawnSignature, "svg">,
  width: number = paper.width * 2,
): Promise<string> {
  const image = new Image();
  image.src = signatureUrl(signature);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * paper.height) / paper.width);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}
