/**
 * Writes what a judge of skin is trained with: the features of the cell at every labelled place where skin is expected, in the
 * photo as it is and in two changed ones. Run it with `CARNATION_PORTRAITS` naming the folder of photos:
 * `node --conditions=@carnation/source bench/skin-analysis/labels/cellRows.ts --out cells-rows.csv [--part 0/2]`.
 */
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { createInspector } from "@carnation/skin-analysis/node";
import { createRandom } from "../../../packages/skin-analysis/src/face-renderer/svg/random.ts";
import { readPortraits, toSubject } from "../photos/portrait.ts";
import { readLabels } from "./labels.ts";
import { changeLook } from "./trainingPhotos.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    /** Part of the photos and number of parts, which run side by side. */
    part: { type: "string", default: "0/1" },
  },
});
const folder = process.env["CARNATION_PORTRAITS"];
if (!folder || !values.out) throw new Error("CARNATION_PORTRAITS and --out name where to read and to write.");
const [part = 0, parts = 1] = values.part.split("/").map(Number);

const read = (file: string) => readLabels(new URL(file, import.meta.url).pathname);
/** Cells that chance chose say how often something is there; candidates show more of what is rare. */
const sets = [
  { set: "chance", labels: await read("cells.csv") },
  { set: "candidate", labels: await read("marks.csv") },
];
const inspector = await createInspector();
const out = createWriteStream(values.out);

for (const [index, portrait] of (await readPortraits(folder)).entries()) {
  const { name, bytes } = portrait;
  const places = sets.flatMap(({ set, labels }) =>
    (labels.get(name) ?? []).map((label) => ({ set, ...label })),
  );
  if (places.length === 0 || index % parts !== part) continue;
  const inspection = await inspector.inspect(bytes);
  if (!inspection) continue;
  const subject = await toSubject(portrait, inspection);
  const random = createRandom(index + 1);
  const photos = [
    { source: "original", bytes },
    { source: "changed", bytes: await changeLook(subject, random) },
    { source: "changed", bytes: await changeLook(subject, random) },
  ];
  for (const photo of photos) {
    const seen = photo.source === "original" ? inspection : await inspector.inspect(photo.bytes);
    for (const { set, x, y, label, again = "" } of places) {
      const cell = seen?.cellAt(x, y);
      if (!cell) continue;
      const features = cell.features.map((value) => value.toFixed(3));
      out.write(`${[name, set, photo.source, label, again, Number(cell.isSkin), ...features].join(",")}\n`);
    }
  }
}
await new Promise<void>((done) => void out.end(done));
