import type { FaceInspection } from "@carnation/skin-analysis/node";
import {
  FACE_OVAL,
  mirrored,
  RIGHT_EYE_OPENING,
} from "../../../packages/skin-analysis/src/core/face/landmarks.ts";

/** A position in pixels of the photo. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/** Lower half of the face's oval, from cheekbone to cheekbone, and the bridge of the nose between them. */
const MASK = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454, 347,
  197, 118,
];
/** Outer and inner corner of each eye, the person's right one first. */
const EYES = [
  [33, 133],
  [362, 263],
] as const;

/** Positions of landmarks on a photo of that width. @throws RangeError when the mesh lacks one */
function place({ landmarks, size }: FaceInspection, width: number, index: number): Position {
  const landmark = landmarks[index];
  if (!landmark) throw new RangeError(`The mesh has no landmark ${index}.`);
  const scale = width / size.width;
  return { x: landmark.x * scale, y: landmark.y * scale };
}

const pathOf = (points: readonly Position[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

const overlay = (width: number, height: number, shapes: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`);

/**
 * Draws a mask over nose, mouth and chin: three folds across it and the shade of its lower half, as cloth has them.
 * @param colour of its lit part, as CSS writes it
 * @returns a function that gives an SVG of the photo's size
 */
export const faceMask =
  (colour: string) =>
  (face: FaceInspection, width: number, height: number): Buffer => {
    const points = MASK.map((index) => place(face, width, index));
    const [left, right, chin, top] = [93, 323, 152, 197].map((index) => place(face, width, index));
    if (!left || !right || !chin || !top) throw new RangeError("The mesh lacks a landmark of the mask.");
    const folds = [0.3, 0.5, 0.7].map((share) => {
      const y = top.y + share * (chin.y - top.y);
      return `<path d="M${left.x},${y} Q${(left.x + right.x) / 2},${y + 0.08 * (chin.y - top.y)} ${right.x},${y}" stroke="#000" stroke-opacity=".12" stroke-width="${width / 500}" fill="none"/>`;
    });
    const shade = `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>`;
    const outline = pathOf(points);
    return overlay(
      width,
      height,
      `<defs>${shade}<clipPath id="c"><polygon points="${outline}"/></clipPath></defs>` +
        `<polygon points="${outline}" fill="${colour}"/><polygon points="${outline}" fill="url(#m)"/>` +
        `<g clip-path="url(#c)">${folds.join("")}</g>`,
    );
  };

/** Strands of a fringe across the forehead. */
const STRANDS = 60;

/**
 * Draws a fringe over the forehead down to the brows, in strands that let some skin through at their ends.
 * @param colour of the hair, as CSS writes it
 * @returns a function that gives an SVG of the photo's size
 */
export const fringe =
  (colour: string) =>
  (face: FaceInspection, width: number, height: number): Buffer => {
    const [left, right, top, brow] = [127, 356, 10, 107].map((index) => place(face, width, index));
    if (!left || !right || !top || !brow) throw new RangeError("The mesh lacks a landmark of the fringe.");
    const reach = brow.y - top.y;
    const strands = Array.from({ length: STRANDS }, (_, index) => {
      const share = index / (STRANDS - 1);
      const x = left.x + share * (right.x - left.x);
      const end = brow.y - reach * (0.05 + 0.25 * ((index * 7) % 5) * 0.2);
      const lean = (share - 0.5) * 0.15 * (right.x - left.x);
      const light = 0.75 + 0.25 * (((index * 5) % 7) / 6);
      return `<path d="M${x - lean},${top.y - 0.6 * reach} Q${x},${top.y} ${x + lean},${end}" stroke="${colour}" stroke-opacity="${light}" stroke-width="${(1.3 * (right.x - left.x)) / STRANDS}" fill="none"/>`;
    });
    return overlay(width, height, strands.join(""));
  };

/** Outlines of the openings of both eyes, whose white no blood tints. */
const EYE_OPENINGS = [RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING)];

/**
 * Tints the skin of the face, softly ended; neck, ears and the white of the eyes keep their colour.
 * @param colour to multiply the photo with, as CSS writes it
 * @returns a function that gives an SVG of the photo's size
 */
export const faceTint =
  (colour: string) =>
  (face: FaceInspection, width: number, height: number): Buffer => {
    const points = FACE_OVAL.map((index) => place(face, width, index));
    const soft = (face.faceWidth * width) / face.size.width / 40;
    const eyes = EYE_OPENINGS.map((eye) => pathOf(eye.map((index) => place(face, width, index))));
    return overlay(
      width,
      height,
      `<defs><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter></defs>` +
        `<rect width="${width}" height="${height}" fill="#ffffff"/>` +
        `<polygon points="${pathOf(points)}" fill="${colour}" filter="url(#f)"/>` +
        eyes.map((eye) => `<polygon points="${eye}" fill="#ffffff"/>`).join(""),
    );
  };

/** Dark glasses over both eyes, as an SVG of the photo's size. */
export function sunglasses(face: FaceInspection, width: number, height: number): Buffer {
  const lenses = EYES.map(([left, right]) => {
    const [a, b] = [place(face, width, left), place(face, width, right)];
    const radius = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, radius };
  });
  const [right, left] = lenses;
  const bridge =
    right && left
      ? `<line x1="${right.x}" y1="${right.y}" x2="${left.x}" y2="${left.y}" stroke="#14110f" stroke-width="${right.radius / 5}"/>`
      : "";
  const ellipses = lenses.map(
    ({ x, y, radius }) =>
      `<ellipse cx="${x}" cy="${y + radius * 0.15}" rx="${radius * 0.95}" ry="${radius * 0.75}" fill="#14110f"/>`,
  );
  return overlay(width, height, ellipses.join("") + bridge);
}

/** A shadow that deepens from one side of the face to the other, as an SVG to multiply the photo with. */
export function sideShadow(face: FaceInspection, width: number, height: number): Buffer {
  const [lit, dark] = [place(face, width, 234), place(face, width, 454)];
  const gradient =
    `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="${lit.x}" y1="0" x2="${dark.x}" y2="0">` +
    `<stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#737373"/></linearGradient>`;
  return overlay(
    width,
    height,
    `<defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>`,
  );
}
