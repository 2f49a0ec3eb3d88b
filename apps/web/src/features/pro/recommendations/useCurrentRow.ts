import { useCallback, useState } from "react";
import type { CatalogueRow } from "./catalogueRows.ts";
import type { CatalogueView } from "./catalogueView.ts";

interface ChosenRow {
  readonly id: string;
  readonly place: number;
  readonly view: CatalogueView;
}

/**
 * Gives the current row, which the preview shows: the first, until another is chosen. When that one goes (it is hidden) the
 * row in its place follows; when the view changes, the first.
 */
export function useCurrentRow(
  rows: readonly CatalogueRow[],
  view: CatalogueView,
): readonly [row: CatalogueRow | null, choose: (id: string) => void] {
  const [chosen, setChosen] = useState<ChosenRow | null>(null);
  const choose = useCallback(
    (id: string) => setChosen({ id, place: rows.findIndex((row) => row.id === id), view }),
    [rows, view],
  );
  const kept = chosen && rows.find(({ id }) => id === chosen.id);
  const next = chosen?.view === view ? rows[Math.min(chosen.place, rows.length - 1)] : undefined;
  return [kept ?? next ?? rows[0] ?? null, choose];
}
