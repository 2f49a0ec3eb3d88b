import type { MaskZone } from "./PhotoMask.ts";

/** A zone and how far from it the middle of its chip stands, in px, whatever the zoom. */
export interface PlacedCallout {
  readonly zone: MaskZone;
  readonly offset: { readonly x: number; readonly y: number };
}

/** The size, in px, of the photo on which the chips are laid out; on a larger one they have more room. */
const SHEET = { width: 660, height: 880 } as const;

/** Columns of the chips, clear of the middle of the face, and of the edges that a narrow frame cuts off. */
const COLUMNS = { left: 105, right: 555 } as const;
const MIDDLE = { from: 290, to: 370 } as const;
/** A zone above this line and in the middle is the forehead's. */
const BROW = 350;
const ABOVE = 115;
const BELOW = 80;
/** A leader from the middle that falls by so much runs under the eye, not through it. */
const FALL = 20;
/** A leader passes the dot of another zone at this distance at least. */
const CLEAR = 24;
/** Chips of a column stand at least so far apart. */
const GAP = 44;
const HIGHEST = 70;
const LOWEST = 800;

interface Chip {
  readonly zone: MaskZone;
  readonly x: number;
  readonly y: number;
}

const isPlace = ({ at: [x, y] }: MaskZone): boolean => [x, y].every((ratio) => ratio >= 0 && ratio <= 1);

/** Spreads a column downwards, then back up when it would run off the photo. */
function spread(column: readonly Chip[]): readonly Chip[] {
  const last = LOWEST - GAP * (column.length - 1);
  let next = HIGHEST;
  return [...column]
    .sort((a, b) => a.y - b.y)
    .map((chip, index) => {
      const y = Math.min(Math.max(chip.y, next), last + GAP * index);
      next = y + GAP;
      return { ...chip, y };
    });
}

/** Tells whether a leader from the middle to the right, a little downwards, runs above the dots of that side. */
function runsClear(from: Chip, others: readonly Chip[]): boolean {
  const slope = FALL / (COLUMNS.right - from.x);
  return others.every(({ x, y }) => y - (from.y + slope * (x - from.x)) >= CLEAR);
}

/** Offset from its zone of the chip of one in the middle that goes right. */
function sideStep(from: Chip, others: readonly Chip[]): number {
  // The chin lies under all zones of that side.
  if (others.length > 0 && others.every(({ y }) => from.y > y)) return BELOW;
  return runsClear(from, others) ? FALL : -BELOW;
}

const isCentral = (x: number): boolean => x > MIDDLE.from && x < MIDDLE.to;

/**
 * Tells where the names of zones stand: beside the face, on the side of the zone and a little lower; above a zone in the
 * middle of the forehead. Zones outside the photo are left out.
 */
export function placeCallouts(zones: readonly MaskZone[]): readonly PlacedCallout[] {
  const places = zones
    .filter(isPlace)
    .map((zone) => ({ zone, x: zone.at[0] * SHEET.width, y: zone.at[1] * SHEET.height }));
  const onRight = places.filter(({ x }) => !isCentral(x) && x >= SHEET.width / 2);
  const above: Chip[] = [];
  const left: Chip[] = [];
  const right: Chip[] = [];
  for (const { zone, x, y } of places) {
    const central = isCentral(x);
    if (central && y < BROW) above.push({ zone, x, y: Math.max(HIGHEST, y - ABOVE) });
    else if (!central && x < SHEET.width / 2) left.push({ zone, x: COLUMNS.left, y: y + BELOW });
    else right.push({ zone, x: COLUMNS.right, y: y + (central ? sideStep({ zone, x, y }, onRight) : BELOW) });
  }
  return [...above, ...spread(left), ...spread(right)].map(({ zone, x, y }) => ({
    zone,
    offset: {
      x: Math.round(x - zone.at[0] * SHEET.width),
      y: Math.round(y - zone.at[1] * SHEET.height),
    },
  }));
}
