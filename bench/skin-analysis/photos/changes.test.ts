import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { frameWithin } from "./change.ts";
import { degradations } from "./degradations.ts";
import { addNoise } from "./noise.ts";
import { toFile, type Subject } from "./portrait.ts";
import { combinedReshots, drawReshot, singleChanges } from "./reshots.ts";

const WIDTH = 300;
const HEIGHT = 400;
const SKIN = [0xc0, 0x8a, 0x70];
/** The lower half of the face's oval, from the person's right cheekbone over the chin to the left one. */
const JAW = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454,
];
let subject: Subject;

/** No face: a plain ground with a dark dot, and landmarks where a face 200 pixels wide would have them. */
beforeAll(async () => {
  const plain = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#c08a70" } } as const;
  const dot = { create: { width: 20, height: 20, channels: 3, background: "#402010" } } as const;
  const bytes = await toFile(sharp(plain).composite([{ input: dot, left: 140, top: 40 }]));
  const landmarks = Array.from({ length: 468 }, () => ({ x: 150, y: 200, z: 0 }));
  for (const [index, landmark] of JAW.entries()) {
    const angle = Math.PI * (1 - index / (JAW.length - 1));
    landmarks[landmark] = { x: 150 + 100 * Math.cos(angle), y: 200 + 150 * Math.sin(angle), z: 0 };
  }
  for (const [landmark, x] of [
    [33, 75],
    [133, 125],
    [362, 175],
    [263, 225],
  ] as const) {
    landmarks[landmark] = { x, y: 150, z: 0 };
  }
  for (const [landmark, x, y] of [
    [127, 55, 130],
    [356, 245, 130],
    [10, 150, 60],
    [107, 130, 120],
  ] as const) {
    landmarks[landmark] = { x, y, z: 0 };
  }
  const size = { width: WIDTH, height: HEIGHT };
  subject = {
    name: "drawn",
    bytes,
    ...size,
    inspection: {
      size,
      landmarks,
      faceWidth: 200,
      skin: undefined,
      marks: [],
      candidates: [],
      cellAt: () => undefined,
      pixelsPerMm: 1,
      angle: 0,
      hidden: [],
      stripWidth: 1,
    },
  };
});

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer({ resolveWithObject: true });
const pixel = async (file: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await pixelsOf(file);
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
};
const spoil = (name: string) => degradations.find((change) => change.name.startsWith(name))!.apply(subject);

describe("every change", () => {
  it.each([...singleChanges, ...combinedReshots, ...degradations])(
    "$name gives a photo of three channels that differs, and the same one twice",
    async ({ apply }) => {
      const [once, again] = [await apply(subject), await apply(subject)];
      expect(once.equals(again)).toBe(true);
      const { data, info } = await pixelsOf(once);
      expect(info.channels).toBe(3);
      expect(data.equals((await pixelsOf(subject.bytes)).data)).toBe(false);
    },
  );

  it("every change has a name of its own", () => {
    const names = [...singleChanges, ...combinedReshots, ...degradations].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([singleChanges.length, combinedReshots.length, degradations.length]).toEqual([15, 9, 29]);
  });
});

describe("a change does what its name says", () => {
  it("light scales pixel values", async () => {
    const darker = await singleChanges.find(({ name }) => name === "light × 0.94")!.apply(subject);
    const seen = await pixel(darker, 5, 5);
    // libvips cuts decimals off.
    expect(seen).toEqual(SKIN.map((value) => Math.trunc(value * 0.94)));
  });

  it("motion blur smears sideways only", async () => {
    const smeared = await spoil("motion");
    expect((await pixel(smeared, 140, 50))[0]).toBeGreaterThan(0x40 + 20);
    expect((await pixel(smeared, 150, 40))[0]).toBe(0x40);
  });

  it("a veil lifts black and takes contrast", async () => {
    const [dot, ground] = [await pixel(await spoil("veil"), 150, 50), await pixel(await spoil("veil"), 5, 5)];
    expect(dot[2]).toBeGreaterThan(0x10 + 20);
    expect(ground[0]! - dot[0]!).toBeLessThan(0xc0 - 0x40);
  });

  it("an even reddening takes more green than red from the face, and nothing beside it", async () => {
    const red = await spoil("even reddening");
    const [before, after] = [SKIN, await pixel(red, 150, 300)];
    expect(before[1]! - after[1]!).toBeGreaterThan(2 * (before[0]! - after[0]!));
    expect(await pixel(red, 5, 5)).toEqual(SKIN);
  });

  it("greyscale leaves three equal channels", async () => {
    const [red, green, blue] = await pixel(await spoil("greyscale"), 5, 5);
    expect([green, blue]).toEqual([red, red]);
  });

  it("a mask covers the lower face and nothing above the eyes; dark glasses and a fringe the reverse", async () => {
    const masked = await spoil("mask, pink");
    expect((await pixel(masked, 150, 300))[2]).toBeGreaterThan(0x80);
    expect(await pixel(masked, 100, 125)).toEqual(SKIN);
    const combed = await spoil("fringe, brown");
    expect((await pixel(combed, 150, 80))[0]).toBeLessThan(0x80);
    expect(await pixel(combed, 150, 300)).toEqual(SKIN);
    const shaded = await spoil("sunglasses");
    expect([await pixel(shaded, 100, 150), await pixel(shaded, 150, 300)]).toEqual([
      [0x14, 0x11, 0x0f],
      SKIN,
    ]);
  });

  it("light from the side darkens the person's left", async () => {
    const lit = await spoil("light from");
    expect((await pixel(lit, 25, 200))[0]).toBe(0xc0);
    expect((await pixel(lit, 275, 200))[0]).toBeLessThan(0x60);
  });

  it("noise has the standard deviation that was asked for", async () => {
    const grey = await toFile(
      sharp({ create: { width: 200, height: 200, channels: 3, background: "#808080" } }),
    );
    const { data } = await pixelsOf(await addNoise(grey, 10, 1));
    const deviation = Math.sqrt(data.reduce((sum, value) => sum + (value - 128) ** 2, 0) / data.length);
    expect(deviation).toBeGreaterThan(9.5);
    expect(deviation).toBeLessThan(10.5);
  });

  it("a frame keeps what is not cut off", () => {
    expect(frameWithin({ width: 1000, height: 500 }, { left: 0.1, top: 0.2, right: 0, bottom: 0.1 })).toEqual(
      {
        left: 100,
        top: 100,
        width: 900,
        height: 350,
      },
    );
  });

  it("a re-shot stays within what a hand does", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { light, degrees, size, quality } = drawReshot(seed);
      expect(Math.abs(light - 1)).toBeLessThanOrEqual(0.06);
      expect(Math.abs(degrees)).toBeLessThanOrEqual(3);
      expect(size).toBeGreaterThanOrEqual(0.85);
      expect(quality).toBeGreaterThanOrEqual(82);
    }
  });
});
