/** Rows whose cells are measured: more change a width hardly ever. */
const MOST_MEASURED = 200;

/** Width that a column needs for what its rendered cells hold, on one line. */
export function naturalWidth(head: HTMLTableCellElement): number {
  const table = head.closest("table");
  const region = table?.parentElement;
  const rows = [...(table?.querySelectorAll<HTMLTableRowElement>("tbody > [data-row-id]") ?? [])];
  const cells = [head, ...rows.slice(0, MOST_MEASURED).map((row) => row.cells[head.cellIndex])].filter(
    (cell) => cell !== undefined,
  );
  const scrolled = region?.scrollLeft ?? 0;
  const before = cells.map((cell) => cell.style.cssText);
  // All are changed before one is measured: the page is laid out twice, not once per row, and drawn in none of these states.
  for (const { style } of cells) {
    style.position = "absolute";
    style.width = "max-content";
    style.minWidth = "0";
    style.whiteSpace = "nowrap";
  }
  const widths = cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width));
  for (const [index, cell] of cells.entries()) cell.style.cssText = before[index] ?? "";
  if (region && region.scrollLeft !== scrolled) region.scrollLeft = scrolled;
  return Math.max(0, ...widths);
}
