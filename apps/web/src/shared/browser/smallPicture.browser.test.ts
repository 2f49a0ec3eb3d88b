import { CarnationError } from "@carnation/domain/error";
import { expect, test } from "vitest";
import displayP3Turned from "../heic/testing/displayP3Turned.heic?url";
import { pictureChoice } from "./pictureChoice.ts";
import { smallPicture } from "./smallPicture.ts";

/** A picture of the given size, left half red and right half blue. */
async function draw(type: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#00f";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type });
}

/** The JPEG with an EXIF part that says that it lies on its side, and a text that a camera might write. */
async function asFromCamera(jpeg: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const text = "48.8566 N, 2.3522 E";
  // Little endian, one entry in the first directory: orientation 6, a quarter turn to the right.
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  const exif = [...new TextEncoder().encode("Exif\0\0"), ...tiff, ...new TextEncoder().encode(text)];
  const length = exif.length + 2;
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...exif, ...bytes.slice(2)]);
}

test.each(["image/jpeg", "image/png", "image/webp"])(
  "a large %s is sent small, of its own type",
  async (type) => {
    const small = await smallPicture(new File([await draw(type, 1600, 1200)], "Moi.img", { type }));
    const image = await createImageBitmap(small);
    expect([small.name, small.type, image.width, image.height]).toEqual(["Moi.img", type, 512, 384]);
  },
);

test("a small picture is not enlarged", async () => {
  const type = "image/png";
  const image = await createImageBitmap(
    await smallPicture(new File([await draw(type, 40, 20)], "a", { type })),
  );
  expect([image.width, image.height]).toEqual([40, 20]);
});

test("a picture made small stands upright, and what the camera wrote beside it is gone", async () => {
  const type = "image/jpeg";
  const camera = await asFromCamera(await draw(type, 400, 200));
  expect(new TextDecoder("latin1").decode(camera)).toContain("48.8566");
  const small = await smallPicture(new File([camera], "a.jpg", { type }));
  const image = await createImageBitmap(small);
  expect([image.width, image.height]).toEqual([200, 400]);
  const sent = new TextDecoder("latin1").decode(await small.arrayBuffer());
  expect([sent.includes("Exif"), sent.includes("48.8566")]).toEqual([false, false]);
});

test("a file that is no picture is refused with a sentence, and never sent", async () => {
  const broken = new File(["no picture"], "a.png", { type: "image/png" });
  expect(await pictureChoice.validate(broken)).toBe("Cette image est illisible. Choisissez-en une autre.");
  expect(await pictureChoice.validate(new File([await draw("image/png", 2, 2)], "a.png"))).toBeNull();
  await expect(smallPicture(broken)).rejects.toBeInstanceOf(CarnationError);
});

test("a HEIC picture is taken as an upright JPEG in the place of the file, and sent as every other", async () => {
  // Browsers outside Apple's give it no type.
  const chosen = new File([await (await fetch(displayP3Turned)).arrayBuffer()], "IMG_0412.HEIC");
  const taken = await pictureChoice.validate(chosen);
  if (!(taken instanceof File)) throw new Error(String(taken));
  const image = await createImageBitmap(await smallPicture(taken));
  expect([taken.name, taken.type, image.width, image.height]).toEqual([
    "IMG_0412.jpg",
    "image/jpeg",
    384,
    512,
  ]);
});
