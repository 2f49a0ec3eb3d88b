import type { FaceInspection } from "@carnation/skin-analysis/node";
import sharp from "sharp";
import { createRandom } from "../../../packages/skin-analysis/src/face-renderer/svg/random.ts";
import { PAINTED, paintedKinds, paintOn, type PaintedKind } from "../photos/painted.ts";
import { toFile, type Subject } from "../photos/portrait.ts";

/** A photo whose proposals teach the judge, and the marks that were painted on it. */
export interface TrainingPhoto {
  readonly source: "original" | "changed" | "painted";
  readonly bytes: Buffer;
  /** Marks that were painted, in pixels of the inspected image, with their letter of `LABELS`. */
  readonly painted: readonly {
    readonly at: { readonly x: number; readonly y: number };
    readonly label: string;
  }[];
}

type Random = () => number;
type Range = readonly [low: number, high: number];
const between = (random: Random, [low, high]: Range): number => low + (high - low) * random();

/**
 * Photographs the same marks otherwise: light, white balance, focus, veil and JPEG, drawn anew for each photo, so that
 * none of them decides what a mark is. Nothing moves: places keep their millimetres.
 */
export async function changeLook({ bytes, width, inspection }: Subject, random: Random): Promise<Buffer> {
  const light = between(random, [0.72, 1.2]);
  const warmth = between(random, [0.9, 1.1]);
  const veil = random() < 0.3 ? between(random, [0.75, 0.95]) : 1;
  const sigma = (between(random, [0, 0.0022]) * inspection.faceWidth * width) / inspection.size.width;
  let picture = sharp(bytes).linear(
    [light * warmth * veil, light * veil, (light / warmth) * veil],
    [(1 - veil) * 160, (1 - veil) * 160, (1 - veil) * 160],
  );
  if (sigma > 0.3) picture = picture.blur(sigma);
  return sharp(await toFile(picture))
    .jpeg({ quality: Math.round(between(random, [55, 95])) })
    .toBuffer();
}

/**
 * Colours of real marks, as absorbance in red and blue over green: the middle eight tenths of 161 brown marks of 58
 * people and of ten red ones of nine (`marks.csv`, sure labels), rounded; red over green goes on to .5, since others
 * measured .37 to .45 on papules in camera photos. Green in hundredths of a decade.
 */
const FITTED_COLOURS = {
  B: { redOverGreen: [0.44, 0.76], blueOverGreen: [1, 1.6], green: [5, 32], diameterMm: [1.2, 5] },
  P: { redOverGreen: [0.1, 0.5], blueOverGreen: [0.62, 0.98], green: [5, 24], diameterMm: [1.5, 6] },
} as const satisfies Record<string, Readonly<Record<string, Range>>>;

/** A ratio of absorbances this close to a colour of `paintedKinds` is left to judge by. */
const HELD_OUT = 0.05;

/** Tells whether the bench judges by a colour like this one, which therefore teaches nothing. */
export const isHeldOut = (redOverGreen: number, blueOverGreen: number): boolean =>
  paintedKinds.some(({ transmissions }) =>
    transmissions.some(([red, green, blue]) => {
      const ratio = (light: number): number => Math.log(light) / Math.log(green);
      return (
        Math.abs(redOverGreen - ratio(red)) < HELD_OUT && Math.abs(blueOverGreen - ratio(blue)) < HELD_OUT
      );
    }),
  );

function drawKind(label: keyof typeof FITTED_COLOURS, random: Random): PaintedKind {
  const { redOverGreen, blueOverGreen, green, diameterMm } = FITTED_COLOURS[label];
  const draw = (): [number, number, number] => {
    const [red, blue] = [between(random, redOverGreen), between(random, blueOverGreen)];
    if (isHeldOut(red, blue)) return draw();
    const strength = between(random, green) / 100;
    const light = (share: number): number => 10 ** (-share * strength);
    return [light(red), light(1), light(blue)];
  };
  return {
    name: label,
    criterion: label === "B" ? "pigmentation" : "acne",
    diameterMm,
    transmissions: [draw(), ...Array.from({ length: PAINTED - 1 }, draw)],
  };
}

/**
 * The photos that one labelled photo teaches by: as it is, changed twice, and once with brown and once with red marks
 * painted on plain skin.
 * @param seed the same photos for the same seed
 */
export async function trainingPhotos(subject: Subject, seed: number): Promise<TrainingPhoto[]> {
  const random = createRandom(seed);
  const changed = [await changeLook(subject, random), await changeLook(subject, random)];
  const photos: TrainingPhoto[] = [
    { source: "original", bytes: subject.bytes, painted: [] },
    ...changed.map((bytes) => ({ source: "changed" as const, bytes, painted: [] })),
  ];
  for (const label of ["B", "P"] as const) {
    const { photo, places } = await paintOn(subject, drawKind(label, random), seed);
    const scale = subject.inspection.size.width / subject.width;
    const painted = places.map(({ x, y }) => ({ at: { x: scale * x, y: scale * y }, label }));
    photos.push({ source: "painted", bytes: photo, painted });
  }
  return photos;
}

/** Finds the candidate nearest to a place; undefined when it is farther away than `nearMm`. */
export function candidateAt(
  { candidates }: Pick<FaceInspection, "candidates">,
  away: (candidate: FaceInspection["candidates"][number]) => number,
  nearMm: number,
): FaceInspection["candidates"][number] | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: away(candidate) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= nearMm ? nearest.candidate : undefined;
}
