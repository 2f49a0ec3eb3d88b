import { clamp } from "../core/curve/scoreCurve.ts";
import { FACE_MM } from "./options/faceOptions.ts";
import type { Stain } from "./tint.ts";

/** Shadows and lights of the face's relief: bags under the eyes, folds beside the mouth. */

type Side = -1 | 1;

/** A shadow on skin, slightly warm: light that scatters through skin returns red. @param depth share of light lost */
const shadow = (depth: number): Stain["transmission"] => [1 - 0.95 * depth, 1 - depth, 1 - 1.02 * depth];

/** The bag under one eye: a bulge that catches the light, and the shadow below it. @param side -1 for the right */
export function bag(strength: number, side: Side): Stain[] {
  const middle = side * 0.217;
  const box = { left: middle - 0.11, right: middle + 0.11, top: -0.06, bottom: 0.09 };
  const fade = (x: number): number => clamp((0.095 - Math.abs(x - middle)) / 0.04, 0, 1);
  const band = (x: number, y: number, centre: number, sigma: number): number => {
    const sag = centre - 2.2 * (x - middle) ** 2;
    return fade(x) * Math.exp(-(((y - sag) / sigma) ** 2) / 2);
  };
  const light = 1 + 0.18 * strength;
  return [
    { ...box, transmission: [light, light, light], cover: (x, y) => band(x, y, 0.005, 0.016) },
    { ...box, transmission: shadow(0.38 * strength), cover: (x, y) => band(x, y, 0.052, 0.009) },
  ];
}

/** The nasolabial fold and the marionette line, as points from top to bottom on the person's left. */
const FOLDS = [
  [
    { x: 0.128, y: 0.168 },
    { x: 0.162, y: 0.205 },
    { x: 0.19, y: 0.255 },
    { x: 0.207, y: 0.3 },
    { x: 0.215, y: 0.345 },
  ],
  [
    { x: 0.188, y: 0.395 },
    { x: 0.198, y: 0.425 },
    { x: 0.202, y: 0.455 },
    { x: 0.2, y: 0.49 },
  ],
] as const;

const WIDTH_MM = 1.8;

/** Sagging folds of one side. @param side -1 for the right */
export function folds(strength: number, side: Side): Stain[] {
  const sigma = WIDTH_MM / FACE_MM;
  const transmission = shadow(0.5 * strength);
  return FOLDS.map((points) => ({
    left: side < 0 ? -0.26 : 0.09,
    right: side < 0 ? -0.09 : 0.26,
    top: (points[0]?.y ?? 0) - 0.03,
    bottom: (points.at(-1)?.y ?? 0) + 0.03,
    transmission,
    cover: (x: number, y: number) => {
      let nearest = Infinity;
      for (let k = 0; k + 1 < points.length; k++) {
        const from = points[k];
        const to = points[k + 1];
        if (!from || !to) continue;
        const dx = to.x - from.x;
        const dy = to.y - from.y;
        const along = ((side * x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
        const t = clamp(along, 0, 1);
        nearest = Math.min(nearest, Math.hypot(side * x - from.x - t * dx, y - from.y - t * dy));
      }
      return Math.exp(-((nearest / sigma) ** 2) / 2);
    },
  }));
}
