import { createAnalyser } from "@carnation/skin-analysis/node";
import sharp from "sharp";

/** What one photo costs on this machine, in milliseconds unless said. */
export interface Cost {
  readonly width: number;
  readonly height: number;
  /** First analysis: the start of the thread and its models included. */
  readonly cold: number;
  /** Plain decoding, the yardstick: the least of the warm runs, which what else the machine does disturbs least. */
  readonly decoding: number;
  /** Whole analysis in its thread, decoding included: the least of the warm runs. */
  readonly analysing: number;
  /** Largest resident memory of this process up to the end of the analyses, MB. */
  readonly peakMemory: number;
}

async function leastTime(runs: number, task: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await task();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/**
 * Times one photo in this process. Its peak memory is the photo's own only in a process that did nothing else.
 * @throws Error when the engine refuses the photo: a refusal costs less than an analysis
 */
export async function measureCost(photo: Buffer, { warmUp = 3, runs = 9 } = {}): Promise<Cost> {
  const { width, height } = await sharp(photo).metadata();
  const analyser = createAnalyser();
  try {
    const started = performance.now();
    const outcome = await analyser.analyse(photo);
    const cold = performance.now() - started;
    if (!outcome.ok) throw new Error(`The photo was refused: ${outcome.error}`);
    await leastTime(warmUp, () => analyser.analyse(photo));
    const analysing = await leastTime(runs, () => analyser.analyse(photo));
    // Before the yardstick runs: the buffers that it leaves behind are not the analysis's.
    const peakMemory = process.resourceUsage().maxRSS / 1024;
    const decode = () => sharp(photo).autoOrient().toColourspace("srgb").raw().toBuffer();
    await leastTime(warmUp, decode);
    const decoding = await leastTime(runs, decode);
    return { width, height, cold, decoding, analysing, peakMemory };
  } finally {
    await analyser.close();
  }
}
