/** A direction from the centre, as the sides of a right triangle of hypotenuse 1; y downwards. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Axis `index` of `count`, the first straight up and the others clockwise. */
export function axisDirection(index: number, count: number): Direction {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const print = (value: number): string => String(Number(value.toFixed(2)));

/** Place of a ratio (centre 0, edge 1) on an axis, from the top left (0) to the bottom right (1) of the box. */
export function placeOnAxis(ratio: number, index: number, count: number): Direction {
  const { x, y } = axisDirection(index, count);
  return { x: 0.5 + 0.5 * ratio * x, y: 0.5 + 0.5 * ratio * y };
}

/** Coordinates of a ratio (centre 0, edge 1) on an axis, in a 100 × 100 box. */
function pointOn(ratio: number, index: number, count: number): string {
  const { x, y } = placeOnAxis(ratio, index, count);
  return `${print(100 * x)} ${print(100 * y)}`;
}

/** SVG path of an axis, from the centre to the edge. */
export function axisPath(index: number, count: number): string {
  return `M50 50L${pointOn(1, index, count)}`;
}

/**
 * SVG path that joins the values of neighbouring axes. A missing value interrupts it on both sides; it is
 * closed only when no value is missing.
 * @param ratios one for each axis, from the centre (0) to the edge (1)
 */
export function radarPath(ratios: readonly (number | null)[]): string {
  const count = ratios.length;
  const point = (index: number): string | null => {
    const ratio = ratios[index % count];
    return ratio === null || ratio === undefined ? null : pointOn(ratio, index % count, count);
  };
  if (!ratios.includes(null)) {
    return `M${ratios.map((_, index) => point(index)).join("L")}Z`;
  }
  return ratios
    .map((_, index) => {
      const [from, to] = [point(index), point(index + 1)];
      return from && to ? `M${from}L${to}` : "";
    })
    .join("");
}
