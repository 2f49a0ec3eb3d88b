/** A cell of a table: a text, a number, or nothing. */
export type CsvCell = string | number | null;

/**
 * A table as a CSV file that French spreadsheets open as it is: semicolons, decimal commas, CRLF, quotes where they
 * are needed. A text that a spreadsheet would run as a formula, whatever blanks it leaves out before it, gets an apostrophe
 * before it. The byte order mark
 * that some spreadsheets want is the caller's.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(";")}\r\n`).join("");
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
