import type { DrawnSignature, SignaturePoint } from "../signature.ts";

/** A scrawl made of waves: nobody's signature. */
const stroke: readonly SignaturePoint[] = Array.from({ length: 60 }, (_, index) => {
  const along = index / 59;
  return {
    x: 90 + along * 380,
    y: 130 - 20 * along + Math.sin(along * 22) * 52 * (1 - 0.65 * along),
    pressure: 0.5,
    time: 1_795_000_000_000 + index * 16,
  };
});
const underline: readonly SignaturePoint[] = Array.from({ length: 20 }, (_, index) => ({
  x: 470 - index * 16,
  y: 176 + index * 0.6,
  pressure: 0.5,
  time: 1_795_000_002_000 + index * 12,
}));

const path = (points: readonly SignaturePoint[]): string =>
  `<path d="M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}"/>`;

/** A signature by hand, for stories and tests. */
export const drawnSignature: DrawnSignature = {
  kind: "drawn",
  strokes: [stroke, underline],
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240" width="600" height="240"><g fill="none" stroke="rgb(26, 32, 47)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${path(stroke)}${path(underline)}</g></svg>`,
};
