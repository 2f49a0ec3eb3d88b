/** Rows that a table of values draws at once: thousands of them would take longer than the chart itself. */
export const TABLE_PAGE = 100;
