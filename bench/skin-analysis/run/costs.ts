import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import * as v from "valibot";
import type { Cost } from "../cost.ts";
import { quantile } from "../measure/statistics.ts";
import type { Portrait } from "../photos/portrait.ts";

/** Describes what photos of one size cost: medians over some of them. */
export interface SizeCost {
  readonly megapixels: number;
  readonly photos: number;
  /** Whole analysis, warm, in milliseconds; its decoding is part of it. */
  readonly analysing: number;
  /** Plain decoding, in milliseconds. */
  readonly decoding: number;
  /** Whole analysis over plain decoding. */
  readonly ratio: number;
  /** Largest resident memory of a process that does nothing else, MB: the largest of them all. */
  readonly peakMemory: number;
}

const SIZES = [1, 3, 12] as const;
const SPEED = fileURLToPath(new URL("../speed.ts", import.meta.url));
const run = promisify(execFile);
const costSchema = v.object({
  width: v.number(),
  height: v.number(),
  cold: v.number(),
  decoding: v.number(),
  analysing: v.number(),
  decodingCpu: v.number(),
  analysingCpu: v.number(),
  peakMemory: v.number(),
});

/** The photo as a camera of so many megapixels would have stored it; enlarged where the photo has fewer. */
async function atSize({ bytes }: Portrait, megapixels: number): Promise<Buffer> {
  const { autoOrient } = await sharp(bytes).metadata();
  const factor = Math.sqrt((megapixels * 1e6) / (autoOrient.width * autoOrient.height));
  const width = Math.round(autoOrient.width * factor);
  return sharp(bytes).autoOrient().resize(width).jpeg({ quality: 92 }).toBuffer();
}

/** Times a photo in a process of its own: the memory of this one is full of other photos. */
async function costOf(photo: Buffer, folder: string): Promise<Cost> {
  const file = join(folder, "photo.jpg");
  await writeFile(file, photo);
  const { stdout } = await run(process.execPath, ["--conditions=@carnation/source", SPEED, file, "--json"]);
  return v.parse(costSchema, JSON.parse(stdout));
}

/** Analysis over plain decoding and peak memory at 1, 3 and 12 megapixels. */
export async function measureCosts(portraits: readonly Portrait[]): Promise<SizeCost[]> {
  const folder = await mkdtemp(join(tmpdir(), "carnation-cost-"));
  try {
    const costs: SizeCost[] = [];
    for (const megapixels of SIZES) {
      const own: Cost[] = [];
      for (const portrait of portraits) own.push(await costOf(await atSize(portrait, megapixels), folder));
      const median = (figure: (cost: Cost) => number) => quantile(own.map(figure), 0.5);
      costs.push({
        megapixels,
        photos: own.length,
        analysing: median((cost) => cost.analysing),
        decoding: median((cost) => cost.decoding),
        ratio: median((cost) => cost.analysing / cost.decoding),
        peakMemory: Math.max(...own.map((cost) => cost.peakMemory)),
      });
    }
    return costs;
  } finally {
    await rm(folder, { recursive: true });
  }
}
