/**
 * Writes what a judge of marks is trained with: the features of every labelled place that is proposed today. Run it with `CARNATION_PORTRAITS` naming the folder
 * of photos: `node --conditions=@carnation/source bench/skin-analysis/labels/trainingRows.ts --out rows.csv`.
 */
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { createInspector } from "@carnation/skin-analysis/node";
import { readPortraits } from "../photos/portrait.ts";
import { readLabels } from "./labels.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    labels: { type: "string", default: new URL("marks.csv", import.meta.url).pathname },
  },
});
const folder = process.env["CARNATION_PORTRAITS"];
if (!folder || !values.out) throw new Error("CARNATION_PORTRAITS and --out name where to read and to write.");

/** A candidate this close to a labelled place is that place. */
const NEAR_MM = 0.9;

const labels = await readLabels(values.labels);
const inspector = await createInspector();
const out = createWriteStream(values.out);
for (const { name, bytes } of await readPortraits(folder)) {
  const { candidates = [] } = (labels.has(name) && (await inspector.inspect(bytes))) || {};
  for (const { x, y, label, again = "" } of labels.get(name) ?? []) {
    const [nearest] = candidates
      .map(({ features, ...at }) => ({ features, away: Math.hypot(at.x - x, at.y - y) }))
      .toSorted((a, b) => a.away - b.away);
    if (!nearest || nearest.away > NEAR_MM) continue;
    const features = nearest.features.map((value) => value.toFixed(3));
    out.write(`${[name, label, again, ...features].join(",")}\n`);
  }
}
await new Promise<void>((done) => void out.end(done));
