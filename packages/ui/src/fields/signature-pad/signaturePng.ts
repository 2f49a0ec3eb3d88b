import { inkColour } from "@carnation/tokens";
import { type DrawnSignature, paper, signatureUrl, type TypedSignature } from "./signature.ts";

/** Measure of how much of the paper's width a typed name may take, and the height of its letters in the paper's own units. */
const typedName = { width: 0.9, height: 72 } as const;

/**
 * A signature as a PNG data URL on a transparent ground, for a document that takes no SVG: the drawing, or the typed name
 * in the hand in which the pad shows it. In a browser only.
 * @param width of the picture, in pixels; its height is two fifths of it
 * @throws {DOMException} when the SVG cannot be read
 */
export async function signaturePng(
  signature: Pick<DrawnSignature, "svg"> | TypedSignature,
  width: number = paper.width * 2,
): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * paper.height) / paper.width);
  if ("svg" in signature) {
    const image = new Image();
    image.src = signatureUrl(signature);
    await image.decode();
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } else {
    await writeName(canvas, signature.name.trim());
  }
  return canvas.toDataURL("image/png");
}

/** Writes a name in the middle of the paper, smaller where it is long. */
async function writeName(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--cn-font-serif") || "serif";
  const fontOf = (size: number): string => `italic 400 ${size}px ${family}`;
  const size = (typedName.height * canvas.width) / paper.width;
  // A face that cannot be loaded is replaced by the next one of the family.
  await document.fonts.load(fontOf(size), name).catch(() => undefined);
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.font = fontOf(size);
  const fit = Math.min(1, (typedName.width * canvas.width) / pen.measureText(name).width);
  pen.font = fontOf(size * fit);
  pen.fillStyle = inkColour;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(name, canvas.width / 2, canvas.height / 2);
}
