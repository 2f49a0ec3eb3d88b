import type { DataTableProps } from "@carnation/ui/data-table";
import { MenuItem } from "@carnation/ui/menu";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { Deletion } from "../resource/Deletion.tsx";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import type { Identified } from "../resource/Resource.ts";

/** Describes what changes the name of a row where it stands. */
export interface RenameProps<Row> {
  readonly row: Row;
  /** Called when it is saved, or given up. */
  readonly onDone: () => void;
}

interface RowContentOptions<Row extends Identified> {
  readonly pages: ResourcePages;
  readonly openLabel: string | undefined;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  readonly deletion: Deletion<Row> | undefined;
  readonly Rename: ((props: RenameProps<Row>) => ReactNode) | undefined;
  readonly mayWrite: boolean;
  /** Way that a row is switched on or off, where it can be. */
  readonly switching:
    | { readonly isActive: (row: Row) => boolean; readonly onSwitch: (row: Row) => void }
    | undefined;
}

interface RowContent<Row extends object> {
  readonly table: Pick<DataTableProps<Row>, "rowLink" | "rowActions">;
  /** The question before a row is deleted, while it is asked. */
  readonly question: ReactNode;
}

/** Gives what opens the rows of a list, and what can be done with each. */
export function useRowContent<Row extends Identified>({
  pages,
  openLabel = "Modifier",
  rowActions,
  deletion,
  Rename,
  mayWrite,
  switching,
}: RowContentOptions<Row>): RowContent<Row> {
  const [deleted, setDeleted] = useState<Row | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  useFocusBack(renamed);
  const addressOf = pages.open ?? pages.edit;
  const rowLink = useCallback(
    (row: Row, name: ReactNode) =>
      Rename && renamed === row.id ? (
        <Rename row={row} onDone={() => setRenamed(null)} />
      ) : (
        <Link to={addressOf(row.id)}>{name}</Link>
      ),
    [addressOf, Rename, renamed],
  );
  const actionsOf = useCallback(
    (row: Row) => (
      <>
        {rowActions?.(row)}
        <MenuItem asChild>
          <Link to={addressOf(row.id)}>{openLabel}</Link>
        </MenuItem>
        {Rename && mayWrite ? <MenuItem onSelect={() => setRenamed(row.id)}>Renommer</MenuItem> : null}
        {switching && mayWrite ? (
          <MenuItem onSelect={() => switching.onSwitch(row)}>
            {switching.isActive(row) ? "Désactiver" : "Activer"}
          </MenuItem>
        ) : null}
        {deletion && mayWrite ? (
          <MenuItem tone="danger" onSelect={() => setDeleted(row)}>
            {deletion.verb}
          </MenuItem>
        ) : null}
      </>
    ),
    [rowActions, addressOf, openLabel, deletion, Rename, mayWrite, switching],
  );
  const table = useMemo(() => ({ rowLink, rowActions: actionsOf }), [rowLink, actionsOf]);
  return {
    table,
    question: deletion && deleted ? deletion.question(deleted, () => setDeleted(null)) : null,
  };
}

/** Gives the focus back to the row's link when the field that had it goes away. */
function useFocusBack(renamed: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = renamed;
    if (left === null || renamed !== null) return;
    document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(left)}"] a`)?.focus();
  }, [renamed]);
}
