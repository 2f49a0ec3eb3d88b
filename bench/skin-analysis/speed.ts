/**
 * Holds what one photo costs: plain decoding as the yardstick, the whole analysis in its thread, warm.
 * Run: `node --conditions=@carnation/source bench/skin-analysis/speed.ts [photo.jpg] [--json]`; by default the demo's
 * photo of 3 megapixels. `--json` prints one line for `faces.ts`, which starts a fresh process for each photo.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureCost } from "./cost.ts";

const DEMO = new URL("../../apps/web/public/demo/visage-clair.jpg", import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
});
const cost = await measureCost(await readFile(positionals[0] ?? DEMO));

if (values.json) {
  console.log(JSON.stringify(cost));
} else {
  console.log(`photo               ${cost.width} x ${cost.height}`);
  console.log(`decoding            ${cost.decoding.toFixed(0)} ms, the least of 9`);
  console.log(
    `first analysis      ${cost.cold.toFixed(0)} ms, the start of the thread and its models included`,
  );
  console.log(`analysis, warm      ${cost.analysing.toFixed(0)} ms, decoding included, the least of 9`);
  console.log(`analysis / decoding ${(cost.analysing / cost.decoding).toFixed(1)}`);
  console.log(
    `processor time      ${cost.analysingCpu.toFixed(0)} / ${cost.decodingCpu.toFixed(0)} ms, ` +
      (cost.analysingCpu / cost.decodingCpu).toFixed(1),
  );
  console.log(`largest memory      ${cost.peakMemory.toFixed(0)} MB`);
}
