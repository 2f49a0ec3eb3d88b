import { melaninShare } from "../colour/chromophores.ts";
import { PATCH } from "../constants/engine.ts";
import { MARK_FEATURES } from "./constants.ts";
import { SKIN_CELL } from "../constants/skin.ts";
import { pixels } from "../face/alignedFace.ts";
import type { FaceMaps } from "../faceMaps/faceMaps.ts";
import { neighboursOf } from "../face/neighbours.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { distanceToNearest, type Point } from "../geometry/point.ts";
import { maskedMedian } from "../statistics/maskedQuantile.ts";
import { positionMm, type Proposal, radiusMm } from "./proposals.ts";

const { rings, outerRings, angles } = MARK_FEATURES;
const SECTORS = 8;

/** Measures of a face before any of its proposals is looked at. */
interface FaceContext {
  /** Medians over the visible skin. */
  readonly lightness: number;
  readonly redGreen: number;
  readonly yellowBlue: number;
  readonly texture: number;
  /** |L* - smooth L*|. */
  readonly texturePlane: Float32Array;
  /** Holds what a place may lie next to, as positions in the raster. */
  readonly neighbours: readonly (readonly Point[])[];
}

const contextOf = perFace((maps): FaceContext => {
  const { face, lightness, smooth, skin } = maps;
  const texturePlane = new Float32Array(lightness.length);
  for (let i = 0; i < texturePlane.length; i++) {
    texturePlane[i] = Math.abs((lightness[i] ?? 0) - (smooth.lightness[i] ?? 0));
  }
  return {
    lightness: maskedMedian(smooth.lightness, skin.visible),
    redGreen: maskedMedian(smooth.redGreen, skin.visible),
    yellowBlue: maskedMedian(smooth.yellowBlue, skin.visible),
    texture: maskedMedian(texturePlane, skin.visible),
    texturePlane,
    neighbours: neighboursOf(face),
  };
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** Raster index of the pixel nearest to a position; the border's pixels repeat beyond it. */
function indexAt({ size: { width, height } }: FaceMaps, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return row * width + column;
}

/** Raster indices on a circle around a proposal, from the right on clockwise. */
function circle(maps: FaceMaps, { x, y }: Proposal, radius: number): number[] {
  return Array.from({ length: angles }, (_, k) => {
    const turn = (2 * Math.PI * k) / angles;
    return indexAt(maps, x + radius * Math.cos(turn), y + radius * Math.sin(turn));
  });
}

/** Strength of the n-th harmonic of values around a circle. */
function harmonic(values: readonly number[], n: number): number {
  let cos = 0;
  let sin = 0;
  for (const [k, value] of values.entries()) {
    const turn = (2 * Math.PI * n * k) / values.length;
    cos += value * Math.cos(turn);
    sin += value * Math.sin(turn);
  }
  return (2 * Math.hypot(cos, sin)) / values.length;
}

/** Strength of a plane’s gradient within a disc, and its coherence: 1 when it changes in one direction only. */
function structure(maps: FaceMaps, plane: Float32Array, { x, y }: Proposal, radius: number) {
  const { width } = maps.size;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  let count = 0;
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius) continue;
      const i = indexAt(maps, x + dx, y + dy);
      const gx = (plane[i + 1] ?? 0) - (plane[i - 1] ?? 0);
      const gy = (plane[i + width] ?? 0) - (plane[i - width] ?? 0);
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
      count++;
    }
  }
  const sum = xx + yy;
  return {
    energy: Math.sqrt(sum / Math.max(1, count)),
    coherence: sum ? Math.sqrt((xx - yy) ** 2 + 4 * xy * xy) / sum : 0,
  };
}

/** Look of a proposal in one channel: its rings above the skin around it. */
function channelOf(maps: FaceMaps, plane: Float32Array, proposal: Proposal) {
  const sample = (radius: number): number[] =>
    circle(maps, proposal, radius * proposal.radius).map((i) => plane[i] ?? 0);
  const inner = rings.map(sample);
  const outer = outerRings.map(sample);
  const around = mean(outer.slice(0, 2).map(mean));
  return {
    inner,
    outer,
    profile: inner.map((values) => mean(values) - around),
    farther: mean(outer.at(-1) ?? []) - around,
    unevenness: outer.map(deviation),
  };
}

/** Fall of a mark towards its sides: least, next, middle and most. */
function fallOf(inner: readonly (readonly number[])[], outer: readonly (readonly number[])[]): number[] {
  const centre = mean(inner.slice(0, 2).map(mean));
  const perSector = angles / SECTORS;
  const falls = Array.from({ length: SECTORS }, (_, sector) => {
    const own = outer
      .slice(0, 2)
      .flatMap((values) => values.slice(sector * perSector, (sector + 1) * perSector));
    return centre - mean(own);
  }).toSorted((a, b) => a - b);
  return [falls[0] ?? 0, falls[1] ?? 0, falls[SECTORS / 2] ?? 0, falls[SECTORS - 1] ?? 0];
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/**
 * Features of a proposal for a judge: how it and the skin around it look at its own scale, how it falls off on every
 * side, how the person's skin is otherwise, and where on the face it lies. The order is that of the judge's training.
 * @returns one number for each feature: absorbances in hundredths of a decade, lengths in millimetres, L*a*b* units
 */
export function markFeatures(maps: FaceMaps, proposal: Proposal): number[] {
  const { absorbanceContrast, erythemaContrast, skin, smooth, face, size } = maps;
  const context = contextOf(maps);
  const red = channelOf(maps, absorbanceContrast.red, proposal);
  const green = channelOf(maps, absorbanceContrast.green, proposal);
  const blue = channelOf(maps, absorbanceContrast.blue, proposal);
  const erythema = channelOf(maps, erythemaContrast, proposal);
  const added = [red, green, blue].map(({ profile }) => mean(profile.slice(0, 3)));
  const [addedRed = 0, addedGreen = 0, addedBlue = 0] = added;
  const strength = Math.max(1, Math.abs(addedGreen));
  const centre = indexAt(maps, proposal.x, proposal.y);
  const near = outerRings.flatMap((ring) => circle(maps, proposal, ring * proposal.radius));
  const wide = circle(maps, proposal, proposal.radius + pixels(MARK_FEATURES.wideMm));
  const share = (indices: readonly number[], mask: Uint8Array): number =>
    mean(indices.map((i) => mask[i] ?? 0));
  const over = (plane: Float32Array, own: number): number => mean(near.map((i) => plane[i] ?? 0)) - own;
  const { covers } = skin;
  const cell =
    Math.trunc(Math.trunc(proposal.y) / SKIN_CELL) * covers.size.width +
    Math.trunc(Math.trunc(proposal.x) / SKIN_CELL);
  const texture = mean(near.map((i) => context.texturePlane[i] ?? 0));
  const close = structure(maps, absorbanceContrast.green, proposal, Math.ceil(proposal.radius));
  const far = structure(maps, absorbanceContrast.green, proposal, Math.ceil(2.2 * proposal.radius));
  const at = positionMm({ size }, proposal);
  return [
    ...red.profile,
    ...green.profile,
    ...blue.profile,
    red.farther,
    green.farther,
    blue.farther,
    ...fallOf(green.inner, green.outer),
    ...fallOf(erythema.inner, erythema.outer),
    ...green.unevenness,
    ...erythema.unevenness,
    harmonic(green.inner[2] ?? [], 2) / strength,
    harmonic(green.inner.at(-1) ?? [], 2) / strength,
    harmonic(green.outer[0] ?? [], 1) / strength,
    clamp(addedRed / strength, 3),
    clamp(addedBlue / strength, 3),
    melaninShare([addedRed, addedGreen, addedBlue]),
    context.lightness,
    over(smooth.lightness, context.lightness),
    over(smooth.redGreen, context.redGreen),
    over(smooth.yellowBlue, context.yellowBlue),
    context.texture,
    texture / Math.max(0.1, context.texture),
    close.energy,
    close.coherence,
    far.energy,
    far.coherence,
    share(near, skin.visible),
    share(wide, skin.visible),
    share(wide, skin.expected),
    skin.interior[centre] ?? 0,
    covers.codes[cell] ?? 0,
    radiusMm(proposal),
    proposal.prominence,
    face.photoWidth,
    Math.abs(at.x),
    at.y,
    ...context.neighbours.map((points) => distanceToNearest(proposal, points) / PATCH.pixelsPerMm),
  ];
}
