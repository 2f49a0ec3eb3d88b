/**
 * The roles of a table, in words. On a narrow screen the lines with fields are laid out as blocks, and a browser
 * then forgets what the elements were: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
