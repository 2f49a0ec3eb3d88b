/** Way that a tile of the gallery stands: how many places of the grid it takes, and the shape of its photo. */
export interface TileLayout {
  readonly place: string;
  readonly shape: string;
  /** True when it is wider than a tile of a list: its photo is read in a larger copy. */
  readonly wide: boolean;
}

/** Of a portrait in a lying frame: from the hairline to the chin. */
const lying = "aspect-4/3 [&>img]:object-[50%_48%]";

const plain: TileLayout = { place: "", shape: "aspect-3/4", wide: false };

/**
 * The places of the tiles beside the large one, without a hole whatever their number: two columns of two beside it, from
 * 641 px on; two columns under it on a phone. Missing tiles leave their place to the last ones, lying.
 * @param count tiles beside the large one, 1 to 4
 */
export function tileLayout(count: number, index: number): TileLayout {
  if (count === 1) {
    return { place: "col-span-2 tablet:row-span-2", shape: "aspect-4/3 tablet:aspect-3/4", wide: true };
  }
  if (count === 2) return { place: "tablet:col-span-2", shape: "aspect-3/4 tablet:aspect-4/3", wide: true };
  return count === 3 && index === 2 ? { place: "col-span-2", shape: lying, wide: true } : plain;
}
