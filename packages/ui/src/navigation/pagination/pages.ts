/** A page to go to, or the pages that are left out. */
export type PageMark = { readonly page: number } | { readonly gapAfter: number };

/**
 * The pages to offer, from 1: the first, the last, the current one and its neighbours. A gap never stands for one
 * page only.
 */
export function pageMarks(current: number, last: number): readonly PageMark[] {
  const wanted = [1, current - 1, current, current + 1, last];
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PageMark[] => {
    const missing = (pages[index + 1] ?? page + 1) - page - 1;
    if (missing === 0) return [{ page }];
    return missing === 1 ? [{ page }, { page: page + 1 }] : [{ page }, { gapAfter: page }];
  });
}

/** A count of rows as a whole number; 0 for what is none. */
export const rowCount = (count: number): number =>
  Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;

/** Counts how many pages, at least one. A size that is none (0, `NaN`) has all rows on one page. */
export function pageCount(total: number, pageSize: number): number {
  return rowCount(pageSize) === 0 ? 1 : Math.max(1, Math.ceil(rowCount(total) / rowCount(pageSize)));
}

/** Places of the first and of the last row of a page, from 1. */
export function pageRange(page: number, pageSize: number, total: number): readonly [number, number] {
  const size = rowCount(pageSize) || total;
  return [Math.min((page - 1) * size + 1, total), Math.min(page * size, total)];
}
