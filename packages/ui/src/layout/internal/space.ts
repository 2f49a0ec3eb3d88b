/** A step of the kit's space, `--cn-space-4` for 4; 0 for none. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 10 | 14 | 18;

/** The steps as stories and tests walk them. */
export const spaceSteps: readonly SpaceStep[] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 14, 18];
