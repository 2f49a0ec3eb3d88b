import { isoDay } from "./isoDay.ts";
import type { DataTableBooleanWords, DataTableColumn } from "./DataTableColumn.ts";
import { type CsvOptions, type CsvValue, toCsv } from "./toCsv.ts";

/** Describes what the lines of a file are made of, and in which language. */
export interface CsvSource<Row> extends Pick<CsvOptions, "locale"> {
  /** The columns, in their order: those without a `value` or an `exportValue` are left out. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows, in their order. */
  readonly rows: readonly Row[];
  readonly timeZone: string;
  readonly words: DataTableBooleanWords;
}

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

/** Copies rows so that a spreadsheet pastes them as cells. */
async function copyRows<Row>(owner: Element, source: CsvSource<Row>): Promise<void> {
  const text = toCsv(csvLines(source), { locale: source.locale, separator: "\t", byteOrderMark: false });
  await owner.ownerDocument.defaultView?.navigator.clipboard.writeText(text);
}

/** Characters that some system refuses in the name of a file. */
const unfit = /[\p{Cc}"*/:<>?\\|]+/gu;

/** Hands rows to the browser as a file of the name. */
function downloadRows<Row>(owner: Element, source: CsvSource<Row>, name: string): void {
  const blob = new Blob([toCsv(csvLines(source), { locale: source.locale })], {
    type: "text/csv;charset=utf-8",
  });
  const link = owner.ownerDocument.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name.replaceAll(unfit, " ").trim().slice(0, 120) || "export"}.csv`;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What a table does with its rows as CSV: loaded when the menu that offers it opens. */
export const csvFile = { copyRows, downloadRows };
