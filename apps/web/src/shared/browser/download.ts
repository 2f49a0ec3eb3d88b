import { type CsvCell, toCsv } from "@carnation/product/statistics";

/** Time that the browser is given to begin to read a file, in milliseconds. */
const READING_MS = 60_000;

/**
 * Hands a file to the browser.
 * @param name its name; signs that a file system takes for a path become spaces
 */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|]/gu, " ");
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READING_MS);
}

/**
 * Hands a table to the browser as a file for a spreadsheet, which takes it for one in our alphabet only after a byte order
 * mark.
 * @param name its name, without the extension
 */
export function downloadCsv(rows: readonly (readonly CsvCell[])[], name: string): void {
  download(new Blob([`\uFEFF${toCsv(rows)}`], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
}
