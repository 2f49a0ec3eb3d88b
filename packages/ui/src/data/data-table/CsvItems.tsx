"use client";

import { type ReactNode, useEffect } from "react";
import { frDataTable } from "../../foundations/messages/sections/tables.ts";
import { useLocale, useTimeZone } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { MenuItem } from "../../overlays/menu/MenuParts.tsx";
import { csvFileCode } from "./csvFileCode.ts";
import type { DataTableColumn } from "./DataTableColumn.ts";

export interface CsvItemsProps<Row extends object> {
  readonly columns: readonly DataTableColumn<Row>[];
  /** Gives the rows as they are sorted and filtered when the entry is chosen. */
  readonly rows: () => readonly Row[];
  /** Name of the file, without its extension. */
  readonly name: string;
  /** The table, whose page receives the file. */
  readonly owner: () => Element | null;
  /** Receives what has become of it, to be announced. */
  readonly onDone: (message: string) => void;
}

/** Entries that copy the rows and download them as a file. */
export function CsvItems<Row extends object>(props: CsvItemsProps<Row>): ReactNode {
  const { columns, rows, name, owner, onDone } = props;
  const messages = useMessages("dataTable", frDataTable);
  const locale = useLocale();
  const timeZone = useTimeZone();
  useEffect(() => {
    // Here before an entry is chosen, where it can: Safari copies in the moment of the press only. A failure is told then.
    void csvFileCode.load().catch(() => undefined);
  }, []);
  const exportRows = async (way: "copy" | "download"): Promise<void> => {
    const element = owner();
    if (element === null) return;
    const source = { columns, rows: rows(), timeZone, words: { yes: messages.yes, no: messages.no } };
    try {
      const file = csvFileCode.loaded() ?? (await csvFileCode.load());
      const lines = file.lines(source);
      if (way === "copy") await file.copy(element, lines, locale);
      else file.download(element, lines, { locale, name });
      onDone(way === "copy" ? messages.rowsCopied : messages.rowsDownloaded);
    } catch {
      onDone(messages.exportFailed);
    }
  };
  return (
    <>
      <MenuItem onSelect={() => void exportRows("copy")}>{messages.copyRows}</MenuItem>
      <MenuItem onSelect={() => void exportRows("download")}>{messages.downloadRows}</MenuItem>
    </>
  );
}
