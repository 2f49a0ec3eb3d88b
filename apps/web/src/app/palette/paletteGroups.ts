import {
  arrangeGroups,
  type ArrangedGroup,
  PALETTE_ROWS,
  type PaletteSource,
  rankEntries,
  recentRows,
  searchPalette,
} from "@carnation/product/palette";
import type { PaletteRow, PaletteSources } from "./paletteRow.ts";

/** A row, with the letters that match what is typed. */
export interface ShownRow extends PaletteRow {
  readonly matches?: readonly (readonly [start: number, end: number])[] | undefined;
}

/** The rows of the palette for a text. */
export interface PaletteRows {
  readonly groups: readonly ArrangedGroup<ShownRow>[];
  /** True when nothing bears the name that is typed. */
  readonly isEmpty: boolean;
}

/** People for whom actions are offered. */
const ACTED_ON = 2;

const whole = (id: string, rows: readonly PaletteRow[]): PaletteSource<PaletteRow> => ({
  id,
  rows,
  isPending: false,
});

/** The rows before anything is typed: what was opened last, then what can be begun; the pages, too, for whoever has opened nothing. */
export function openingRows(sources: PaletteSources, recents: readonly string[]): PaletteRows {
  const { people, actions, pages, products } = sources;
  const searched = [people, pages, products];
  const opened = recentRows(searched, recents);
  const isPending = recents.length > opened.length && searched.some((source) => source.isPending);
  const groups = arrangeGroups<ShownRow>([
    { id: "recents", rows: opened, isPending },
    { id: "actions", rows: actions, isPending: false },
    ...(recents.length === 0 ? [{ id: "pages", rows: pages.rows, isPending: false }] : []),
  ]);
  return { groups, isEmpty: false };
}

/**
 * The rows for what is typed.
 * @param shown groups as they were shown last for the same text
 */
export function typedRows(
  sources: PaletteSources,
  typed: string,
  recents: readonly string[],
  shown: readonly ArrangedGroup<ShownRow>[],
): PaletteRows {
  const { people, pages, products, searchPeople, creations } = sources;
  const { groups, isEmpty, nearest } = searchPalette(
    [people, whole("actions", actionRows(sources, typed, recents)), pages, products],
    typed,
    recents,
  );
  if (isEmpty) {
    const near = nearest === null ? [] : [{ id: "nearest", rows: [nearest], isPending: false }];
    return {
      groups: arrangeGroups<ShownRow>([...near, { id: "actions", rows: creations, isPending: false }]),
      isEmpty,
    };
  }
  const isCut = (groups[0]?.rows.length ?? 0) > PALETTE_ROWS;
  const found = groups.map((group) =>
    group.id === "actions" && isCut
      ? { ...group, rows: [...group.rows.slice(0, PALETTE_ROWS - 1), searchPeople(typed)] }
      : group,
  );
  return { groups: arrangeGroups<ShownRow>(found, shown), isEmpty };
}

/** Actions for the people found first; for all of them where words of an action are typed besides the name. */
function actionRows(
  { people, actions, actionsOf }: PaletteSources,
  typed: string,
  recents: readonly string[],
): readonly PaletteRow[] {
  const found = rankEntries(people.rows, typed, recents).map(({ entry }) => entry);
  const isPhrase = typed.trim().includes(" ");
  const acted = found.length > 0 || !isPhrase ? found.slice(0, ACTED_ON) : people.rows;
  return [...acted.flatMap(actionsOf), ...actions];
}
