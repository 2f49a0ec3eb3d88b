import type { FaceInspection } from "@carnation/skin-analysis/node";

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

/** A light blue surgical mask over nose, mouth and chin, as an SVG of the photo's size. */
export function surgicalMask(face: FaceInspection, width: number, height: number): Buffer {
  const points = MASK.map((index) => place(face, width, index));
  return overlay(width, height, `<polygon points="${pathOf(points)}" fill="#b9d3df"/>`);
}

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
