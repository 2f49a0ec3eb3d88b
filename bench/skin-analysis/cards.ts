/**
 * Measures the validity card of every criterion on real photos and writes them for the product:
 * `packages/domain/src/validity/measuredCards.ts`. Run:
 * `CARNATION_PORTRAITS=<folder> npm run bench:cards -- [--photos 12] [--out <file>]`, with the folder's `official` photos
 * beside an `ages.json` (`{"<file>": years}`). Without the variable it says so and measures nothing.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createAnalyser, createInspector } from "@carnation/skin-analysis/node";
import * as v from "valibot";
import { readLabels } from "./labels/labels.ts";
import { measureCards, type MeasuredCards } from "./measure/cards.ts";
import { spread } from "./measure/statistics.ts";
import { readPortraits, toSubject } from "./photos/portrait.ts";
import { combinedReshots, singleChanges } from "./photos/reshots.ts";
import { sit, tryChanges } from "./run/sittings.ts";

const { values } = parseArgs({
  options: {
    /** Photos on which the repeatability is tried, spread over all. */
    photos: { type: "string", default: "12" },
    out: {
      type: "string",
      default: join(import.meta.dirname, "../../packages/domain/src/validity/measuredCards.ts"),
    },
  },
});

const progress =
  (what: string) =>
  (done: number, all: number): void => {
    if (done === all || done % 50 === 0) console.log(`${what}: ${done} of ${all}`);
  };

async function readAges(folder: string): Promise<ReadonlyMap<string, number>> {
  const file = join(folder, "official", "ages.json");
  if (!existsSync(file)) return new Map();
  const ages = v.parse(v.record(v.string(), v.number()), JSON.parse(await readFile(file, "utf8")));
  return new Map(
    Object.entries(ages).map(([name, years]) => [`official/${name.replace(/\.\w+$/u, "")}`, years]),
  );
}

/** Reads the shares of real marks that `train_judge.py` wrote by tenfold validation, by criterion. */
async function readPrecision() {
  const file = new URL("labels/judgePrecision.json", import.meta.url);
  const precision = v.object({ share: v.number(), judged: v.number() });
  const schema = v.object({ brown: precision, red: precision });
  const { brown, red } = v.parse(schema, JSON.parse(await readFile(file, "utf8")));
  return { Pigmentation: brown, Acne: red };
}

/** The cards as a file of the product: a value, because a JSON file is no module everywhere. */
const rateLimitKey = (cards: MeasuredCards): string =>
  `// Written by \`npm run bench:cards\`, never by hand.\n` +
  `// oxlint-disable oxc/approx-constant -- a measure may look like a constant of mathematics\nexport const measuredCards = ${JSON.stringify(cards, null, 2)} as const;\n`;

const folder = process.env["CARNATION_PORTRAITS"];
if (folder === undefined) {
  console.log("Skipped: CARNATION_PORTRAITS names no folder of portraits.");
} else {
  const analyser = createAnalyser();
  const inspector = await createInspector();
  const sittings = await sit(await readPortraits(folder), analyser, inspector, progress("photos scored"));
  const sitters = [];
  for (const { portrait, reading, inspection } of spread(
    sittings.filter(({ inspection }) => inspection !== undefined),
    Number(values.photos),
  )) {
    if (inspection) sitters.push({ subject: await toSubject(portrait, inspection), before: reading });
  }
  const changes = [...singleChanges, ...combinedReshots];
  const trials = await tryChanges(sitters, changes, analyser, progress("re-shots"));
  await analyser.close();
  const cards = measureCards({
    sittings,
    trials,
    ages: await readAges(folder),
    labels: await readLabels(new URL("labels/marks.csv", import.meta.url).pathname),
    validated: await readPrecision(),
  });
  await writeFile(values.out, rateLimitKey(cards));
  console.table(cards.criteria);
}
