export { Drawer, type DrawerProps } from "./Drawer.tsx";
export type { DrawerSide } from "./drawer.variants.ts";
