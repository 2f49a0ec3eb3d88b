/** Steps of the kit's space, in their order. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 14, 18] as const;

/** A step of the kit's space, `--cn-space-4` for 4; 0 for none. */
export type SpaceStep = (typeof spaceSteps)[number];
