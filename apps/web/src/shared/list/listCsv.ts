import { formatShortDate } from "@carnation/domain/format";
import type { CsvCell } from "@carnation/product/statistics";
import type { ResourceColumn } from "../resource/Resource.ts";

/**
 * The rows of a list as a table for a spreadsheet, its headings first. What a spreadsheet would run is made harmless as it is
 * written (`toCsv`).
 */
export function listCsv<Row>(
  columns: readonly ResourceColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly CsvCell[])[] {
  const written = columns.filter(({ csv, value }) => csv !== null && (csv ?? value) !== undefined);
  return [
    written.map(({ header }) => header),
    ...rows.map((row) => written.map((column) => (column.csv ? column.csv(row) : cellOf(column, row)))),
  ];
}

function cellOf<Row>({ value, booleanWords }: ResourceColumn<Row>, row: Row): CsvCell {
  const held = value?.(row) ?? null;
  if (typeof held === "boolean") return held ? (booleanWords?.yes ?? "Oui") : (booleanWords?.no ?? "Non");
  return held instanceof Date ? formatShortDate(held) : held;
}
