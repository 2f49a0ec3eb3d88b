/** The menu comes from the left, an edition from the right. */
export const drawerSides = ["left", "right"] as const;
export type DrawerSide = (typeof drawerSides)[number];
