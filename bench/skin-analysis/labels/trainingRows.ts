/**
 * Writes what a judge of marks is trained with: the features of every labelled candidate, on the photo as it is and as
 * other cameras would have taken it, and of marks that were painted. Run it with `CARNATION_PORTRAITS` naming the folder
 * of photos: `node --conditions=@carnation/source bench/skin-analysis/labels/trainingRows.ts --out rows.csv`.
 */
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { createInspector, type FaceInspection } from "@carnation/skin-analysis/node";
import sharp from "sharp";
import { createRandom } from "../../../packages/skin-analysis/src/face-renderer/random.ts";
import { edit, type Change } from "../photos/change.ts";
import { paintOn, type PaintedKind } from "../photos/painted.ts";
import { readPortraits, toSubject, type Subject } from "../photos/portrait.ts";
import { readLabels } from "./labels.ts";

type Candidate = FaceInspection["candidates"][number];

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    labels: { type: "string", default: new URL("marks.csv", import.meta.url).pathname },
    /** Which share of the photos, as « 1/2 » for the first of two. */
    part: { type: "string", default: "1/1" },
    /** Only the photos as they are. */
    plain: { type: "boolean", default: false },
  },
});
const folder = process.env["CARNATION_PORTRAITS"];
if (!folder || !values.out) throw new Error("CARNATION_PORTRAITS and --out name where to read and to write.");

/** A candidate this close to a labelled place is that place. */
const NEAR_MM = 0.9;
/** A candidate this close to the middle of a painted mark is that mark; up to the next figure it is left out. */
const PAINTED_MM = 1.1;

/** The photo as another camera, another light or another sender would have it. */
const variants: readonly Change[] = [
  edit("warm", (picture) => picture.linear([1.1, 1, 0.86], [0, 0, 0])),
  edit("cool", (picture) => picture.linear([0.92, 1, 1.1], [0, 0, 0])),
  edit("dim", (picture) => picture.linear(0.75, 0)),
  edit("bright", (picture) => picture.linear(1.08, 0)),
  edit("veil", (picture) => picture.linear(0.82, 30)),
  edit("soft", (picture, { inspection, width }) =>
    picture.blur(Math.max(0.3, (0.0022 * inspection.faceWidth * width) / inspection.size.width)),
  ),
  { name: "jpeg", apply: ({ bytes }) => sharp(bytes).jpeg({ quality: 55 }).toBuffer() },
  edit("small", (picture, { width }) => picture.resize(Math.round(0.75 * width))),
];

const kinds = (random: () => number): readonly { label: string; kind: PaintedKind }[] => {
  const vary = (amount: number): number => 1 + amount * (2 * random() - 1);
  const power = (transmission: readonly number[], depth: number): [number, number, number] => {
    const [red = 1, green = 1, blue = 1] = transmission.map((share) => share ** (depth * vary(0.15)));
    return [red, green, blue];
  };
  return [
    {
      label: "P",
      kind: {
        name: "papules",
        criterion: "acne",
        diameterMm: [1.6, 5.5],
        // Measured on labelled red marks of several people, pale to plain.
        transmissions: [0.6, 0.9, 1.2, 1.5, 0.8, 1].map((depth) => power([0.89, 0.76, 0.78], depth)) as never,
      },
    },
    {
      label: "B",
      kind: {
        name: "brown marks",
        criterion: "pigmentation",
        diameterMm: [1.4, 5],
        transmissions: [0.5, 0.8, 1.2, 0.35, 0.7, 1].map((depth) => power([0.68, 0.48, 0.4], depth)) as never,
      },
    },
  ];
};

const [part = 1, parts = 1] = values.part.split("/").map(Number);
const labels = await readLabels(values.labels);
const inspector = await createInspector();
const out = createWriteStream(values.out);
const write = (photo: string, variant: string, label: string, again: string, { features }: Candidate): void =>
  void out.write(
    `${photo},${variant},${label},${again},${features.map((value) => value.toFixed(3)).join(",")}\n`,
  );

async function painted(subject: Subject, seed: number): Promise<void> {
  for (const { label, kind } of kinds(createRandom(seed))) {
    const { photo, places } = await paintOn(subject, kind, seed);
    const inspection = await inspector.inspect(photo);
    if (!inspection) continue;
    const scale = inspection.size.width / subject.width;
    for (const candidate of inspection.candidates) {
      const nearest = Math.min(
        ...places.map(({ x, y }) => Math.hypot(x * scale - candidate.at.x, y * scale - candidate.at.y)),
      );
      if (nearest / inspection.pixelsPerMm <= PAINTED_MM)
        write(subject.name, "painted", label, "", candidate);
    }
  }
}

const portraits = (await readPortraits(folder)).filter(({ name }) => labels.has(name));
for (const [index, portrait] of portraits.entries()) {
  if (index % parts !== part - 1) continue;
  const own = labels.get(portrait.name) ?? [];
  const first = await inspector.inspect(portrait.bytes);
  if (!first) continue;
  const subject = await toSubject(portrait, first);
  const shots: { name: string; inspection: FaceInspection | undefined }[] = [
    { name: "original", inspection: first },
  ];
  for (const step of values.plain ? [] : [0, 3]) {
    const variant = variants[(2 * index + step) % variants.length];
    if (!variant) continue;
    shots.push({ name: variant.name, inspection: await inspector.inspect(await variant.apply(subject)) });
  }
  for (const { name, inspection } of shots) {
    for (const { x, y, label, again = "" } of own) {
      const [nearest] = (inspection?.candidates ?? [])
        .map((candidate) => ({ candidate, away: Math.hypot(candidate.x - x, candidate.y - y) }))
        .toSorted((a, b) => a.away - b.away);
      if (nearest && nearest.away <= NEAR_MM) write(portrait.name, name, label, again, nearest.candidate);
    }
  }
  if (!values.plain) await painted(subject, index + 1);
  process.stderr.write(`${portrait.name}\n`);
}
await new Promise<void>((done) => void out.end(done));
