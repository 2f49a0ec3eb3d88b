import { expect, test } from "vitest";
import { decodePicture } from "../browser/decodePicture.ts";
import { decodeHeic } from "./decodeHeic.ts";
import { HeicError } from "./heicError.ts";
import codedPrimaries from "./testing/codedPrimaries.heic?url";
import displayP3Turned from "./testing/displayP3Turned.heic?url";

const read = async (url: string): Promise<Blob> => (await fetch(url)).blob();

const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Colours in the middle of the quarters, in sRGB: above on the left, on the right, below on the left, on the right. */
function coloursIn(picture: ImageBitmap): number[][] {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
  context.drawImage(picture, 0, 0);
  return quarters.map(([x, y]) =>
    [...context.getImageData(picture.width * x, picture.height * y, 1, 1).data].slice(0, 3),
  );
}

/** The Display P3 colour in sRGB, as this browser converts it. */
function inSrgb(colour: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext("2d")!;
  context.fillStyle = `color(display-p3 ${colour})`;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

const red = inSrgb("0.8 0.25 0.2");
const green = inSrgb("0.2 0.6 0.3");
const blue = inSrgb("0.2 0.3 0.75");
const skin = inSrgb("0.85 0.7 0.6");

/** The most by which a channel of the colours differs. */
const differenceOf = (found: number[][], expected: number[][]): number =>
  Math.max(
    ...found.flatMap((colour, at) =>
      colour.map((value, channel) => Math.abs(value - expected[at]![channel]!)),
    ),
  );

test("a HEIC photo of an iPhone is decoded upright, its Display P3 converted to sRGB", async () => {
  const picture = await decodePicture(await read(displayP3Turned));
  expect([picture.width, picture.height]).toEqual([480, 640]);
  expect(differenceOf(coloursIn(picture), [blue, red, skin, green])).toBeLessThan(6);
  // Without its profile the red would be paler by far more than that.
  expect(differenceOf([red], [[204, 64, 51]])).toBeGreaterThan(12);
});

test("a HEIC photo that names its colours by code points is converted too", async () => {
  const picture = await decodePicture(await read(codedPrimaries));
  expect(differenceOf(coloursIn(picture), [red, green, blue, skin])).toBeLessThan(6);
});

test("a HEIC file that is cut, changed anywhere or endless is refused as unreadable", async () => {
  const whole = new Uint8Array(await (await read(displayP3Turned)).arrayBuffer());
  const cut = whole.slice(0, 1000);
  const noPicture = whole.slice(0, 40);
  // The size of the box that holds the dimensions: a reader that adds it to its place would never come to an end.
  const endless = whole.slice();
  endless.set([0, 0, 0, 0], new TextDecoder("latin1").decode(whole).indexOf("ispe") - 4);
  for (const bytes of [cut, noPicture, endless]) {
    await expect(decodePicture(new Blob([bytes]))).rejects.toMatchObject({ problem: "unreadable" });
  }
});

test("a HEIC file that announces too many pixels is refused before it is decoded", async () => {
  const bytes = new Uint8Array(await (await read(codedPrimaries)).arrayBuffer());
  const dimensions = new TextDecoder("latin1").decode(bytes).indexOf("ispe") + 8;
  const view = new DataView(bytes.buffer);
  view.setUint32(dimensions, 8000);
  view.setUint32(dimensions + 4, 8000);
  await expect(decodePicture(new Blob([bytes]))).rejects.toMatchObject({ problem: "too-many-pixels" });
});

test("a HEIC file that takes too long is given up", async () => {
  await expect(decodeHeic(await read(displayP3Turned), 0)).rejects.toBeInstanceOf(HeicError);
});
