import * as v from "valibot";
import type { MaskPosition, ProposedMark } from "./diagnosisMasks.ts";

/** Holds what a stored position counts: ten-thousandths of the photo's width and height. */
const GRID_STEPS = 10_000;

const share = v.pipe(
  v.number(),
  v.integer(),
  v.transform((steps) => steps / GRID_STEPS),
);

/** Positions as pairs of whole numbers: the first as it is, each other one as its distance from the one before. */
const positions = v.pipe(
  v.array(v.pipe(v.number(), v.integer())),
  v.check((steps) => steps.length % 2 === 0),
  v.transform((steps): MaskPosition[] => {
    let [x, y] = [0, 0];
    return Array.from({ length: steps.length / 2 }, (_, k) => {
      x += steps[2 * k] ?? 0;
      y += steps[2 * k + 1] ?? 0;
      return [x / GRID_STEPS, y / GRID_STEPS];
    });
  }),
);

const outlines = v.array(positions);

const places = v.fallback(v.array(v.object({ area: v.string(), amount: v.number() })), []);

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const markFields = { radius: share, mm: amount, load: amount };

/** A position that stands alone. */
const place = v.pipe(
  positions,
  v.transform(([at]) => at),
  v.check((at) => at !== undefined),
  v.transform((at): MaskPosition => at ?? [0, 0]),
);

const mark = v.object({
  ...markFields,
  at: place,
  area: v.fallback(v.nullable(v.string()), null),
  certainty: v.pipe(amount, v.maxValue(1)),
});

/** The marks of a mask; null when one of them cannot be read: a count that misses one is wrong. */
const proposedMarks = v.fallback(
  v.nullish(
    v.object({
      aspect: v.pipe(amount, v.gtValue(0)),
      half: v.pipe(amount, v.gtValue(0)),
      power: v.pipe(amount, v.gtValue(0)),
      added: v.object(markFields),
      each: v.pipe(
        v.array(mark),
        v.transform((each) => each.map((one, index): ProposedMark => ({ id: String(index + 1), ...one }))),
      ),
    }),
    null,
  ),
  null,
);

const shapeMask = v.pipe(
  v.object({
    name: v.string(),
    type: v.picklist(["polygon", "polyline"]),
    shapes: outlines,
    places,
    marks: proposedMarks,
  }),
  v.transform((mask) => (mask.marks?.each.length === mask.shapes.length ? mask : { ...mask, marks: null })),
);

/** One mask of a file. */
export const maskSchema = v.variant("type", [
  v.object({ name: v.string(), type: v.literal("heatmap"), levels: v.array(outlines), places }),
  shapeMask,
  v.object({ name: v.string(), type: v.literal("point"), points: positions, radius: share, places }),
]);

/** A zone without measure. */
export const hiddenSchema = v.object({
  cause: v.fallback(v.picklist(["hair", "beard", "glasses", "light", "object"]), "object"),
  outline: positions,
});

/** The middle of a part of the face. */
export const anchorSchema = v.object({ area: v.string(), at: positions });

/** The face itself; null where it cannot be read: nothing but a small drawing is lost. */
const faceSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.object({
        aspect: v.pipe(amount, v.gtValue(0)),
        outlines: v.pipe(v.array(v.pipe(positions, v.minLength(3))), v.minLength(1)),
      }),
      v.transform(({ aspect, outlines: drawn }) => ({ aspectRatio: aspect, outlines: drawn })),
    ),
  ),
  null,
);

/** The outside of a file: what it lists is read one by one, so that one broken mask does not lose the others. */
export const maskFileSchema = v.object({
  version: v.literal(1),
  engine_version: v.fallback(v.nullable(v.string()), null),
  masks: v.array(v.unknown()),
  hidden: v.fallback(v.array(v.unknown()), []),
  anchors: v.fallback(v.array(v.unknown()), []),
  face: faceSchema,
});
