import sharp from "sharp";
import type { PhotoFile } from "./steps.ts";

/** A drawn face that the project ships, about 3 megapixels. */
export const demoPhoto = "apps/web/public/demo/visage-clair.jpg";

function jpeg(name: string, bytes: Uint8Array): PhotoFile {
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

async function flat(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

export const textNamedJpg: PhotoFile = jpeg("photo.jpg", new TextEncoder().encode("Ceci est un texte."));

/** Begins as a HEIC photo does: the decoder of the product says that there is nothing more. */
export const cutHeic: PhotoFile = {
  name: "IMG_0412.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
};

export const photoWithoutFace = async (): Promise<PhotoFile> => {
  const stripes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="1200" height="1600" fill="#9aa5a0"/>' +
      '<rect x="200" y="300" width="800" height="200" fill="#5b6b7a"/><circle cx="600" cy="1000" r="250" fill="#c8b9a0"/></svg>',
  );
  return jpeg("sans-visage.jpg", await sharp(stripes).jpeg().toBuffer());
};

/** Two drawn faces side by side. Drawing them anew would take longer than the rest of the test. */
export const photoOfTwoFaces = async (): Promise<PhotoFile> => {
  const drawn = [demoPhoto, "apps/web/public/demo/visage-fonce.jpg"];
  const faces = await Promise.all(drawn.map((file) => sharp(file).resize(900, 1200).toBuffer()));
  const images = faces.map((input, index) => ({ input, left: 900 * index, top: 0 }));
  const both = sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#fff" } });
  return jpeg("deux-visages.jpg", await both.composite(images).jpeg().toBuffer());
};

export const tinyPhoto = async (): Promise<PhotoFile> => jpeg("petite.jpg", await flat(80, 107, "#c9a08a"));
export const blackPhoto = async (): Promise<PhotoFile> =>
  jpeg("noire.jpg", await flat(1200, 1600, "#000000"));
export const hugePhoto = async (): Promise<PhotoFile> =>
  jpeg("60-megapixels.jpg", await flat(9000, 6700, "#c9a08a"));
