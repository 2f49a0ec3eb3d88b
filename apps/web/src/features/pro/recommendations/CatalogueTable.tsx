import { formatCount } from "@carnation/domain/format";
import { Button } from "@carnation/ui/button";
import { DataTable } from "@carnation/ui/data-table";
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { columns, rowNote, rowPicture } from "./catalogueColumns.tsx";
import type { CatalogueRow } from "./catalogueRows.ts";
import type { CatalogueView } from "./catalogueView.ts";
import { type RecommendationActions, RecommendationMenuItems } from "./RecommendationMenu.tsx";

/** Count of how many rows are drawn at first, and added at a time: each reads its picture. */
const ROWS = 50;

interface CatalogueTableProps {
  readonly rows: readonly CatalogueRow[];
  readonly view: CatalogueView;
  readonly onChange: (change: Partial<CatalogueView>) => void;
  readonly actions: RecommendationActions;
  /** The row that the preview shows; null where there is no room for one: then a press opens the row. */
  readonly current: string | null;
  readonly onCurrent: ((id: string) => void) | undefined;
  readonly onRoutine: (row: CatalogueRow) => void;
  /** Leaves the rows for the search. */
  readonly onLeave: () => void;
}

/** The rows of a view, a page of them at a time. */
export function CatalogueTable({
  rows,
  view,
  onChange,
  actions,
  current,
  onCurrent,
  onRoutine,
  onLeave,
}: CatalogueTableProps): ReactNode {
  const [drawn, setDrawn] = useState(ROWS);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(rows.length, list);
  const openRow = useCallback(
    (row: CatalogueRow, name: ReactNode) => rowLink(row, name, onCurrent),
    [onCurrent],
  );
  const actionsOf = useCallback(
    (row: CatalogueRow) => <RecommendationMenuItems item={row} {...actions} />,
    [actions],
  );
  const shown = useMemo(() => (rows.length <= drawn ? rows : rows.slice(0, drawn)), [rows, drawn]);
  const pressKey = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>("[data-row-id]")?.dataset["rowId"];
    const row = rows.find((one) => one.id === id);
    if (row === undefined || onCurrent === undefined) return;
    if (key === "Escape") onLeave();
    else if (key.toLowerCase() === "r" && row.exclusion === null) {
      event.preventDefault();
      onRoutine(row);
    }
  };
  return (
    <div className="grid gap-3">
      <DataTable
        ref={list}
        tabIndex={-1}
        className="outline-none"
        onKeyDown={pressKey}
        caption="Recommandations"
        density="compact"
        columns={columns}
        rows={shown}
        manual
        getRowId={({ id }) => id}
        getRowName={({ recommendation }) => recommendation.name}
        rowPicture={rowPicture}
        rowNote={rowNote}
        rowLink={openRow}
        {...(onCurrent ? { currentRow: current, onCurrentRowChange: onCurrent } : { rowActions: actionsOf })}
        sort={view.sort}
        onSortChange={(sort) => sort && onChange({ sort })}
        matchingCount={rows.length}
      />
      {rows.length > drawn ? (
        <Button className="justify-self-center" onClick={() => setDrawn(drawn + ROWS)}>
          {`Afficher ${formatCount(Math.min(ROWS, rows.length - drawn), "autre", "autres")}`}
        </Button>
      ) : null}
    </div>
  );
}

/** Nothing opens what is not proposed: of her own, its form does. */
function rowLink(
  { id, isOwn, exclusion }: CatalogueRow,
  name: ReactNode,
  onCurrent: ((id: string) => void) | undefined,
) {
  if (exclusion === null) return <Link to={paths.recommendation(id)}>{name}</Link>;
  if (isOwn) return <Link to={paths.editRecommendation(id)}>{name}</Link>;
  if (onCurrent === undefined) return <span>{name}</span>;
  return (
    <button type="button" onClick={() => onCurrent(id)}>
      {name}
    </button>
  );
}

/** A row that goes takes the focus with it: whoever works by the keyboard stays in the list. */
function useKeptFocus(count: number, list: { readonly current: HTMLElement | null }): void {
  const counted = useRef(count);
  useEffect(() => {
    if (document.activeElement === document.body && count < counted.current) list.current?.focus();
    counted.current = count;
  }, [count, list]);
}

/** Gives the focus to the current row, or the first one. */
export function focusCurrentRow(): void {
  const rows = "[data-row-id] [data-row-link] :is(a, button)";
  const row = document.querySelector<HTMLElement>(`[aria-current]${rows}`) ?? document.querySelector(rows);
  if (row instanceof HTMLElement) row.focus();
}
