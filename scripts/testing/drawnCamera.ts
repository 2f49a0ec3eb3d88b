import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const PHOTO = fileURLToPath(new URL("../../apps/web/public/demo/visage-clair.jpg", import.meta.url));

interface DrawnCamera {
  /** Pixels of the camera's picture; the drawn face stands in its middle, half as wide as three quarters of the height. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Measure of how far the face sways to each side, in pixels: 0 holds still. */
  readonly sway: number;
  /** True when it wears round glasses. @default false */
  readonly glasses?: boolean;
}

/** Rims, bridge and temples where the eyes and ears of the demo photo are, in its own pixels. */
const GLASSES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1536 2048" WIDTH>
  <g fill="none" stroke="#20242c" stroke-width="15">
    <circle cx="596" cy="978" r="130"/><circle cx="938" cy="978" r="130"/>
    <path d="M726 978H808M466 978H390M1068 978H1146"/>
  </g>
</svg>`;

/**
 * Films a face that does not exist, for Chromium's `--use-file-for-fake-video-capture`.
 * @returns the path of a Motion JPEG, in a folder of its own that the caller removes
 */
export async function filmDrawnFace({
  width,
  height,
  frames,
  sway,
  glasses = false,
}: DrawnCamera): Promise<string> {
  const portrait = Math.round(0.75 * height);
  const worn = Buffer.from(GLASSES.replace("WIDTH", `width="${portrait}" height="${height}"`));
  const face = await sharp(PHOTO)
    .resize(portrait, height)
    .composite(glasses ? [{ input: worn }] : [])
    .png()
    .toBuffer();
  const film: Buffer[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const left = Math.round((width - portrait) / 2 + sway * Math.sin((2 * Math.PI * frame) / frames));
    film.push(
      await sharp({ create: { width, height, channels: 3, background: "#c9cdc8" } })
        .composite([{ input: face, left, top: 0 }])
        .jpeg({ quality: 92 })
        .toBuffer(),
    );
  }
  const file = join(await mkdtemp(join(tmpdir(), "carnation-camera-")), "face.mjpeg");
  await writeFile(file, Buffer.concat(film));
  return file;
}
