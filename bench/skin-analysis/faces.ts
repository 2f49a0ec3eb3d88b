/**
 * The engine on real faces: distributions, marks as contact sheets, painted marks, stability, spoilt photos, skin tone
 * and cost, as one HTML page and one JSON file in `bench/skin-analysis/out` (never committed).
 * Run: `CARNATION_PORTRAITS=<folder> npm run bench:faces -- [--photos 10] [--out <folder>]
 * [--only skin,marks,painted,stability,degradations,tone,cost]`. Without the variable it says so and measures nothing.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAnalyser, createInspector } from "@carnation/skin-analysis/node";
import { overviewOf } from "./measure/distributions.ts";
import { degradationsOf } from "./measure/flattery.ts";
import { paintedTruthOf } from "./measure/painted.ts";
import { stabilityOf } from "./measure/stability.ts";
import { spread } from "./measure/statistics.ts";
import { toneLinksOf } from "./measure/tone.ts";
import { makeSheet, type Sheet } from "./photos/contactSheet.ts";
import { degradations } from "./photos/degradations.ts";
import { readPortraits, toSubject } from "./photos/portrait.ts";
import { combinedReshots, singleChanges } from "./photos/reshots.ts";
import { toJson, type Figures } from "./report/figures.ts";
import { renderPage } from "./report/page.ts";
import { measureCosts } from "./run/costs.ts";
import { readOptions, type Options } from "./run/options.ts";
import { tryPaintings } from "./run/paintings.ts";
import { sit, tryChanges, type Progress, type Sitter, type Sitting } from "./run/sittings.ts";

/** Photos that are timed at each size. */
const TIMED = 3;

/** One line that counts up on a terminal; only its end elsewhere. */
const progressOf =
  (what: string): Progress =>
  (done, all) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${what}: ${done} of ${all}${done === all ? "\n" : ""}`);
    else if (done === all) console.log(`${what}: ${all}`);
  };

async function sheetsOf(sittings: readonly Sitting[]): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const { portrait, inspection } of sittings) {
    if (inspection) sheets.push(await makeSheet(portrait, inspection));
  }
  return sheets;
}

async function sittersOf(sittings: readonly Sitting[], count: number): Promise<Sitter[]> {
  const sitters: Sitter[] = [];
  const seen = sittings.filter(({ inspection }) => inspection !== undefined);
  for (const { portrait, reading, inspection } of spread(seen, count)) {
    if (inspection) sitters.push({ subject: await toSubject(portrait, inspection), before: reading });
  }
  return sitters;
}

const toneSamples = (sittings: readonly Sitting[]) =>
  sittings.flatMap(({ reading, inspection }) =>
    inspection?.skin ? [{ lightness: inspection.skin.lightness, reading }] : [],
  );

async function measure({ portraits, photos, parts }: Options): Promise<Figures> {
  const analyser = createAnalyser();
  const all = await readPortraits(portraits);
  const inspector = await createInspector();
  const sittings = await sit(all, analyser, inspector, progressOf("photos scored"));
  const readings = sittings.map(({ reading }) => reading);
  const trying = (["painted", "stability", "degradations"] as const).some((part) => parts.has(part));
  const sitters = trying ? await sittersOf(sittings, photos) : [];
  const trials = async (what: string, changes: typeof singleChanges) =>
    tryChanges(sitters, changes, analyser, progressOf(what));
  const first = readings.find((reading) => !("refused" in reading));

  const figures: Figures = {
    engine: first && "engine" in first ? first.engine : "no engine",
    date: new Date().toISOString(),
    sittings,
    overview: overviewOf(readings),
    tried: sitters.length,
    ...((parts.has("marks") || parts.has("skin")) && { sheets: await sheetsOf(sittings) }),
    ...(parts.has("tone") && { tone: toneLinksOf(toneSamples(sittings)) }),
    ...(parts.has("painted") && {
      painted: paintedTruthOf(await tryPaintings(sitters, inspector, progressOf("painted photos"))),
    }),
    ...(parts.has("stability") && {
      single: stabilityOf(await trials("single changes", singleChanges)),
      reshots: stabilityOf(await trials("re-shots", combinedReshots)),
    }),
    ...(parts.has("degradations") && {
      degradations: degradationsOf(await trials("degradations", degradations)),
    }),
  };
  await analyser.close();
  if (!parts.has("cost")) return figures;
  const scored = sittings.filter(({ inspection }) => inspection !== undefined);
  const timed = spread(scored, TIMED).map(({ portrait }) => portrait);
  return { ...figures, costs: await measureCosts(timed) };
}

const options = readOptions(process.argv.slice(2), process.env, import.meta.dirname);
if ("skipped" in options) {
  console.log(options.skipped);
} else if ("problem" in options) {
  console.error(options.problem);
  process.exitCode = 2;
} else {
  const figures = await measure(options);
  await mkdir(options.out, { recursive: true });
  const page = join(options.out, "faces.html");
  await writeFile(page, renderPage(figures));
  await writeFile(join(options.out, "faces.json"), toJson(figures));
  console.log(`Written: ${page} and faces.json beside it.`);
}
