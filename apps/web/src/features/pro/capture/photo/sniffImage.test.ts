import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { sniffImage } from "./sniffImage.ts";

const SIZE = { width: 61, height: 97 };
const drawing = (channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { ...SIZE, channels, background: { r: 200, g: 150, b: 120, alpha: 0.5 } } });
const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await image.toBuffer());
const headerOf = (bytes: Uint8Array) => sniffImage(bytes)?.header;

const baseline = await bytesOf(drawing().jpeg());
const [SOI, rest] = [baseline.slice(0, 2), baseline.slice(2)];
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)));

/** An APP1 segment of EXIF with that content. */
const exif = (...content: readonly number[]): Uint8Array =>
  join([0xff, 0xe1, 0, content.length + 8], new TextEncoder().encode("Exif\0\0"), content);
const END_OF_TIFF = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8] as const;

const pages = sharp({
  create: { width: 61, height: 194, channels: 3, background: "#a98674", pageHeight: 97 },
});

test.each<[string, () => Promise<Uint8Array>]>([
  ["baseline JPEG", () => Promise.resolve(baseline)],
  ["progressive JPEG", () => bytesOf(drawing().jpeg({ progressive: true }))],
  ["JPEG of CMYK", () => bytesOf(drawing().toColourspace("cmyk").jpeg())],
  ["grey JPEG", () => bytesOf(drawing().grayscale().jpeg())],
  ["JPEG with a profile of Display P3", () => bytesOf(drawing().withIccProfile("p3").jpeg())],
  ["JPEG that lies on its side", () => bytesOf(drawing().withMetadata({ orientation: 6 }).jpeg())],
  ["PNG", () => bytesOf(drawing(4).png())],
  ["PNG of 16 bits", () => bytesOf(drawing().toColourspace("rgb16").png())],
  ["PNG with a palette", () => bytesOf(drawing().png({ palette: true }))],
  ["lossy WebP", () => bytesOf(drawing().webp())],
  ["lossless WebP", () => bytesOf(drawing().webp({ lossless: true }))],
  ["WebP with transparency", () => bytesOf(drawing(4).webp())],
  ["animated WebP", () => bytesOf(pages.webp({ loop: 0 }))],
])("the size of a %s is what its decoder says", async (_kind, file) => {
  const bytes = await file();
  const { width, height, pageHeight = height } = await sharp(bytes).metadata();
  expect(headerOf(bytes)).toEqual({ width, height: pageHeight });
});

test.each<[string, Uint8Array]>([
  ["one fill byte before each marker", join(SOI, [0xff], rest)],
  ["a hundred thousand fill bytes", join(SOI, new Uint8Array(100_000).fill(0xff), rest)],
  ["bytes that are no marker", join(SOI, [0xff, 0xe0, 0, 2, 0, 1, 2, 3], rest)],
  ["an EXIF block of two bytes", join(SOI, exif(0x4d, 0x4d), rest)],
  ["an EXIF block without an entry", join(SOI, exif(...END_OF_TIFF, 0, 0), rest)],
  [
    "an EXIF block that says 20 entries and ends after one",
    join(SOI, exif(...END_OF_TIFF, 0, 20, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0), rest),
  ],
  ["another picture behind it, as MPO has", join(baseline, baseline)],
])("the size of a JPEG with %s is read", (_what, bytes) => {
  expect(headerOf(bytes)).toEqual(SIZE);
});

test("the size of a JPEG of a phone's sensor of 50 megapixels is read", async () => {
  const photo = sharp({ create: { width: 8160, height: 6144, channels: 3, background: "#a98674" } });
  expect(headerOf(await bytesOf(photo.jpeg()))).toEqual({ width: 8160, height: 6144 });
});

test.each<[string, Uint8Array]>([
  ["cut before its frame", baseline.slice(0, 20)],
  ["of fill bytes alone", join(SOI, new Uint8Array(20_000_000).fill(0xff))],
  ["whose segments never end", join(SOI, [0xff], new Uint8Array(1_000_000).fill(0xe1))],
  ["whose segment says that it has no length", join(SOI, [0xff, 0xe1, 0, 0])],
  ["that ends at once", join(SOI, [0xff, 0xd9])],
])("a JPEG %s is an image whose size its decoder has to tell", (_what, bytes) => {
  expect(sniffImage(bytes)).toEqual({ header: null });
});

test.each<[string, Uint8Array]>([
  ["text", new TextEncoder().encode("Bonjour, ceci est un texte.")],
  ["nothing", new Uint8Array()],
  ["a drawing in SVG", new TextEncoder().encode('<svg width="900" height="900">')],
  ["sound in a RIFF file", new TextEncoder().encode("RIFF\0\0\0\0WAVEfmt ")],
])("%s is no image", (_what, bytes) => {
  expect(sniffImage(bytes)).toBeNull();
});
