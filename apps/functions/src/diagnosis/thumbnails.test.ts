import {
  diagnosisPhotoPath,
  diagnosisThumbnailPath,
  type ThumbnailSize,
  thumbnailSizes,
} from "@carnation/product/path";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { FileStore } from "../backend/backend.ts";
import { completeThumbnails, storeThumbnails } from "./thumbnails.ts";

const demo = join(import.meta.dirname, "../../../web/public/demo");
const faces = ["visage-clair.jpg", "visage-fonce.jpg", "visage-lumineux.jpg", "visage-mature.jpg"];
const diagnosis = { uid: "claire", id: "d1" };
const pathOf = (size: ThumbnailSize) => diagnosisThumbnailPath("claire", "d1", size);

/** A bucket in memory, and what was read of it. */
function memoryStore(objects: Map<string, Uint8Array> = new Map()) {
  const reads: string[] = [];
  const files: FileStore = {
    read(path) {
      reads.push(path);
      const bytes = objects.get(path);
      return bytes === undefined ? Promise.reject(new Error("no such object")) : Promise.resolve(bytes);
    },
    async create(path, bytes) {
      if (!objects.has(path)) objects.set(path, new Uint8Array(Buffer.from(bytes)));
    },
    async replace(path, bytes) {
      objects.set(path, new Uint8Array(Buffer.from(bytes)));
    },
    list: async (prefix) => [...objects.keys()].filter((path) => path.startsWith(prefix)),
    listDated: () => Promise.resolve([]),
    exists: (path) => Promise.resolve(objects.has(path)),
    forbidCaching: () => Promise.resolve(false),
    remove: async (path) => void objects.delete(path),
  };
  return { objects, reads, files };
}

/** A photo on its side, with what a camera writes beside it, the place where it was taken included. */
const fromCamera = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c98f74" } })
    .withExif({ IFD0: { Copyright: "Claire", Orientation: "6" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("the small copies of a photo", () => {
  test.each([
    ["twenty in a list", 20, [96, 320]],
    ["one large tile", 1, [640]],
  ] as const)("the small copies of a photo of %s weigh what they may", async (_what, count, sizes) => {
    const most = count === 1 ? 40_000 : 300_000;
    for (const size of sizes) {
      const weights = faces.map(async (name) => {
        const { files, objects } = memoryStore();
        await storeThumbnails(files, diagnosis, await readFile(join(demo, name)));
        return objects.get(pathOf(size))?.byteLength ?? Number.NaN;
      });
      const heaviest = Math.max(...(await Promise.all(weights)));
      expect(count * heaviest).toBeLessThan(most);
    }
  });

  test("the small copies of a photo are upright JPEGs of their width, without anything that a camera wrote", async () => {
    const { files, objects } = memoryStore();
    await storeThumbnails(files, diagnosis, await fromCamera(1200, 800));
    for (const size of thumbnailSizes) {
      const seen = await sharp(objects.get(pathOf(size))).metadata();
      expect(seen).toMatchObject({ format: "jpeg", width: size, height: (size * 3) / 2, space: "srgb" });
      expect([seen.exif, seen.icc, seen.xmp, seen.iptc, seen.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test("the small copies of a photo are no larger than their photo", async () => {
    const { files, objects } = memoryStore();
    await storeThumbnails(files, diagnosis, await fromCamera(200, 100));
    expect(await sharp(objects.get(pathOf(320))).metadata()).toMatchObject({ width: 100, height: 200 });
  });

  test.each([
    ["bytes that are no picture", () => Buffer.from("ceci n’est pas une photo")],
    ["a picture that is no photo", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["the beginning of a photo", async () => (await fromCamera(900, 900)).subarray(0, 40)],
  ])("the small copies of a photo are not made of %s", async (_what, bytes) => {
    const { files, objects } = memoryStore();
    await storeThumbnails(files, diagnosis, await bytes());
    expect([...objects.keys()]).toEqual([]);
  });
});

describe("a photo that was analysed before", () => {
  const photo = diagnosisPhotoPath("claire", "d1");

  test("a photo that was analysed before gets the copy that is missing; the other stays as it is", async () => {
    const known = new Uint8Array([1]);
    const stored = new Map([
      [photo, new Uint8Array(await fromCamera(600, 400))],
      [pathOf(96), known],
    ]);
    const { files, objects } = memoryStore(stored);
    await completeThumbnails(files, diagnosis);
    expect(objects.get(pathOf(96))).toBe(known);
    expect((await sharp(objects.get(pathOf(320))).metadata()).width).toBe(320);
  });

  test("a photo that was analysed before is not read when nothing is missing, or when it is erased", async () => {
    const bytes = new Uint8Array([1]);
    const whole = memoryStore(new Map([photo, ...thumbnailSizes.map(pathOf)].map((path) => [path, bytes])));
    await completeThumbnails(whole.files, diagnosis);
    const erased = memoryStore();
    await completeThumbnails(erased.files, diagnosis);
    expect([whole.reads, erased.reads, [...erased.objects.keys()]]).toEqual([[], [], []]);
  });
});
