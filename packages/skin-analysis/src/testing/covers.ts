import sharp from "sharp";
import type { RgbImage } from "../core/image/rgbImage.ts";
import type { Landmark } from "../core/face/faceMesh.ts";

/** A picture with some SVG shapes over it, in its own pixels. @param blend as sharp names it */
export async function cover(
  image: RgbImage,
  shapes: string,
  blend: "over" | "multiply" = "over",
): Promise<RgbImage> {
  const { width, height } = image;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const { data } = await sharp(image.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), blend }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** Landmarks by index, as `x,y` in whole pixels. @throws when the mesh lacks one */
export const at = (landmarks: readonly Landmark[], index: number): readonly [number, number] => [
  Math.round(landmarks[index]!.x),
  Math.round(landmarks[index]!.y),
];

/** Half of the face in a shade that deepens slowly, down to `least` of the light. */
export const sideShade = (landmarks: readonly Landmark[], least: number): string => {
  const grey = Math.round(255 * least);
  return (
    `<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="${at(landmarks, 234)[0]}" y1="0" x2="${at(landmarks, 454)[0]}" y2="0">` +
    `<stop offset="0.2" stop-color="#fff"/><stop offset="1" stop-color="rgb(${grey},${grey},${grey})"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#s)"/>`
  );
};

/** Gives the outlines of the lenses of glasses, the person's right one first, with the ends of their temples. */
const lensesOf = (landmarks: readonly Landmark[]) =>
  (
    [
      [33, 133, 234],
      [263, 362, 454],
    ] as const
  ).map(([outer, inner, ear]) => {
    const [ox, oy] = at(landmarks, outer);
    const [ix, iy] = at(landmarks, inner);
    const radius = Math.abs(ix - ox) * 0.85;
    const [x, y] = [(ox + ix) / 2, (oy + iy) / 2 + radius * 0.15];
    const side = Math.sign(ox - ix) * radius;
    return { x, y, radius, end: x + side, ear: at(landmarks, ear)[0], start: x - side };
  });

/** Two round rims, their bridge and the temples to the ears. @param lens colour behind the rims, `none` for clear glass */
export const glasses = (
  landmarks: readonly Landmark[],
  colour: string,
  stroke: number,
  lens = "none",
): string => {
  const lenses = lensesOf(landmarks);
  const [right, left] = lenses;
  const rims = lenses.map(
    ({ x, y, radius, end, ear }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lens}"/><path d="M${end} ${y}L${ear} ${y}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-width="${stroke}">${rims.join("")}<path d="M${right!.start} ${right!.y}L${left!.start} ${left!.y}"/></g>`;
};

/** Short strands over a polygon of landmarks, one every few pixels, the same at every call. */
export const strands = (
  landmarks: readonly Landmark[],
  outline: readonly number[],
  colours: readonly string[],
  length: number,
): string => {
  const points = outline.map((index) => at(landmarks, index));
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const lines: string[] = [];
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let y = top - length; y < bottom; y += length * 0.6) {
    for (let x = left; x < right; x += 3) {
      const lean = (next() - 0.5) * length * 0.4;
      const from = y + next() * length * 0.5;
      lines.push(
        `<path stroke="${colours[lines.length % colours.length]}" d="M${x} ${from.toFixed(1)}l${lean.toFixed(1)} ${length}"/>`,
      );
    }
  }
  const clip = points.map(([x, y]) => `${x},${y}`).join(" ");
  return (
    `<defs><clipPath id="c"><polygon points="${clip}"/></clipPath></defs>` +
    `<g clip-path="url(#c)" stroke-width="1.4" fill="none">${lines.join("")}</g>`
  );
};
