import type { ComparedBlock, ComparedRow, ComparisonBlock } from "./comparison.ts";

export interface RadarAxis {
  readonly row: ComparedRow;
  readonly block: ComparedBlock;
}

/** Below three axes there is no surface to look at. */
export const MIN_RADAR_AXES = 3;

const isDrawn = ({ onRadar, scale, direction }: ComparedBlock): boolean =>
  onRadar ?? (scale !== "steps" && direction !== "lower");

/** The blocks that a radar draws: by default the scores, where further can mean better. */
export function radarBlocks(blocks: readonly ComparedBlock[]): ComparedBlock[] {
  return blocks.filter(isDrawn);
}

/** The axes of a radar, in the order of the host: two radars of one person must look alike. */
export function radarAxes(drawn: readonly ComparedBlock[], given: readonly ComparisonBlock[]): RadarAxis[] {
  return drawn.flatMap((block) => {
    const rows = given.find(({ id }) => id === block.id)?.rows ?? [];
    const order = new Map(rows.map(({ id }, index) => [id, index]));
    return block.rows
      .map((row) => ({ row, block }))
      .sort((left, right) => (order.get(left.row.id) ?? 0) - (order.get(right.row.id) ?? 0));
  });
}

/** Rings at half and at full scale; their values are printed when all axes share one scale. */
export function ringsOf(drawn: readonly ComparedBlock[]): { readonly at: number; readonly value?: number }[] {
  const [only, another] = drawn;
  if (!only || another) return [{ at: 0.5 }, { at: 1 }];
  return only.axis.filter(({ at }) => at > 0).map(({ at, value }) => ({ at, value }));
}
