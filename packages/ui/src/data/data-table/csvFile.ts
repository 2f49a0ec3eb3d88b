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

/** Characters that some system refuses in the name of a file. */
const unfit = /[\p{Cc}"*/:<>?\\|]+/gu;

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
  const blob = new Blob([toCsv(lines, { locale })], { type: "text/csv;charset=utf-8" });
  const link = owner.ownerDocument.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name.replaceAll(unfit, " ").trim().slice(0, 120) || "export"}.csv`;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Ways in which tables and charts hand their values over as CSV: loaded when they are asked for. */
export const csvFile = { lines: csvLines, copy, download };
