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
  /** How far the face sways to each side, in pixels: 0 holds still. */
  readonly sway: number;
}

/**
 * Films a face that does not exist, for Chromium's `--use-file-for-fake-video-capture`.
 * @returns the path of a Motion JPEG, in a folder of its own that the caller removes
 */
export async function filmDrawnFace({ width, height, frames, sway }: DrawnCamera): Promise<string> {
  const portrait = Math.round(0.75 * height);
  const face = await sharp(PHOTO).resize(portrait, height).png().toBuffer();
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
