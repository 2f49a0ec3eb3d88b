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

/** Counts how many pages, at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Places of the first and of the last row of a page, from 1. */
export function pageRange(page: number, pageSize: number, total: number): readonly [number, number] {
  return [Math.min((page - 1) * pageSize + 1, total), Math.min(page * pageSize, total)];
}
