import { memory } from "@tensorflow/tfjs-core";
import { beforeAll, expect, test } from "vitest";
import { commands } from "vitest/browser";
import type { Landmark } from "../core/face/faceMesh.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { RgbImage } from "../core/image/rgbImage.ts";
import { createFaceFinder } from "../mesh/faceFinder.ts";
import { canGuide, startCaptureGuide, type CaptureGuide } from "./captureGuide.ts";
import type { Conditions } from "./advice.ts";
import { fetchModelSource } from "./fetchModelSource.ts";
import { createFrameReader } from "./framePixels.ts";
import { createGuideEngine, type GuideFrame } from "./guideEngine.ts";
import { poseTargetOf } from "./poseTarget.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** See `scripts/testing/nodeReference.ts`. */
    readonly nodeMesh: () => Promise<string>;
  }
}

interface NodeMesh {
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
  readonly landmarks: readonly (readonly Landmark[])[];
}

let image: RgbImage;
let expected: readonly (readonly Landmark[])[];
let canvas: OffscreenCanvas;

beforeAll(async () => {
  const { width, height, pixels, landmarks }: NodeMesh = JSON.parse(await commands.nodeMesh());
  image = { width, height, data: Uint8Array.from(atob(pixels), (byte) => byte.charCodeAt(0)) };
  expected = landmarks;
  const rgba = new ImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    rgba.data.set([...image.data.subarray(3 * i, 3 * i + 3), 255], 4 * i);
  }
  canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")!.putImageData(rgba, 0, 0);
});

/** The oval exactly around the drawn face, so that it stands well. */
const aim = () => {
  const { place } = poseTargetOf({ landmarks: expected[0]!, score: 1 }, image);
  const height = (1.3 * place.width * image.width) / image.height;
  const centre = { x: place.centre.x, y: place.centre.y - 0.05 * height };
  return { oval: { centre, width: place.width, height }, target: null };
};

/** The drawn face once more, moved to the side, as a frame that can be given away. */
async function frame(dx = 0): Promise<GuideFrame & { readonly picture: ImageBitmap }> {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext("2d")!;
  context.fillStyle = "#c9cdc8";
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, dx, 0);
  return {
    picture: await createImageBitmap(copy),
    box: { x: 0, y: 0, width: copy.width, height: copy.height },
  };
}

const rounded = (faces: readonly (readonly Landmark[])[]) =>
  faces.map((face) => face.map(({ x, y, z }) => [x, y, z].map((value) => Number(value.toFixed(2)))));

test("Chromium finds the very mesh that Node finds in the same pixels", async () => {
  const find = await createFaceFinder(fetchModelSource());
  expect(rounded(find(buildPyramid(image)).map((face) => face.landmarks))).toEqual(rounded(expected));
});

test("a video frame is read as a canvas shows it, in parts that begin and end between its pairs of pixels", async () => {
  const read = createFrameReader();
  const rgba = new OffscreenCanvas(canvas.width, canvas.height);
  const context = rgba.getContext("2d")!;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // A camera's own format: brightness for each pixel, colour for each four; here a grey face.
  const [width, height] = [canvas.width & ~1, canvas.height & ~1];
  const planes = new Uint8Array(1.5 * width * height).fill(128);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) planes[y * width + x] = data[4 * (y * canvas.width + x) + 1]!;
  const frame = new VideoFrame(planes, {
    format: "I420",
    codedWidth: width,
    codedHeight: height,
    timestamp: 0,
  });
  const box = { x: 101, y: 51, width: 301, height: 403 };
  const part = { x: 7, y: 9, width: 200, height: 300 };
  const copied = (await read(frame, box))(part, 2);
  const drawn = (await read(await createImageBitmap(frame), box))(part, 2);
  frame.close();
  expect([copied.width, copied.height, drawn.width]).toEqual([100, 150, 100]);
  const apart = copied.data.map((value, k) => Math.abs(value - drawn.data[k]!));
  expect(Math.max(...apart)).toBeLessThan(6);
});

test("hundreds of frames leave no tensor behind, whether they show a face or none", async () => {
  const engine = await createGuideEngine(fetchModelSource());
  const empty = await createImageBitmap(new ImageData(canvas.width, canvas.height));
  const seen = await frame();
  const look = async (count: number) => {
    for (let k = 0; k < count; k++) {
      const picture = k % 40 === 39 ? empty : seen.picture;
      await engine.look({ ...seen, picture }, 10 * k, aim());
    }
  };
  await look(30);
  const { numTensors, numBytes } = memory();
  await look(170);
  expect(memory()).toMatchObject({ numTensors, numBytes });
});

interface Guided {
  readonly guide: CaptureGuide;
  readonly said: Conditions[];
  readonly failures: string[];
}

function guided(): Guided {
  const said: Conditions[] = [];
  const failures: string[] = [];
  const guide = startCaptureGuide({
    onConditions: (conditions) => said.push(conditions),
    onFailure: (reason) => failures.push(reason),
  });
  return { guide, said, failures };
}

const words = (conditions: Conditions | undefined) =>
  conditions?.map((condition) => ("code" in condition ? condition.code : condition.state)).join(" ");

test("the worker says what to adjust, then that all is good; it drops what comes meanwhile, and ends", async () => {
  expect(canGuide()).toBe(true);
  const { guide, said, failures } = guided();
  const show = async (dx: number): Promise<void> => {
    await expect.poll(() => guide.isFree(), { timeout: 20_000 }).toBe(true);
    const count = said.length;
    const [shown, dropped] = [await frame(dx), await frame(dx)];
    guide.look(shown, aim());
    guide.look(dropped, aim());
    expect([shown.picture.width, dropped.picture.width]).toEqual([0, 0]);
    await expect.poll(() => said.length).toBe(count + 1);
  };
  for (let k = 0; k < 3; k++) await show(120);
  // One thing is looked at in a frame. Glasses come last, sooner where a busy machine leaves more time between two frames.
  expect(said.slice(-3).map(words)).toEqual([
    "off-centre ok ok ok unknown unknown",
    expect.stringMatching(/^off-centre ok ok ok unknown (?:unknown|ok)$/u),
    expect.stringMatching(/^off-centre ok ok ok ok (?:unknown|ok)$/u),
  ]);
  await show(0);
  for (let k = 0; k < 30 && words(said.at(-1)) !== "ok ok ok ok ok ok"; k++) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await show(0);
  }
  expect(words(said.at(-1))).toBe("ok ok ok ok ok ok");

  const pose = await guide.poseIn(await frame());
  expect(pose?.place.centre.x).toBeCloseTo(aim().oval.centre.x, 1);

  const count = said.length;
  const last = await frame();
  guide.look(last, aim());
  guide.end();
  expect(await guide.poseIn(await frame())).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect([said.length, failures]).toEqual([count, []]);
});
