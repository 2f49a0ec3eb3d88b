import { photoLimits } from "@carnation/domain/internal/photo";
import { describe, expect, test } from "vitest";
import { checkDimensions, checkPhoto } from "./checkPhoto.ts";
import { fitWithin } from "../../../../shared/browser/redraw.ts";

/** The first bytes of a PNG that announces the given dimensions: signature and IHDR. */
function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe("checkPhoto", () => {
  test("a text file renamed .jpg is not an image", async () => {
    const file = new File(["Bonjour, ceci est un texte."], "portrait.jpg", { type: "image/jpeg" });
    expect(await checkPhoto(file)).toBe("not-an-image");
  });

  test("an empty file is not an image", async () => {
    expect(await checkPhoto(new Blob([]))).toBe("not-an-image");
  });

  test("a picture is judged on its header, whatever its name and type say", async () => {
    expect(
      await checkPhoto(new File([pngHeader(1200, 1600)], "note.txt", { type: "text/plain" })),
    ).toBeNull();
  });

  test("too many pixels are refused from the header alone", async () => {
    expect(await checkPhoto(new Blob([pngHeader(20_000, 20_000)]))).toBe("too-many-pixels");
  });

  test("a short side under 480 pixels is refused", async () => {
    expect(await checkPhoto(new Blob([pngHeader(479, 4000)]))).toBe("too-small");
    expect(await checkPhoto(new Blob([pngHeader(480, 480)]))).toBeNull();
  });

  test("a file over the weight limit is refused without being read", async () => {
    const file = {
      size: photoLimits.maxUploadBytes + 1,
      arrayBuffer: (): Promise<ArrayBuffer> => Promise.reject(new Error("read")),
    };
    expect(await checkPhoto(file)).toBe("too-heavy");
  });
});

test("exactly 52 million pixels pass, one row more does not; sensors of 50 megapixels do", () => {
  expect(checkDimensions(10_000, 5200)).toBeNull();
  expect(checkDimensions(10_000, 5201)).toBe("too-many-pixels");
  expect([checkDimensions(8160, 6144), checkDimensions(6144, 8192)]).toEqual([null, null]);
});

describe("fitWithin", () => {
  test("fitWithin reduces the longer side and keeps the proportions", () => {
    expect(fitWithin({ width: 6000, height: 8000 }, 4096)).toEqual({ width: 3072, height: 4096 });
  });

  test("fitWithin never enlarges", () => {
    expect(fitWithin({ width: 900, height: 600 }, 4096)).toEqual({ width: 900, height: 600 });
  });
});
