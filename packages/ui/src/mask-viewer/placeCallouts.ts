import type { MaskPoint, MaskZone } from "./photoMask.ts";

/** A zone and where its chip's middle stands, as ratios of the photo. */
export interface PlacedCallout {
  readonly zone: MaskZone;
  readonly chip: MaskPoint;
}

/** Columns of the chips, clear of the middle of the face, and of the edges that a narrow frame cuts off. */
const COLUMNS = { left: 0.16, right: 0.84 } as const;
const MIDDLE = { from: 0.44, to: 0.56 } as const;
/** How far above a zone in the middle of the forehead its chip stands, and below any other one. */
const ABOVE = 0.13;
const BELOW = 0.09;
/** Chips of a column stand at least so far apart. */
const GAP = 0.075;
const HIGHEST = 0.08;
const LOWEST = 0.9;

const isPlace = ({ at: [x, y] }: MaskZone): boolean => [x, y].every((ratio) => ratio >= 0 && ratio <= 1);

/** Spreads a column downwards, then back up when it ran off the photo. */
function spread(column: readonly PlacedCallout[]): PlacedCallout[] {
  const sorted = [...column].sort((a, b) => a.chip[1] - b.chip[1]);
  const highest = Math.max(HIGHEST, LOWEST - GAP * (sorted.length - 1));
  let next = HIGHEST;
  return sorted.map(({ zone, chip: [x, y] }, index) => {
    const top = Math.min(Math.max(y, next), highest + GAP * index);
    next = top + GAP;
    return { zone, chip: [x, top] };
  });
}

/**
 * Where the names of zones stand on the photo: beside the face, on the side of the zone and a little lower; above
 * a zone of the forehead's middle. Zones outside the photo are left out.
 */
export function placeCallouts(zones: readonly MaskZone[]): readonly PlacedCallout[] {
  const above: PlacedCallout[] = [];
  const left: PlacedCallout[] = [];
  const right: PlacedCallout[] = [];
  for (const zone of zones.filter(isPlace)) {
    const [x, y] = zone.at;
    const central = x > MIDDLE.from && x < MIDDLE.to;
    if (central && y < 0.4) above.push({ zone, chip: [x, Math.max(HIGHEST, y - ABOVE)] });
    else if (x < 0.5 && !central) left.push({ zone, chip: [COLUMNS.left, y + BELOW] });
    // A zone of the middle goes right, above its neighbours of that side.
    else right.push({ zone, chip: [COLUMNS.right, central ? y - BELOW : y + BELOW] });
  }
  return [...above, ...spread(left), ...spread(right)];
}
