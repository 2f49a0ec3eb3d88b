/**
 * Draws the sheets on which candidate marks are labelled by eye. Run it with `CARNATION_PORTRAITS` naming the folder of
 * photos: `node --conditions=@carnation/source bench/skin-analysis/labels/sheets.ts --out folder`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createInspector, type FaceInspection } from "@carnation/skin-analysis/node";
import { readPortraits } from "../photos/portrait.ts";
import { COLUMNS, cutPatch, drawSheet, readPixels, ROWS } from "./patchSheet.ts";

type Candidate = FaceInspection["candidates"][number];

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    /** Count of how many candidates of a camera portrait, and of another one, are drawn. */
    camera: { type: "string", default: "80" },
    others: { type: "string", default: "20" },
    /** Count of how many other photos, spread over all. */
    photos: { type: "string", default: "130" },
  },
});
const folder = process.env["CARNATION_PORTRAITS"];
if (!folder || !values.out) throw new Error("CARNATION_PORTRAITS and --out name folders.");

/** Half of them the most prominent ones, the others spread over all that follow: no kind is seen alone. */
function choose(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const first = candidates.slice(0, Math.ceil(count / 2));
  const rest = candidates.slice(first.length);
  const step = Math.max(1, rest.length / (count - first.length));
  const spread = Array.from({ length: count - first.length }, (_, index) => rest[Math.floor(index * step)]);
  return [...first, ...spread.filter((candidate) => candidate !== undefined)];
}

const inspector = await createInspector();
const portraits = await readPortraits(folder);
const isCamera = (name: string): boolean => name.startsWith("portraits/");
const official = portraits.filter(({ name }) => name.startsWith("official/"));
const every = Math.max(1, official.length / Number(values.photos));
const others = Array.from(
  { length: Number(values.photos) },
  (_, index) => official[Math.floor(index * every)],
);
const chosen = [
  ...portraits.filter(({ name }) => isCamera(name)),
  ...others.filter((one) => one !== undefined),
];

await mkdir(values.out, { recursive: true });
const size = COLUMNS * ROWS;
const index: string[] = [];
let waiting: { pixels: Uint8Array; radiusMm: number; row: string }[] = [];
let sheet = 0;
async function flush(): Promise<void> {
  if (waiting.length === 0) return;
  sheet += 1;
  const name = String(sheet).padStart(3, "0");
  await writeFile(join(values.out ?? "", `${name}.png`), await drawSheet(waiting));
  waiting.forEach(({ row }, place) => index.push(`${name},${place},${row}`));
  waiting = [];
}
for (const { name, bytes } of chosen) {
  const inspection = await inspector.inspect(bytes);
  if (!inspection) continue;
  const { candidates, pixelsPerMm, angle } = inspection;
  const pixels = await readPixels(bytes, inspection.size.width);
  const count = Number(isCamera(name) ? values.camera : values.others);
  for (const { at, radiusMm, x, y } of choose(candidates, count)) {
    const row = [name, x.toFixed(1), y.toFixed(1), radiusMm.toFixed(1)].join(",");
    waiting.push({ pixels: cutPatch(pixels, { at, radiusMm }, { pixelsPerMm, angle }), radiusMm, row });
    if (waiting.length === size) await flush();
  }
  process.stderr.write(`${name} ${candidates.length}\n`);
}
await flush();
await writeFile(join(values.out, "index.csv"), `sheet,place,photo,x,y,radius\n${index.join("\n")}\n`);
