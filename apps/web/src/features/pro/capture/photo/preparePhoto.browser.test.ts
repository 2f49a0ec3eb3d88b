import { syntheticSourceOf, withSyntheticSource } from "@carnation/domain/internal/photo";
import { expect, test, vi } from "vitest";
import { heicProblemTexts } from "../../../../shared/heic/heicError.ts";
import displayP3Turned from "../../../../shared/heic/testing/displayP3Turned.heic?url";
import { croppedPhoto } from "../crop/cropPhoto.ts";
import { checkedPicture, preparedPhoto } from "./preparePhoto.ts";
import { photoProblemTexts } from "./photoProblem.ts";
import { sniffImage } from "./sniffImage.ts";

/** A picture whose left half is red and whose right half is blue. */
async function twoHalves(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "rgb(255 0 0)";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "rgb(0 0 255)";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 0.95 });
}

/** Inserts an EXIF segment holding an orientation and a recognisable camera name into a JPEG. */
async function withExif(jpeg: Blob, orientation: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const maker = "SECRETCAM";
  const tiff = new Uint8Array(38 + maker.length + 1);
  const view = new DataView(tiff.buffer);
  tiff.set([0x4d, 0x4d, 0, 42]);
  view.setUint32(4, 8);
  view.setUint16(8, 2);
  view.setUint16(10, 0x010f);
  view.setUint16(12, 2);
  view.setUint32(14, maker.length + 1);
  view.setUint32(18, 38);
  view.setUint16(22, 0x0112);
  view.setUint16(24, 3);
  view.setUint32(26, 1);
  view.setUint16(30, orientation);
  tiff.set(new TextEncoder().encode(maker), 38);
  const segment = new Uint8Array(10 + tiff.length);
  segment.set([0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  segment.set(tiff, 10);
  return new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: "image/jpeg" });
}

async function colourAt(photo: Blob, x: number, y: number): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(photo);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  return Array.from(context.getImageData(x, y, 1, 1).data);
}

/** A chosen file, as it is sent. */
async function prepare(file: Blob, name = "IMG_0412.HEIC"): Promise<File> {
  const photo = await preparedPhoto(new File([file], name, { type: file.type }));
  if (typeof photo === "string") throw new Error(photo);
  return photo;
}

test("orientation is applied and metadata removed", async () => {
  const rotated = await withExif(await twoHalves(800, 600, "image/jpeg"), 6);
  const photo = await prepare(rotated);
  const bytes = new Uint8Array(await photo.arrayBuffer());
  expect(photo).toMatchObject({ name: "IMG_0412.jpg", type: "image/jpeg" });
  expect(sniffImage(bytes)?.header).toEqual({ width: 600, height: 800 });
  expect(new TextDecoder("latin1").decode(bytes)).not.toContain("SECRETCAM");
  const [red = 0, , blue = 255] = await colourAt(photo, 300, 100);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test("a picture that states that it is drawn still does once it is prepared and cropped; a photo states nothing", async () => {
  const photo = await withExif(await twoHalves(800, 600, "image/jpeg"), 1);
  const drawn = withSyntheticSource(new Uint8Array(await photo.arrayBuffer()), "algorithmicMedia");
  const whole = { turns: 0, box: { x: 0, y: 0, width: 1, height: 1 } } as const;
  const sourceOf = async (file: Blob | null) => syntheticSourceOf(new Uint8Array(await file!.arrayBuffer()));
  const prepared = await prepare(new Blob([drawn], { type: "image/jpeg" }));
  const cropped = await croppedPhoto(prepared, whole);
  expect([await sourceOf(prepared), await sourceOf(cropped)]).toEqual([
    "algorithmicMedia",
    "algorithmicMedia",
  ]);
  expect(new TextDecoder("latin1").decode(await prepared.arrayBuffer())).not.toContain("SECRETCAM");
  expect(await colourAt(cropped!, 200, 100)).toEqual(await colourAt(prepared, 200, 100));
  expect(sniffImage(new Uint8Array(await cropped!.arrayBuffer()))?.header).toEqual({
    width: 800,
    height: 600,
  });
  expect(await sourceOf(await prepare(photo))).toBeNull();
});

test.each<[string, readonly number[]]>([
  ["fill bytes before a marker", Array.from({ length: 70_000 }, () => 0xff)],
  ["an EXIF block of two bytes", [0xff, 0xe1, 0, 10, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d]],
  [
    "an EXIF block that says 20 entries and ends after none",
    [0xff, 0xe1, 0, 18, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 20],
  ],
])("a JPEG with %s is prepared as its decoder reads it", async (_what, inserted) => {
  const bytes = new Uint8Array(await (await twoHalves(800, 600, "image/jpeg")).arrayBuffer());
  const photo = await prepare(
    new Blob([bytes.slice(0, 2), Uint8Array.from(inserted), bytes.slice(2)], { type: "image/jpeg" }),
  );
  expect(sniffImage(new Uint8Array(await photo.arrayBuffer()))?.header).toEqual({ width: 800, height: 600 });
  const [red = 0] = await colourAt(photo, 100, 100);
  expect(red).toBeGreaterThan(200);
});

test("a photo is refused with what to switch off where the browser adds noise to a canvas", async () => {
  const picture = await twoHalves(800, 600, "image/jpeg");
  const { getImageData } = CanvasRenderingContext2D.prototype;
  const noisy = vi.spyOn(CanvasRenderingContext2D.prototype, "getImageData").mockImplementation(function read(
    this: CanvasRenderingContext2D,
    x,
    y,
    width,
    height,
  ) {
    const image: ImageData = getImageData.call(this, x, y, width, height);
    image.data[1000] = (image.data[1000] ?? 0) ^ 1;
    return image;
  });
  await expect(preparedPhoto(new File([picture], "a.jpg"))).resolves.toBe(photoProblemTexts["noisy-canvas"]);
  await expect(checkedPicture(picture)).resolves.toBe(photoProblemTexts["noisy-canvas"]);
  noisy.mockRestore();
  await expect(checkedPicture(picture)).resolves.toBeInstanceOf(File);
});

test("a large photo is reduced to 4096 pixels on its longer side", async () => {
  const photo = await prepare(await twoHalves(5000, 2500, "image/png"));
  expect(sniffImage(new Uint8Array(await photo.arrayBuffer()))?.header).toEqual({
    width: 4096,
    height: 2048,
  });
});

test("a PNG or a JPEG that ends in its header is refused as unreadable", async () => {
  const whole = await twoHalves(600, 600, "image/png");
  const file = new File([whole.slice(0, 60)], "coupée.png", { type: "image/png" });
  await expect(preparedPhoto(file)).resolves.toBe(photoProblemTexts.unreadable);
  const jpeg = await twoHalves(600, 600, "image/jpeg");
  await expect(preparedPhoto(new File([jpeg.slice(0, 300)], "coupée.jpg"))).resolves.toBe(
    photoProblemTexts.unreadable,
  );
});

test("a picture of the camera is sent as it is, unless it is too small", async () => {
  const picture = await twoHalves(800, 600, "image/jpeg");
  const taken = await checkedPicture(picture);
  expect(taken).toMatchObject({ name: "", size: picture.size });
  await expect(checkedPicture(await twoHalves(640, 360, "image/jpeg"))).resolves.toBe(
    photoProblemTexts["too-small"],
  );
  await expect(checkedPicture(null)).resolves.toBe(photoProblemTexts.unreadable);
});

test("a HEIC photo is sent as an upright JPEG; a broken one is refused with a sentence of its own", async () => {
  const heic = await (await fetch(displayP3Turned)).blob();
  const photo = await prepare(heic);
  expect(photo).toMatchObject({ name: "IMG_0412.jpg", type: "image/jpeg" });
  expect(sniffImage(new Uint8Array(await photo.arrayBuffer()))?.header).toEqual({ width: 480, height: 640 });
  const broken = new File([heic.slice(0, 1200)], "IMG_0413.HEIC");
  await expect(preparedPhoto(broken)).resolves.toBe(heicProblemTexts.unreadable);
});
