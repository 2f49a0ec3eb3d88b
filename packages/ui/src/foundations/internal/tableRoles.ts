/**
 * The roles that native table elements have, written out: Safari forgets them when CSS changes `display`, which
 * the rows of a phone need (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
export const tableRoles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
