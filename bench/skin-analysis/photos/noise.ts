import sharp from "sharp";
import { toFile } from "./portrait.ts";
import { createRandom } from "../../../packages/skin-analysis/src/face-renderer/svg/random.ts";

/** Length of the table of normal numbers: read at a random start in each row, its repetition is not seen. */
const TABLE = 1 << 16;

function normalTable(random: () => number): Float32Array {
  // Box and Muller's transform; 1 - random() is never 0.
  return Float32Array.from(
    { length: TABLE },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}

/**
 * Adds a sensor's noise: normal, independent per channel, the same for the same seed.
 * @param sigma standard deviation in 8-bit levels
 */
export async function addNoise(photo: Buffer, sigma: number, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const normal = normalTable(random);
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  for (let start = 0; start < data.length; start += row) {
    const offset = Math.trunc(random() * TABLE);
    for (let i = 0; i < row; i++) {
      const value = (data[start + i] ?? 0) + sigma * (normal[(offset + i) % TABLE] ?? 0);
      data[start + i] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return toFile(sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }));
}
