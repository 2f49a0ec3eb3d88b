import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RgbImage } from "../core/image/rgbImage.ts";
import { encodeJpeg, renderFace } from "../face-renderer/index.ts";
import { AGE_MODEL, ASSETS, LINED, sitterOf, TEST_SIZE } from "../testing/drawnFaces.ts";
import { createAnalyser, type Analyser, type AnalysisOutcome } from "./index.ts";

let analyser: Analyser;
let face: RgbImage;
let jpeg: Uint8Array;

const open = (image: RgbImage) =>
  sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } });
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const errorOf = (outcome: AnalysisOutcome) => (outcome.ok ? "none" : outcome.error);

/** The sepia filter of the W3C's Filter Effects Module. */
type Row = [number, number, number];
const SEPIA: [Row, Row, Row] = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
];

/** Place of the oval of the drawn face in its photo of `TEST_SIZE`, by its mesh. */
const FACE = { left: 226, top: 390, right: 673, bottom: 918, width: 444 } as const;

interface Edges {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/** The drawn photo cut off at some of its edges; never a photo too small to be looked at. */
function cut({
  left = 0,
  top = 0,
  right = TEST_SIZE.width,
  bottom = TEST_SIZE.height,
}: Edges): Promise<Uint8Array> {
  const region = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
  return open(face).extract(region).resize({ width: 900 }).jpeg().toBuffer();
}

beforeAll(async () => {
  analyser = createAnalyser();
  face = (await sitterOf("light")).paint({ redSpots: 4 });
  jpeg = await encodeJpeg(face, 90);
});

afterAll(() => analyser.close());

describe("a good photo", () => {
  it("a good photo gives the same entries every time, and leaves the caller's bytes alone", async () => {
    const bytes = jpeg.slice();
    const [first, second] = await Promise.all([analyser.analyse(bytes), analyser.analyse(bytes)]);
    expect(first).toMatchObject({ ok: true, photo: TEST_SIZE });
    expect(second).toEqual(first);
    expect(bytes).toEqual(jpeg);
  });

  it("a good photo may share its Buffer's pool with others", async () => {
    const text = Buffer.from("ceci n’est pas une photo");
    expect(text.buffer.byteLength).toBeGreaterThan(text.byteLength);
    expect(await analyser.analyse(text)).toEqual({ ok: false, error: "not-an-image" });
    expect(text.toString()).toBe("ceci n’est pas une photo");
  });

  it("a good photo is read as PNG too, and turned upright by its EXIF orientation", async () => {
    const lying = await open(face).rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer();
    expect(await analyser.analyse(lying)).toMatchObject({ ok: true, photo: TEST_SIZE });
  });
});

describe("the perceived age", () => {
  let lined: RgbImage;
  /** As a camera would write it: without the statement that it is drawn. */
  let photo: Uint8Array;
  let withModel: Analyser;

  beforeAll(async () => {
    lined = (await sitterOf("light")).paint(LINED);
    photo = await open(lined).jpeg({ quality: 90 }).toBuffer();
    withModel = createAnalyser({ ageModelDir: AGE_MODEL });
  });

  afterAll(() => withModel.close());

  const resultOf = async (own: Analyser, bytes: Uint8Array, perceivedAge = true) => {
    const outcome = await own.analyse(bytes, { perceivedAge });
    if (!outcome.ok) throw new Error(outcome.error);
    const others = outcome.entries.filter(({ algorithm_version_id: id }) => id !== 31);
    const result = outcome.entries.find(({ algorithm_version_id: id }) => id === 31)?.result;
    return { result, others, problem: outcome.problem };
  };
  const none = (reason: string) => ({ result: { area_results: [], not_measured: { reason } } });

  it("the perceived age is estimated where it is asked for and the model is installed, and changes no other criterion", async () => {
    const aged = await resultOf(withModel, photo);
    expect(aged.result).toMatchObject({
      area_results: [{ area_name: "face" }],
      margin: 9,
      confidence: "low",
    });
    expect(aged.problem).toBeUndefined();
    const unasked = await resultOf(withModel, photo, false);
    expect(unasked).toMatchObject(none("switched-off"));
    expect(unasked.others).toEqual(aged.others);
  });

  it("the perceived age is not measured without a model, and a default installation has none", async () => {
    expect(await resultOf(analyser, photo)).toMatchObject(none("model-not-installed"));
  });

  it("the perceived age is not measured with a model that cannot be read: other criteria come, and a mended folder is read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "carnation-age-model-"));
    const broken = createAnalyser({ ageModelDir: pathToFileURL(folder) });
    const outcome = await resultOf(broken, photo);
    expect(outcome).toMatchObject(none("model-unreadable"));
    expect(outcome.problem).toContain(folder);
    expect(outcome.others.some(({ result }) => result.area_results.length > 0)).toBe(true);
    await cp(AGE_MODEL, folder, { recursive: true });
    const mended = await resultOf(broken, photo);
    expect(mended.result?.not_measured).toBeUndefined();
    expect(mended.problem).toBeUndefined();
    await broken.close();
    await rm(folder, { recursive: true });
  });

  it("the perceived age is not measured in a face that the renderer encoded, however old it is drawn", async () => {
    expect(await resultOf(withModel, await encodeJpeg(lined, 90))).toMatchObject(none("synthetic-image"));
  });
});

describe("a photo that cannot be measured says why", () => {
  const refused: readonly (readonly [string, string, () => Promise<Uint8Array> | Uint8Array])[] = [
    ["text", "not-an-image", () => new TextEncoder().encode("Bonjour")],
    ["nothing", "not-an-image", () => new Uint8Array()],
    [
      "an SVG",
      "not-an-image",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
    ["half a JPEG", "not-an-image", () => jpeg.slice(0, jpeg.length / 2)],
    ["a JPEG header without a picture", "not-an-image", () => jpeg.slice(0, 64)],
    ["too few pixels", "photo-too-small", () => open(face).resize(400).jpeg().toBuffer()],
    [
      "a face far away",
      "too-small",
      () =>
        open(face)
          .resize(300)
          .extend({ left: 300, right: 300, top: 200, bottom: 200, background: "#8f9ba3" })
          .jpeg()
          .toBuffer(),
    ],
    ["half a face", "face-cut", () => cut({ left: FACE.left + 0.3 * FACE.width })],
    ["a face without its chin", "face-cut", () => cut({ bottom: FACE.bottom - 0.12 * FACE.width })],
    [
      "a face larger than the frame",
      "too-close",
      () => {
        const crop = 0.07 * FACE.width;
        return cut({
          left: FACE.left + crop,
          top: FACE.top + crop,
          right: FACE.right - crop,
          bottom: FACE.bottom - crop,
        });
      },
    ],
    [
      "a leaning head",
      "head-leaning",
      () => open(face).rotate(45, { background: "#8f9ba3" }).jpeg().toBuffer(),
    ],
    ["black and white", "no-colour", () => open(face).grayscale().jpeg().toBuffer()],
    ["sepia", "no-colour", () => open(face).linear(0.8, 0).recomb(SEPIA).jpeg().toBuffer()],
    ["green light", "colour-cast", () => open(face).linear([0.8, 1.1, 0.8], [0, 0, 0]).jpeg().toBuffer()],
    ["blue light", "colour-cast", () => open(face).linear([0.7, 0.9, 1.25], [0, 0, 0]).jpeg().toBuffer()],
    ["no light at all", "too-dark", () => plain(800, 1000, "#050505")],
    ["a face in the dark", "too-dark", () => open(face).linear(0.12, 0).jpeg().toBuffer()],
    ["a white frame", "too-bright", () => plain(800, 1000, "#ffffff")],
    ["a burnt-out face", "too-bright", () => open(face).linear(1.7, 0).jpeg().toBuffer()],
    ["strong blur", "too-blurred", () => open(face).blur(8).jpeg().toBuffer()],
    [
      "blur that only the coarsest criteria would survive",
      "too-blurred",
      () => open(face).blur(3).jpeg().toBuffer(),
    ],
    [
      "a camera that moved",
      "moved",
      () => {
        const kernel = Array.from({ length: 81 }, (_, k) => (k % 10 === 0 ? 1 : 0));
        return open(face).convolve({ width: 9, height: 9, kernel }).jpeg().toBuffer();
      },
    ],
    ["a quarter of the light", "too-dark", () => open(face).linear(0.5, 0).jpeg().toBuffer()],
    ["a wall", "no-face", () => plain(800, 1000, "#9a8f80")],
    ["a photo upside down", "photo-rotated", () => open(face).rotate(180).jpeg().toBuffer()],
    ["a photo turned to the left", "photo-rotated", () => open(face).rotate(270).jpeg().toBuffer()],
    ["a photo turned to the right", "photo-rotated", () => open(face).rotate(90).jpeg().toBuffer()],
  ];

  it.each(refused)("%s: %s", async (_, error, photo) => {
    expect(errorOf(await analyser.analyse(await photo()))).toBe(error);
  });

  it("a photo of more than 50 megapixels is too-large, without decoding it", async () => {
    const huge = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: "#888" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(errorOf(await analyser.analyse(huge))).toBe("too-large");
  });

  it("two people: several-faces", async () => {
    const couple = await renderFace({ width: 900, height: 640, faces: 2 });
    expect(errorOf(await analyser.analyse(await encodeJpeg(couple, 90)))).toBe("several-faces");
  });
});

describe("the thread", () => {
  it("the thread is given up after the time limit, and the next photo gets a new one", async () => {
    const hasty = createAnalyser({ timeoutMs: 1 });
    expect(errorOf(await hasty.analyse(jpeg))).toBe("timeout");
    expect(errorOf(await hasty.analyse(jpeg))).toBe("timeout");
    await hasty.close();
  });

  it("the thread finds its models in another folder, as in an app that bundles it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "carnation-assets-"));
    await cp(ASSETS, folder, { recursive: true });
    const moved = createAnalyser({ assetsDir: pathToFileURL(folder) });
    expect(await moved.analyse(jpeg)).toMatchObject({ ok: true });
    await moved.close();
    await rm(folder, { recursive: true });
  });

  it("the thread reports `internal` when its models are missing, and does not take the process down", async () => {
    const broken = createAnalyser({ assetsDir: join(tmpdir(), "no-such-folder") });
    expect(errorOf(await broken.analyse(jpeg))).toBe("internal");
    await broken.close();
  });

  it("the thread takes no photo once closed", async () => {
    const closed = createAnalyser();
    await closed.close();
    await expect(closed.analyse(jpeg)).rejects.toThrow("closed");
  });
});
