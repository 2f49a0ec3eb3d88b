/**
 * Writes what the judge of marks is trained with: the features of every labelled place that is proposed, in the photo as
 * it is and in changed ones, of marks painted in colours of real ones, and of drawn faces. Run it with
 * `CARNATION_PORTRAITS` naming the folder of photos:
 * `node --conditions=@carnation/source bench/skin-analysis/labels/trainingRows.ts --out rows.csv [--part 0/2]`.
 */
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { createInspector, type FaceInspection } from "@carnation/skin-analysis/node";
import { readPortraits, toSubject } from "../photos/portrait.ts";
import { drawnRows } from "./drawnRows.ts";
import { readLabels, type Label } from "./labels.ts";
import { candidateAt, trainingPhotos, type TrainingPhoto } from "./trainingPhotos.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    labels: { type: "string", default: new URL("marks.csv", import.meta.url).pathname },
    /** Part of the photos and number of parts, which run side by side. */
    part: { type: "string", default: "0/1" },
  },
});
const folder = process.env["CARNATION_PORTRAITS"];
if (!folder || !values.out) throw new Error("CARNATION_PORTRAITS and --out name where to read and to write.");
const [part = 0, parts = 1] = values.part.split("/").map(Number);

/** A candidate this close to a labelled place is that place. */
const NEAR_MM = 0.9;

const labels = await readLabels(values.labels);
const inspector = await createInspector();
const out = createWriteStream(values.out);

function writeRow(
  photo: string,
  source: string,
  label: string,
  again: string,
  features: readonly number[],
): void {
  out.write(`${[photo, source, label, again, ...features.map((value) => value.toFixed(3))].join(",")}\n`);
}

function writePhoto(
  name: string,
  { source, painted }: TrainingPhoto,
  inspection: FaceInspection,
  labelled: readonly Label[],
): void {
  for (const { at, label } of painted) {
    const found = candidateAt(
      inspection,
      (candidate) => Math.hypot(candidate.at.x - at.x, candidate.at.y - at.y) / inspection.pixelsPerMm,
      1.5 * NEAR_MM,
    );
    if (found) writeRow(name, source, label, "", found.features);
  }
  if (source === "painted") return;
  for (const { x, y, label, again = "" } of labelled) {
    const found = candidateAt(
      inspection,
      (candidate) => Math.hypot(candidate.x - x, candidate.y - y),
      NEAR_MM,
    );
    if (found) writeRow(name, source, label, again, found.features);
  }
}

for (const [index, portrait] of (await readPortraits(folder)).entries()) {
  const { name, bytes } = portrait;
  const labelled = labels.get(name);
  if (!labelled || index % parts !== part) continue;
  const inspection = await inspector.inspect(bytes);
  if (!inspection) continue;
  const subject = await toSubject(portrait, inspection);
  for (const photo of await trainingPhotos(subject, index + 1)) {
    const seen = photo.source === "original" ? inspection : await inspector.inspect(photo.bytes);
    if (seen) writePhoto(name, photo, seen, labelled);
  }
}
if (part === 0) {
  for await (const { photo, label, features } of drawnRows(inspector)) {
    writeRow(photo, "drawn", label, "", features);
  }
}
await new Promise<void>((done) => void out.end(done));
