import { expect, test } from "vitest";
import { croppedPhoto } from "./cropPhoto.ts";

const colours = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] } as const;

/** Four squares: red and green above, blue and white below. */
async function fourSquares(side: number): Promise<File> {
  const canvas = new OffscreenCanvas(2 * side, 2 * side);
  const context = canvas.getContext("2d")!;
  Object.keys(colours).forEach((colour, index) => {
    context.fillStyle = colour === "green" ? "rgb(0 255 0)" : colour;
    context.fillRect((index % 2) * side, Math.floor(index / 2) * side, side, side);
  });
  return new File([await canvas.convertToBlob({ type: "image/png" })], "a.png", { type: "image/png" });
}

/** The colour in the middle of a photo, and its size. */
async function seen(photo: File | null) {
  const bitmap = await createImageBitmap(photo!);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const [r = 0, g = 0, b = 0] = context.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data;
  const near = Object.entries(colours).find(([, to]) =>
    [r, g, b].every((value, index) => Math.abs(value - to[index]!) < 30),
  );
  return [near?.[0], bitmap.width, bitmap.height];
}

// Of a photo that was turned, the top left quarter is kept.
test.each([
  [0, "red"],
  [1, "blue"],
  [2, "white"],
  [3, "green"],
])("a crop after %i quarter turns has %s at the top left", async (turns, colour) => {
  const box = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const kept = await croppedPhoto(await fourSquares(50), { turns, box });
  expect(kept?.type).toBe("image/jpeg");
  expect(await seen(kept)).toEqual([colour, 50, 50]);
});

test("a file that is no picture is not cropped", async () => {
  const text = new File(["?"], "a.jpg", { type: "image/jpeg" });
  expect(await croppedPhoto(text, { turns: 0, box: { x: 0, y: 0, width: 1, height: 1 } })).toBeNull();
});
