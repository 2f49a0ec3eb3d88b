import type { Workspace } from "@carnation/data";
import type { DataTableSort } from "@carnation/ui/data-table";
import { arrangeTableRows } from "@carnation/ui/data-table";
import { useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { downloadCsv } from "../browser/download.ts";
import type { ListAsking } from "../resource/listAsking.ts";
import type { ResourceColumn } from "../resource/Resource.ts";
import { useMutation } from "../watch/useMutation.ts";
import { listCsv } from "./listCsv.ts";

/** Describes what of a list is exported, and how. */
export interface ListExportOptions<Row extends object> {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly columns: readonly ResourceColumn<Row>[];
  readonly search: string;
  readonly sort: DataTableSort | null;
  /** Tells which rows the filters keep. */
  readonly keeps: (row: Row) => boolean;
  /** Way to read what is beyond the list; without, or where the list holds all, `shown` is exported. */
  readonly asking: ListAsking<Row> | undefined;
  /** Holds what the list shows, filtered, searched and sorted. */
  readonly shown: readonly Row[];
}

/** An export of a list, and how far it is. */
interface ListExport {
  /** Records that were read, and of how many; null when nothing is being read. */
  readonly progress: { readonly read: number; readonly of: number } | null;
  /** Number of lines that were handed to the browser last; null before. */
  readonly lines: number | null;
  readonly failure: string | null;
  readonly start: () => void;
  /** Gives it up: nothing is handed over. */
  readonly cancel: () => void;
}

type Tell = (progress: ListExport["progress"]) => void;

const readAll = async (
  workspace: Workspace,
  { countAll, readAll: read }: Pick<ListAsking<unknown>, "countAll" | "readAll">,
  { tell, signal }: { readonly tell: Tell; readonly signal: AbortSignal },
): Promise<readonly unknown[]> => {
  // Without a connection a page may not come for minutes: giving up does not wait for it.
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
  const of = await Promise.race([countAll(workspace), aborted]);
  if (of === null) return [];
  tell({ read: 0, of });
  const records: unknown[] = [];
  const pages = read(workspace);
  for (;;) {
    const next = await Promise.race([pages.next(), aborted]);
    if (next === null || next.done === true) return records;
    records.push(...next.value);
    tell({ read: records.length, of: Math.max(of, records.length) });
  }
};

/**
 * Exports all that the filters and the search name, also what the list does not show: read page after page, then judged as a
 * whole, since what is there twice stands on two pages. Leaving the page gives it up.
 */
export function useListExport<Row extends object>(options: ListExportOptions<Row>): ListExport {
  const { run, failure } = useMutation(readAll);
  const store = useStore();
  const [progress, setProgress] = useState<ListExport["progress"]>(null);
  const [lines, setLines] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const start = useCallback(async (): Promise<void> => {
    const { name, columns, search, sort, keeps, asking, shown } = options;
    const handOver = (rows: readonly Row[]): void => {
      downloadCsv(listCsv(columns, rows), name);
      setLines(rows.length);
    };
    if (asking === undefined) return handOver(shown);
    const giveUp = new AbortController();
    leaving.current = giveUp;
    setLines(null);
    setProgress({ read: 0, of: 0 });
    const rowsOf = store.get(asking.rows);
    try {
      const records = await run(asking, { tell: setProgress, signal: giveUp.signal });
      if (giveUp.signal.aborted) return;
      const rows = rowsOf(records as readonly Row[]).filter(keeps);
      handOver(arrangeTableRows({ columns, rows, search, sort }, "fr"));
    } catch {
      // Why it failed is said in the page.
    } finally {
      setProgress(null);
    }
  }, [options, run, store]);
  return { progress, lines, failure, start: () => void start(), cancel: () => leaving.current?.abort() };
}
