import { createAnalyser } from "@carnation/skin-analysis/node";
import sharp from "sharp";

/** Describes what one photo costs on this machine, in milliseconds unless said. */
export interface Cost {
  readonly width: number;
  readonly height: number;
  /** First analysis: the start of the thread and its models included. */
  readonly cold: number;
  /** Plain decoding, the yardstick: the least of the warm runs, which what else the machine does disturbs least. */
  readonly decoding: number;
  /** Whole analysis in its thread, decoding included: the least of the warm runs. */
  readonly analysing: number;
  /** The same in processor time of all threads, which a busy machine disturbs less. */
  readonly decodingCpu: number;
  readonly analysingCpu: number;
  /** Largest resident memory of this process up to the end of the analyses, MB. */
  readonly peakMemory: number;
}

/** The least wall and processor time of some runs. */
interface Least {
  wall: number;
  cpu: number;
}

async function time(task: () => Promise<unknown>, least: Least): Promise<void> {
  const before = process.cpuUsage();
  const start = performance.now();
  await task();
  const { user, system } = process.cpuUsage(before);
  least.wall = Math.min(least.wall, performance.now() - start);
  least.cpu = Math.min(least.cpu, (user + system) / 1000);
}

/**
 * Times one photo in this process. Its peak memory is the photo's own only in a process that did nothing else.
 * @throws Error when the engine refuses the photo: a refusal costs less than an analysis
 */
export async function measureCost(photo: Buffer, { warmUp = 12, runs = 9 } = {}): Promise<Cost> {
  const { width, height } = await sharp(photo).metadata();
  const analyser = createAnalyser();
  try {
    const started = performance.now();
    const outcome = await analyser.analyse(photo);
    const cold = performance.now() - started;
    if (!outcome.ok) throw new Error(`The photo was refused: ${outcome.error}`);
    for (let run = 0; run < warmUp; run++) await analyser.analyse(photo);
    // Before the yardstick runs: the buffers that it leaves behind are not the analysis's.
    const peakMemory = process.resourceUsage().maxRSS / 1024;
    const decode = () => sharp(photo).autoOrient().toColourspace("srgb").raw().toBuffer();
    for (let run = 0; run < warmUp; run++) await decode();
    const [analysing, decoding]: [Least, Least] = [
      { wall: Infinity, cpu: Infinity },
      { wall: Infinity, cpu: Infinity },
    ];
    // In turns: what else the machine does disturbs both alike.
    for (let run = 0; run < runs; run++) {
      await time(() => analyser.analyse(photo), analysing);
      await time(decode, decoding);
    }
    return {
      width,
      height,
      cold,
      decoding: decoding.wall,
      analysing: analysing.wall,
      decodingCpu: decoding.cpu,
      analysingCpu: analysing.cpu,
      peakMemory,
    };
  } finally {
    await analyser.close();
  }
}
