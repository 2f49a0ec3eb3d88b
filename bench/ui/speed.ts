/**
 * The kit and its peers in one run of one Chromium, production builds: 500 gauges mounted and updated, a series of 500 points and
 * 50 fields of each kind mounted, and a table of 10,000 rows mounted, scrolled, sorted and filtered. Medians over alternating rounds, after two that warm the engine up.
 * Run: `npm run bench:ui`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { ensureBrowser } from "../../scripts/ensureBrowser.ts";
import { peersFolder, prepareCases } from "./installPeers.ts";

const ROUNDS = 9;
const WARM_UP = 2;
const SCROLL_FRAMES = 240;
const LONG_FRAME_MS = 50;

interface Times {
  readonly rendered: number;
  readonly laidOut: number;
}
interface GaugeTimes {
  readonly mount: Times;
  readonly update: Times;
  readonly drawn: number;
}
interface TableTimes {
  readonly mount: number;
  /** Milliseconds until the rows are sorted and filtered. */
  readonly arranged: number;
  readonly frames: readonly number[];
}
interface Bench {
  readonly gaugeKinds: readonly string[];
  readonly tableKinds: readonly { readonly name: string; readonly note: string }[];
  readonly mountKinds: readonly { readonly group: string; readonly kinds: readonly string[] }[];
  readonly measureMount: (group: string, kind: string) => Promise<Times>;
  readonly measureGauges: (kind: string) => Promise<GaugeTimes>;
  readonly measureTable: (kind: string, frames: number) => Promise<TableTimes>;
}
declare const bench: Bench;

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Measures every kind once a round, each round starting with another one. */
async function alternate<T>(
  kinds: readonly string[],
  measure: (kind: string) => Promise<T>,
): Promise<Map<string, T[]>> {
  const all = new Map<string, T[]>(kinds.map((kind) => [kind, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (let place = 0; place < kinds.length; place += 1) {
      const kind = kinds[(place + round + WARM_UP) % kinds.length] ?? "";
      const result = await measure(kind);
      if (round >= 0) all.get(kind)?.push(result);
    }
  }
  return all;
}

async function compareGauges(page: Page): Promise<void> {
  const kinds = await page.evaluate(() => bench.gaugeKinds);
  const all = await alternate(kinds, (kind) => page.evaluate((name) => bench.measureGauges(name), kind));
  const own = all.get("Carnation") ?? [];
  for (const step of ["mount", "update"] as const) {
    console.log(`\n${step} 500 gauges, median of ${ROUNDS} rounds`);
    for (const [kind, times] of all) {
      const cell = (until: keyof Times): string => {
        const time = median(times.map((round) => round[step][until]));
        const ratio = time / median(own.map((round) => round[step][until]));
        return `${time.toFixed(0).padStart(5)} ms (× ${ratio.toFixed(1)})`;
      };
      const drawn = times.every((round) => round.drawn === 500) ? "" : "   not all were drawn";
      console.log(`  ${kind.padEnd(16)}rendered ${cell("rendered")}   laid out ${cell("laidOut")}${drawn}`);
    }
  }
}

async function compareMounts(page: Page): Promise<void> {
  for (const { group, kinds } of await page.evaluate(() => bench.mountKinds)) {
    const all = await alternate(kinds, (kind) =>
      page.evaluate(([what, name]) => bench.measureMount(what, name), [group, kind] as const),
    );
    const own = all.get("Carnation") ?? [];
    console.log(`\nmount ${group}, median of ${ROUNDS} rounds`);
    for (const [kind, times] of all) {
      const time = median(times.map(({ laidOut }) => laidOut));
      const ratio = time / median(own.map(({ laidOut }) => laidOut));
      console.log(`  ${kind.padEnd(18)}laid out ${time.toFixed(0).padStart(5)} ms (× ${ratio.toFixed(1)})`);
    }
  }
}

async function compareTables(page: Page): Promise<void> {
  const kinds = await page.evaluate(() => bench.tableKinds);
  const all = await alternate(
    kinds.map(({ name }) => name),
    (kind) =>
      page.evaluate(([name, frames]) => bench.measureTable(name, frames), [kind, SCROLL_FRAMES] as const),
  );
  const ownTimes = all.get("Carnation") ?? [];
  console.log(`\n10,000 rows, median of ${ROUNDS} rounds; frames of all rounds together`);
  for (const { name, note } of kinds) {
    const times = all.get(name) ?? [];
    const frames = times.flatMap((time) => time.frames);
    const arranged = median(times.map((time) => time.arranged));
    const ratio = arranged / median(ownTimes.map((time) => time.arranged));
    const long = frames.filter((time) => time > LONG_FRAME_MS).length;
    console.log(
      `  ${name.padEnd(16)}first rows ${median(times.map((time) => time.mount))
        .toFixed(0)
        .padStart(5)} ms` +
        `   sorted and filtered ${arranged.toFixed(0).padStart(4)} ms (× ${ratio.toFixed(1)})` +
        `   frame p95 ${quantile(frames, 0.95).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms,` +
        ` ${long} of ${frames.length} over ${LONG_FRAME_MS} ms   (${note})`,
    );
  }
}

prepareCases();
const outDir = mkdtempSync(join(tmpdir(), "carnation-bench-"));
const shared = { root: peersFolder, configFile: false, logLevel: "error" } as const;
await build({
  ...shared,
  resolve: { dedupe: ["react", "react-dom"] },
  build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 5000 },
});
const server = await preview({ ...shared, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-background-networking", "--no-first-run", "--js-flags=--expose-gc"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => console.log(`The page failed: ${error.message}`));
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  console.log(`Chromium ${browser.version()}`);
  await compareGauges(page);
  await compareMounts(page);
  await compareTables(page);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
