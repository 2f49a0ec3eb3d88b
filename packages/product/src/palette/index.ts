export { arrangeGroups, type ArrangedGroup, PALETTE_ROWS } from "./arrangeGroups.ts";
export { type PaletteEntry, rankEntries } from "./rankEntries.ts";
export { parseRecents, type Recents, withRecent } from "./recents.ts";
export { type PaletteSource, recentRows, searchPalette } from "./searchPalette.ts";
