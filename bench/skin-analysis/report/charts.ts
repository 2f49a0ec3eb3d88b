import type { Summary } from "../measure/statistics.ts";

const WIDTH = 220;
const HEIGHT = 18;
const SCATTER = 132;

const x = (score: number): string => ((score / 100) * WIDTH).toFixed(1);

/** A box plot from 0 to 100: whiskers to the ends, box between the quartiles, the median in it; bands behind. */
export function boxPlot(summary: Summary, good: number, medium: number): string {
  const { count, min, lowerQuartile, median, upperQuartile, max } = summary;
  const band = (name: string, from: number, to: number) =>
    `<rect class="${name}" x="${x(from)}" y="0" width="${x(to - from)}" height="${HEIGHT}"/>`;
  const bands = band("poor", 0, medium) + band("medium", medium, good) + band("good", good, 100);
  const box =
    count === 0
      ? ""
      : `<path class="whisker" d="M${x(min)} 9H${x(max)}"/>` +
        `<rect class="box" x="${x(lowerQuartile)}" y="4" width="${x(upperQuartile - lowerQuartile)}" height="10"/>` +
        `<path class="middle" d="M${x(median)} 2V16"/>`;
  return `<svg class="plot" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="0 to 100">${bands}${box}</svg>`;
}

/** Scores (0 to 100, upwards) against the skin's L* (10 to 90, to the right). */
export function scatter(points: readonly (readonly [number, number])[]): string {
  const dots = points.map(([lightness, score]) => {
    const cx = (((lightness - 10) / 80) * SCATTER).toFixed(1);
    const cy = ((1 - score / 100) * SCATTER).toFixed(1);
    return `<circle cx="${cx}" cy="${cy}" r="2.2"/>`;
  });
  return `<svg class="scatter" width="${SCATTER}" height="${SCATTER}" role="img" aria-label="score against L*">${dots.join("")}</svg>`;
}
