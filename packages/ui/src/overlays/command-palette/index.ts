export type { LinkAttributes, RenderLink } from "../../foundations/internal/renderLink.tsx";
export type { CommandGroup, CommandItem } from "./CommandGroup.ts";
export { CommandPalette, type CommandPaletteProps } from "./CommandPalette.tsx";
