import sharp from "sharp";

/** A picture in memory: interleaved sRGB. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A place on a face that is to be labelled. */
export interface Place {
  /** Its middle in pixels of the photo. */
  readonly at: { readonly x: number; readonly y: number };
  readonly radiusMm: number;
}

/** Way that a photo is looked at: upright and at one scale in millimetres. */
export interface View {
  readonly pixelsPerMm: number;
  /** Radians, from the photo's x axis to that of the face. */
  readonly angle: number;
}

/** Patches of a sheet, across and down. */
export const COLUMNS = 10;
export const ROWS = 8;
const PATCH_MM = 18;
const PATCH = 128;
const GAP = 6;
const MARGIN = 26;
const LETTERS = "ABCDEFGH";

/** Reads a photo upright, as wide as the engine saw it. */
export async function readPixels(bytes: Buffer, width: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(width)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The square around a place, upright, `PATCH_MM` wide; the border's pixels repeat beyond the photo. */
export function cutPatch({ data, width, height }: Pixels, place: Place, view: View): Uint8Array {
  const out = new Uint8Array(PATCH * PATCH * 3);
  const step = (PATCH_MM * view.pixelsPerMm) / PATCH;
  const [cos, sin] = [Math.cos(view.angle) * step, Math.sin(view.angle) * step];
  for (let v = 0, to = 0; v < PATCH; v++) {
    for (let u = 0; u < PATCH; u++) {
      const [du, dv] = [u - PATCH / 2 + 0.5, v - PATCH / 2 + 0.5];
      const x = Math.min(width - 1.001, Math.max(0, place.at.x - 0.5 + cos * du - sin * dv));
      const y = Math.min(height - 1.001, Math.max(0, place.at.y - 0.5 + sin * du + cos * dv));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, low] = [x - left, y - top];
      for (let channel = 0; channel < 3; channel++, to++) {
        const at = (row: number, column: number): number =>
          data[((top + row) * width + left + column) * 3 + channel] ?? 0;
        const upper = at(0, 0) * (1 - right) + at(0, 1) * right;
        const lower = at(1, 0) * (1 - right) + at(1, 1) * right;
        out[to] = Math.round(upper * (1 - low) + lower * low);
      }
    }
  }
  return out;
}

/** Four short lines around a place, which leave what is to be judged free. */
function ticks(left: number, top: number, radiusMm: number): string {
  const scale = PATCH / PATCH_MM;
  const from = scale * (radiusMm * 1.4 + 0.7);
  const to = from + scale * 1.2;
  const [x, y] = [left + PATCH / 2, top + PATCH / 2];
  const line = (dx: number, dy: number): string =>
    `<path d="M${x + dx * from},${y + dy * from}L${x + dx * to},${y + dy * to}"/>`;
  return line(1, 0) + line(-1, 0) + line(0, 1) + line(0, -1);
}

/** Draws patches in rows, lettered and numbered. @returns a PNG */
export async function drawSheet(
  patches: readonly { readonly pixels: Uint8Array; readonly radiusMm: number }[],
): Promise<Buffer> {
  const width = MARGIN + COLUMNS * (PATCH + GAP);
  const height = MARGIN + ROWS * (PATCH + GAP);
  const placed = patches.map((patch, index) => ({
    ...patch,
    left: MARGIN + (index % COLUMNS) * (PATCH + GAP),
    top: MARGIN + Math.trunc(index / COLUMNS) * (PATCH + GAP),
  }));
  const names = [
    ...Array.from({ length: COLUMNS }, (_, column) => {
      const x = MARGIN + column * (PATCH + GAP) + PATCH / 2;
      return `<text x="${x}" y="19">${column + 1}</text>`;
    }),
    ...Array.from({ length: ROWS }, (_, row) => {
      const y = MARGIN + row * (PATCH + GAP) + PATCH / 2 + 6;
      return `<text x="13" y="${y}">${LETTERS[row] ?? ""}</text>`;
    }),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g font-family="sans-serif" font-size="18" text-anchor="middle" fill="#fff">${names.join("")}</g>` +
    `<g stroke="#0ff" stroke-width="1.5">${placed.map(({ left, top, radiusMm }) => ticks(left, top, radiusMm)).join("")}</g></svg>`;
  return sharp({ create: { width, height, channels: 3, background: "#222" } })
    .composite([
      ...placed.map(({ pixels, left, top }) => ({
        input: Buffer.from(pixels),
        raw: { width: PATCH, height: PATCH, channels: 3 as const },
        left,
        top,
      })),
      { input: Buffer.from(svg) },
    ])
    .png()
    .toBuffer();
}
