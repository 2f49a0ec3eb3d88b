/**
 * What one 3-megapixel photo costs: plain decoding as the yardstick, the whole analysis in its thread, warm.
 * Run: `node --conditions=@carnation/source bench/skin-analysis.ts [photo.jpg]`.
 */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { createAnalyser } from "@carnation/skin-analysis/node";

const DEMO = new URL("../apps/web/public/demo/visage-clair.jpg", import.meta.url);
const WARM_UP = 3;
const RUNS = 9;

async function median(task: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const start = performance.now();
    await task();
    if (run >= WARM_UP) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? Number.NaN;
}

const photo = await readFile(process.argv[2] ?? DEMO);
const { width, height } = await sharp(photo).metadata();
const analyser = createAnalyser();

const coldStart = performance.now();
const outcome = await analyser.analyse(photo);
const cold = performance.now() - coldStart;
if (!outcome.ok) throw new Error(`The photo was refused: ${outcome.error}`);

const decoding = await median(() => sharp(photo).autoOrient().toColourspace("srgb").raw().toBuffer());
const analysing = await median(() => analyser.analyse(photo));
await analyser.close();

const rss = process.resourceUsage().maxRSS / 1024;
console.log(`photo               ${width} x ${height}`);
console.log(`decoding            ${decoding.toFixed(0)} ms`);
console.log(`first analysis      ${cold.toFixed(0)} ms, the start of the thread and its models included`);
console.log(`analysis, warm      ${analysing.toFixed(0)} ms, decoding included`);
console.log(`analysis / decoding ${(analysing / decoding).toFixed(1)}`);
console.log(`largest memory      ${rss.toFixed(0)} MB`);
