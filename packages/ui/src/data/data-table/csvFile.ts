import { downloadFile } from "../../foundations/internal/downloadFile.ts";
import { isoDay } from "./isoDay.ts";
import type { DataTableBooleanWords, DataTableColumn } from "./DataTableColumn.ts";
import { type CsvValue, toCsv } from "./toCsv.ts";

/** Describes what the lines of a file are made of. */
export interface CsvSource<Row> {
  /** The columns, in their order: those without a `value` or an `exportValue` are left out. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows, in their order. */
  readonly rows: readonly Row[];
  readonly timeZone: string;
  readonly words: DataTableBooleanWords;
}

/** Gives the lines of rows, the headers of their columns first. */
function csvLines<Row>({ columns, rows, timeZone, words }: CsvSource<Row>): CsvValue[][] {
  const written = columns.filter(({ value, exportValue }) => exportValue ?? value);
  const fieldOf = (row: Row, { value, exportValue, booleanWords }: DataTableColumn<Row>): CsvValue => {
    const held = (exportValue ?? value)?.(row);
    if (held instanceof Date) return isoDay(held, timeZone);
    return typeof held === "boolean" ? { ...words, ...booleanWords }[held ? "yes" : "no"] : held;
  };
  return [
    written.map(({ header }) => header),
    ...rows.map((row) => written.map((column) => fieldOf(row, column))),
  ];
}

/** Copies lines so that a spreadsheet pastes them as cells. */
async function copy(owner: Element, lines: readonly (readonly CsvValue[])[], locale: string): Promise<void> {
  const text = toCsv(lines, { locale, separator: "\t", byteOrderMark: false });
  await owner.ownerDocument.defaultView?.navigator.clipboard.writeText(text);
}

/** Describes the file that is handed over. */
export interface FileOptions {
  readonly locale: string;
  /** Without its extension. */
  readonly name: string;
}

/** Hands lines to the browser as a file. */
function download(
  owner: Element,
  lines: readonly (readonly CsvValue[])[],
  { locale, name }: FileOptions,
): void {
  downloadFile(
    owner,
    new Blob([toCsv(lines, { locale })], { type: "text/csv;charset=utf-8" }),
    `${name}.csv`,
  );
}

/** Ways in which tables and charts hand their values over as CSV: loaded when they are asked for. */
export const csvFile = { lines: csvLines, copy, download };
