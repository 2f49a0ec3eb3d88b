/** A point of a drawing, in its own units, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A circle arc of 240°, open at the bottom: from eight o'clock (0) clockwise to four o'clock (1). */
const sweep = (240 * Math.PI) / 180;
const startAngle = (150 * Math.PI) / 180;

/** Tells where a ratio stands on an arc of the given centre and radius. */
export function arcPoint(ratio: number, centre: Point, radius: number): Point {
  const angle = startAngle + ratio * sweep;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

const print = (value: number): string => String(Number(value.toFixed(2)));

/** SVG path of the arc between two ratios, both within 0 and 1. */
export function arcPath(start: number, end: number, centre: Point, radius: number): string {
  const from = arcPoint(start, centre, radius);
  const to = arcPoint(end, centre, radius);
  const large = (end - start) * sweep > Math.PI ? 1 : 0;
  return `M${print(from.x)} ${print(from.y)}A${radius} ${radius} 0 ${large} 1 ${print(to.x)} ${print(to.y)}`;
}

/** Length along the arc as a ratio of the whole: to leave a gap of so many units. */
export function arcRatio(length: number, radius: number): number {
  return length / (radius * sweep);
}
